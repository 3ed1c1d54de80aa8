import { type PatientTurns, patientTurns } from '../../platform/patient-turns.ts'

/**
 * Turns of all that is proved while a teacher looks on, pasted answers and imported sheets alike: each takes a process
 * that reads Portuguese, so two at a time and one of each teacher, and nobody waits longer than this for theirs.
 */
export const proofTurns: PatientTurns = patientTurns({ atOnce: 2, each: 1, patienceMs: 45_000 })
