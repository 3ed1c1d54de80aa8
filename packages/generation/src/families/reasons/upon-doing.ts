import { agrees, verbAgrees } from '@capivira/portuguese/agreement'
import { analyse, isParticiple } from '@capivira/portuguese/morphology'
import { meansPerson } from '../../analysis/people/people.ts'
import { isOneOf, pattern } from '../../lexicon/words.ts'
import type { ClauseFamily } from '../fact.ts'
import { ask, focusKey, named, subjectOf, tidyAnswer, upperFirst, wordsIn } from '../wording/phrasing.ts'
import { causeDraft } from './cause-draft.ts'
import { happensIn } from './happens.ts'

const UPON = /^(Ao\s(?:se\s|não\s)?\p{Ll}+r(?:-se)?(?=\s|$)[^,;:()]{0,80}|Quando\s(\p{Ll}+d[oa]s?)\s[^,;:()]{3,80})$/u
const LEANS = pattern('iu')`(?<![\p{L}])(?:${'pointing back or at the reader'}|\p{L}{3,}[aei]mos)(?![\p{L}])`
const WORDS = { least: 2, most: 18 } as const

/**
 * 'Ao ser aquecido, o metal se dilata' → 'O que acontece com o metal ao ser aquecido?'; 'Quando resfriada, a água
 * congela'.
 */
export const uponDoing: ClauseFamily = place => {
  const { clause } = place
  const [, lead = '', participle = ''] = UPON.exec(clause.lead) ?? []
  if (lead === '' || LEANS.test(lead)) return []
  const subject = subjectOf(place)
  if (!subject || !verbAgrees(clause.verb.replace(/^se\s|-se$/u, '').split(' ')[0] ?? '', subject.phrase.number))
    return []
  if (participle !== '' && !(isParticiple(participle) && agrees(participle, subject.phrase))) return []
  // Of people, and of what happened once, one asks what they did.
  if (subject.phrase.proper || meansPerson(subject.phrase.head) || !isPresent(clause.verb)) return []
  const said = tidyAnswer(`${clause.negated ? 'não ' : ''}${clause.verb} ${clause.rest}`)
  if (wordsIn(said) < WORDS.least || wordsIn(said) > WORDS.most || LEANS.test(said)) return []
  const being = subject.phrase.number === 'p' ? 'são' : 'é'
  const under = (participle === '' ? lead : lead.replace(participle, `${being} ${participle}`)).replace(
    /^\p{L}/u,
    first => first.toLowerCase(),
  )
  return [
    causeDraft(
      'cause/upon-doing',
      ask('o que', happensIn(clause.verb), 'com', named(subject), under),
      upperFirst(said.replace(/^se\s(\p{L}+)/iu, '$1-se')),
      0.78,
      0.8,
      focusKey(`${subject.phrase.core} ${under}`),
    ),
  ]
}

function isPresent(verb: string): boolean {
  const finite =
    verb
      .toLowerCase()
      .replace(/^se\s|-se$/u, '')
      .split(' ')[0] ?? ''
  return (
    !isOneOf('modal, present', finite) &&
    analyse(finite).some(a => a.category === 'verb' && a.mood === 'indicative' && a.tense === 'present')
  )
}
