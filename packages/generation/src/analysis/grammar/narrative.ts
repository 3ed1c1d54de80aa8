import { thirdPerson } from '@capivira/portuguese/inflection'
import { analyse, isParticiple } from '@capivira/portuguese/morphology'
import { wordsOf } from '../../lexicon/words.ts'
import type { Clause } from './clauses.ts'

/** '(1832 — 1891)': when somebody lived. */
const LIVED = /\s\(\d{3,4}\s?[-–—]\s?\d{3,4}\)/gu
const PAST_TIME = /(?<![\d.,])(?:1\d{3}|200\d|201\d)(?![\d.,]?\d)|século\s[IVX]+/u
/** 'é' beside a date often tells what a thing is, not what happened. */
const STATES = wordsOf('form that states, not tells')

/** 'Em 1989, o ministério lança um projeto' → 'lançou': a past told in the present, said as one asks about it. */
export function inThePast(clause: Clause): Clause {
  // 'Desde 2004, a escola oferece': it goes on.
  if (!PAST_TIME.test(clause.lead.replace(LIVED, '')) || /(?:^|,\s)desde\s/iu.test(clause.lead)) return clause
  // 'Em 1088, é fundada a universidade' → 'foi fundada'.
  const passive = /^(?:é|são)$/i.test(clause.verb) && isParticiple(clause.rest.split(' ')[0] ?? '')
  if (passive) return { ...clause, verb: /^é$/i.test(clause.verb) ? 'foi' : 'foram' }
  if (STATES.has(clause.verb.toLowerCase()) || /\s|-/.test(clause.verb)) return clause
  const present = analyse(clause.verb.toLowerCase()).filter(
    a => a.category === 'verb' && a.person === 3 && a.mood === 'indicative',
  )
  const reading = present[0]
  if (!reading || present.some(a => a.tense !== 'present')) return clause
  const past = thirdPerson(reading.lemma, 'preterite', reading.number ?? 's')
  return past === null ? clause : { ...clause, verb: past }
}
