import { fairTurns } from './fair-turns.ts'

/**
 * Turns as {@link fairTurns} gives them, for which nobody waits longer than `patienceMs`: null then, and the work is
 * never begun. Work that has begun bounds itself.
 */
export function patientTurns({
  patienceMs,
  ...places
}: {
  atOnce: number
  each: number
  patienceMs: number
}): PatientTurns {
  const turns = fairTurns(places)
  return (person, work) =>
    new Promise((resolve, reject) => {
      let waits = true
      const timer = setTimeout(() => {
        waits = false
        resolve(null)
      }, patienceMs)
      const begin = async () => {
        clearTimeout(timer)
        return waits ? work() : null
      }
      turns(person, begin).then(resolve, reject)
    })
}

/** Does a person's work when it is their turn; null where it did not come in time. */
export type PatientTurns = <Done>(person: string, work: () => Promise<Done>) => Promise<Done | null>
