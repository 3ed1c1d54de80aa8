import { analyse } from '@capivira/portuguese/morphology'
import { pattern } from '../../lexicon/words.ts'

/** Whom a text speaks to: 'você vai poder colher'. */
const READER = /(?<![\p{L}])(?:vocês?|a gente|(?<!(?<!\p{L})[oa]s\s)nós|te|contigo|conosco)(?![\p{L}])/iu
/** 'o primeiro deles é o mais forte': which of them, not what comes about. */
const OF_THEM = pattern('iu')`(?<![\p{L}])d${'they, pointing back'}(?![\p{L}])`
const ONE_OF_THEM =
  /^[oa]s?\s(?:primeir|segund|terceir|últim|outr|maior|menor)\p{L}*\s(?!\p{L}{4,}\s(?:é|são|será|foi)\s)/iu

/** Whether what is told is nothing that happens: it says of one of the things what it is, or speaks to the reader. */
export function happensToPart(consequence: string, copular: boolean): boolean {
  return READER.test(consequence) || (copular && (OF_THEM.test(consequence) || ONE_OF_THEM.test(consequence)))
}

/** 'acontecer' in the tense of the consequence. */
export function happensIn(verb: string): string {
  const reading = analyse(verb.replace(/^(?:se|lhe)\s|-se$/gi, '').toLowerCase()).find(
    a => a.category === 'verb' && a.person === 3,
  )
  if (reading?.mood === 'conditional') return 'aconteceria'
  if (reading?.tense === 'preterite') return 'aconteceu'
  if (reading?.tense === 'imperfect') return 'acontecia'
  return reading?.tense === 'future' ? 'acontecerá' : 'acontece'
}
