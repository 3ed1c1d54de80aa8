import { analyse } from '@capivira/portuguese/morphology'

/** ' que cheguem com intervalo…': a relative clause in the subjunctive. */
export function opensCondition(after: string): boolean {
  const verb = /^\sque\s(?:não\s)?(?:se\s)?(\p{Ll}+)/u.exec(after)?.[1]
  const readings = verb === undefined ? [] : analyse(verb).filter(a => a.category === 'verb')
  return readings.length > 0 && readings.every(a => a.mood !== 'indicative')
}

/** What was done once. */
export function isPreterite(verb: string): boolean {
  return analyse(verb.toLowerCase()).some(a => a.person === 3 && a.tense === 'preterite')
}
