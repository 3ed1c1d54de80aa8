import { nameOf } from './lexicon.ts'
import type { NounRow } from './noun.ts'
import { counted } from './plural.ts'
import type { Subject } from './subject.ts'

const AQUARIUM = /^aquarium-/
const FISH = /^(?:fish|tropical-fish|blowfish)$/

/** The things of a wish, its fish in its aquarium where it has one. */
export function inAquarium(subjects: readonly Subject[]): Subject[] {
  const tank = subjects.find(({ noun }) => AQUARIUM.test(noun[1]))
  const fish = subjects.find(({ noun }) => FISH.test(noun[1]))
  if (!tank || !fish) return [...subjects]
  const [, , place, size, words, setting] = tank.noun
  const label = `um aquário com ${counted(fish.noun[0], fish.count)}`
  const noun: NounRow = [label, `aquarium-${fish.count}`, place, size, words, setting]
  const full = { ...tank, noun, ...(fish.fewerOf && { fewerOf: fish.fewerOf }) }
  return subjects.flatMap(subject => (subject === tank ? [full] : subject === fish ? [] : [subject]))
}

/** A thing's name for screen readers is short: 'aquário'. */
export const shortName = (noun: NounRow): string => (AQUARIUM.test(noun[1]) ? 'aquário' : nameOf(noun))
