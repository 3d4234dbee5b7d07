# Sourced by the scripts in this folder: where things are, how to speak, and which Pythons there are.
# shellcheck shell=bash

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
cd "$root" || exit
me=${0##*/}

# What a script does, on standard error: standard output is for what it was asked to print.
say() { printf '%s: %s\n' "$me" "$*" >&2; }

die() {
  say "error: $*"
  exit 1
}

heading() { printf '\n== %s ==\n' "$*"; }

# Runs a command whose output matters only when it fails: quietly LOG COMMAND…
quietly() {
  local log=$1
  shift
  mkdir -p "$(dirname "$log")"
  if ! "$@" >"$log" 2>&1 </dev/null; then
    tail -n 60 "$log" >&2
    say "error: failed: $* (all of its output: $log)"
    return 1
  fi
}

# Pythons that run, newest first, one a line: VERSION PATH, as in "3.13.0 /usr/bin/python3.13".
# Looks at PATH, at pyenv's versions, and takes no shim for a Python that pyenv has not made active.
pythons() {
  local candidate
  for candidate in python3 python3.{9..20} \
    "${PYENV_ROOT:-/nonexistent}"/versions/*/bin/python3 "${HOME:-/nonexistent}"/.pyenv/versions/*/bin/python3; do
    command -v "$candidate" || true
  done | sort -u | while read -r candidate; do
    "$candidate" -c '
import sys, os
if sys.implementation.name == "cpython" and sys.version_info.releaselevel == "final":
    print("%d.%d.%d" % sys.version_info[:3], os.path.realpath(sys.executable))' 2>/dev/null </dev/null || true
  done | sort -u | sort -t ' ' -k1,1Vr
}

# Prints "VERSION PATH" of the Pythons from version $1 on that can make a virtual environment, newest first.
pythons_from() {
  local version path
  pythons | while read -r version path; do
    [ "$(printf '%s\n%s\n' "$1" "$version" | sort -V | head -n 1)" = "$1" ] || continue
    if "$path" -c 'import ensurepip, venv' >/dev/null 2>&1 </dev/null; then echo "$version $path"; fi
  done
}

# Prints a Python that has pip, if there is one.
python_with_pip() {
  local _version path
  while read -r _version path; do
    if "$path" -m pip --version >/dev/null 2>&1 </dev/null; then
      printf '%s\n' "$path"
      return
    fi
  done < <(pythons)
  return 1
}

# One key for the contents of files and for further words: key WORD… -- FILE…
key() {
  local words=()
  while [ "$1" != -- ]; do
    words+=("$1")
    shift
  done
  shift
  { printf '%s\n' "${words[@]}"; cat "$@"; } | sha256sum | cut -d ' ' -f 1
}

# This machine's own apt sources of Debian, for another suite, into folder $2: one file each. Sources of other
# distributors do not name Debian's suite, or serve no other, and are left out.
apt_sources() {
  local suite=$1 into=$2 own file name
  own=$(sed -n 's/^VERSION_CODENAME=//p' /etc/os-release)
  [ -n "$own" ] || die "/etc/os-release does not tell which Debian this is"
  mkdir -p "$into"
  for file in /etc/apt/sources.list /etc/apt/sources.list.d/*.list /etc/apt/sources.list.d/*.sources; do
    [ -e "$file" ] || continue
    name=$into/${file##*/}
    case $file in
      *.list) sed -En "s|^(deb( +\[[^]]*\])? +[^ ]+ +)$own\b|\1$suite|p" "$file" >"$name" ;;
      *.sources)
        grep -Eq "^Suites:.*\b$own\b" "$file" || continue
        sed "/^Suites:/s|\b$own\b|$suite|g; /^ *#/d" "$file" >"$name"
        ;;
    esac
    [ -s "$name" ] || rm -f "$name"
  done
  [ -n "$(ls "$into")" ] || die "none of this machine's apt sources names Debian's suite $own, so there is none to take $suite from"
}
