# Fails in a CMake that is older than the one that CMakeLists.txt asks for; tools/bootstrap asks it.
cmake_minimum_required(VERSION 3.20)
