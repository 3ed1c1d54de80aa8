import { contract } from '@capivira/portuguese/agreement'
import { tagWords } from '../../analysis/grammar/tagging.ts'
import { nameClass } from '../../analysis/people/names.ts'
import type { ClauseFamily } from '../fact.ts'
import { ask, focusKey, limitingLead, named, subjectOf, tidyAnswer, wordsIn } from '../wording/phrasing.ts'

/** 'sendo a região Nordeste a que apresenta a maior riqueza de espécies' */
const BEING =
  /,\ssendo\s(?:o|a)\s(\p{Ll}{4,})\s(\p{Lu}\S*(?:\s(?:d[aeo]s?\s)?\p{Lu}\S*){0,3})\s(?:o|a)\sque\s(\p{Ll}+)\s((?:o|a)\s(?:maior|menor|melhor|pior|mais)\s[^,;:]{3,80})$/u

/** 'O parque abriga 80 espécies, sendo a trilha Azul a que tem a maior variedade de espécies' → 'Que trilha tem a maior variedade de espécies do parque?' */
export const beingThat: ClauseFamily = place => {
  const { clause } = place
  const match = BEING.exec(clause.text)
  const subject = match && limitingLead(clause) === '' ? subjectOf(place) : null
  const [, kind = '', name = '', verb = '', rest = ''] = match ?? []
  if (!match || !subject || tagWords(`a ${kind}`)[1]?.tag !== 'noun') return []
  // 'com 53 registros': how that is known.
  const said = tidyAnswer(rest.replace(/\scom\s\d.*$/u, ''))
  const low = said.charAt(0).toLowerCase() + said.slice(1)
  const noun = low.split(' ').at(-1) ?? ''
  // Of what: only what the main clause has counted.
  if (wordsIn(low) < 4 || !new RegExp(String.raw`\d\s${noun}(?![\p{L}])`, 'u').test(clause.text)) return []
  return [
    {
      family: 'naming',
      pattern: 'naming/being-that',
      focus: `${focusKey(low)} nome`,
      question: ask('que', kind, verb, low, contract('de', named(subject))),
      answer: name,
      answerType: nameClass(name) === 'place' ? 'place' : 'term',
      proper: true,
      strength: 0.84,
      load: 0.45,
    },
  ]
}
