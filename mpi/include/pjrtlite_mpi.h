/*
 * MPI inside of programs: a JAX program that pjrtlite runs on each rank exchanges and reduces arrays in its middle.
 *
 * This is a library of its own, built for one MPI, on top of the public interface of pjrtlite. docs/mpi.md is its manual,
 * with what programs call. The steps of a host:
 *
 *   1. MPI_Init_thread, then pjrtlite_mpi_register(MPI_COMM_WORLD) on every rank;
 *   2. load and run programs, on every rank;
 *   3. MPI_Finalize.
 *
 * Functions here that fail leave a message: pjrtlite_mpi_last_error_message.
 */
#ifndef PJRTLITE_MPI_H
#define PJRTLITE_MPI_H

#include <pjrtlite.h>

#include <mpi.h>

#ifdef __cplusplus
extern "C" {
#endif

/* Communicators have numbers from 0 to one less than this. */
#define PJRTLITE_MPI_COMMUNICATORS 64

/**
 * Registers the functions by which programs call MPI, and makes a communicator number 0.
 *
 * Call it after MPI_Init or MPI_Init_thread, and before the programs are loaded. A later call replaces number 0.
 *
 * The communicator is duplicated: messages of programs never meet the host's, and the host may free its own
 * communicator at any time. The duplicate returns errors instead of ending the process, and is freed by
 * pjrtlite_mpi_remove, by a replacement, or by MPI_Finalize.
 *
 * With MPI_THREAD_MULTIPLE programs call MPI on any thread. With less they call it on the thread that calls
 * pjrtlite_plan_run; with MPI_THREAD_FUNNELED or MPI_THREAD_SINGLE that must be the thread that initialised MPI. The
 * level that MPI has at the first call counts.
 *
 * @param[in] communicator  An intracommunicator.
 *
 * *Collective*: over the communicator. All ranks fail if one of them does.
 * *Threads*: one at a time, and not while a program runs that calls MPI.
 * *Errors*: FAILED_PRECONDITION before MPI is initialised and after it is finalised; INVALID_VALUE for MPI_COMM_NULL, an
 * intercommunicator, and what MPI knows to be no communicator; FUNCTION_FAILED for errors of MPI;
 * IN_USE if a program uses number 0; what pjrtlite_function_register reports.
 */
pjrtlite_status pjrtlite_mpi_register(MPI_Comm communicator);

/**
 * Gives programs another communicator, by a number. See pjrtlite_mpi_register, which comes first.
 *
 * @param[in] number        The number by which programs mean it, from 0 to PJRTLITE_MPI_COMMUNICATORS - 1. It may have
 *                          a communicator already, which is then replaced.
 * @param[in] communicator  An intracommunicator.
 *
 * *Collective*: over the communicator. Its ranks may have different numbers for it.
 * *Threads*: as for pjrtlite_mpi_register.
 * *Errors*: as for pjrtlite_mpi_register; INVALID_VALUE for another number; FAILED_PRECONDITION before
 * pjrtlite_mpi_register.
 */
pjrtlite_status pjrtlite_mpi_add(int32_t number, MPI_Comm communicator);

/**
 * Takes a communicator away, and frees the duplicate. Programs that use its number fail from then on.
 *
 * @param[in] number  Its number.
 *
 * *Collective*: over the communicator.
 * *Threads*: as for pjrtlite_mpi_register.
 * *Errors*: NOT_FOUND if the number has no communicator; IN_USE if a program uses it; FAILED_PRECONDITION
 * and FUNCTION_FAILED as for pjrtlite_mpi_register.
 */
pjrtlite_status pjrtlite_mpi_remove(int32_t number);

/**
 * Sets what becomes of the other ranks when a program's call of MPI fails on this one. They may wait for it.
 *
 * With false, the default, the run fails with a status and a message, and the host decides, as for any failure: a host
 * that cannot go on calls MPI_Abort. With true, the message is printed on stderr, and MPI_Abort ends all ranks.
 *
 * @param[in] abort  Whether a failure ends all ranks.
 *
 * *Threads*: any.
 */
pjrtlite_status pjrtlite_mpi_abort_on_failure(bool abort);

/**
 * Sets whether ranks compare their collective calls before each of them: operation, element type, number of elements,
 * operator, root. If they differ, the call fails on every rank, with INVALID_VALUE. Without this such calls hang or give
 * wrong numbers, as in MPI. It takes an allreduce of 16 bytes for each call, and is off by default.
 *
 * @param[in] compare  Whether to compare. The same on all ranks.
 *
 * *Threads*: one at a time, and not while a program runs that calls MPI.
 */
pjrtlite_status pjrtlite_mpi_compare_calls(bool compare);

/**
 * Tells why the last call of a function of this header on this thread failed: a sentence. Empty if none did.
 *
 * *Ownership*: borrowed until the next such call on this thread.
 * *Threads*: any.
 */
const char *pjrtlite_mpi_last_error_message(void);

/** pjrtlite_mpi_register for the integer handles of Fortran. */
pjrtlite_status pjrtlite_mpi_register_f(MPI_Fint communicator);

/** pjrtlite_mpi_add for the integer handles of Fortran. */
pjrtlite_status pjrtlite_mpi_add_f(int32_t number, MPI_Fint communicator);

#ifdef __cplusplus
}
#endif

#endif
