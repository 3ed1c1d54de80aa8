import { analyse } from '@capivira/portuguese/morphology'

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
