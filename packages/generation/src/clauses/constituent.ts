import { agrees, verbAgrees } from '@capivira/portuguese/agreement'
import type { ClauseFamily } from '../families/fact.ts'
import { isBackground, subjectOf } from '../families/phrasing.ts'
import { complements } from './complements.ts'
import { groupOf } from './group.ts'
import { whatItIs } from './identity.ts'
import { impersonal } from './impersonal.ts'
import { leadOf } from './leads.ts'
import { objects } from './objects.ts'
import { partsOf } from './parts.ts'
import { pointsBack } from './said.ts'

/** Verbs that say nothing without the words after them. */
const EMPTY: ReadonlySet<string> = new Set(
  'ir vir ter haver fazer dar ficar pôr tratar caber competir incumbir valer passar tornar chegar levar parecer continuar'.split(
    ' ',
  ),
)
/** Any constituent of a clause that hangs on its verb, asked for with the interrogative of its role. */
export const constituent: ClauseFamily = place => {
  const { clause } = place
  if (clause.subject === '') return impersonal(place)
  if (clause.negated) return []
  const group = groupOf(clause)
  if (!group || (EMPTY.has(group.lemma) && group.voice !== 'passive') || /-(?!se)\p{L}+$/u.test(group.finite)) return []
  const lead = leadOf(clause)
  const subject = lead === null ? null : subjectOf(place)
  if (/\p{Ll}[aei]ndo(?![\p{L}])|^(?:Raramente|Nunca|Dificilmente|Nem|Jamais|Nenhum)/u.test(clause.subject)) return []
  if (lead === null || !subject || pointsBack(lead) || isBackground(place, subject)) return []
  // 'plantas interagem': of all plants, or of those on the page?
  if (
    subject.phrase.determiner === '' &&
    !subject.phrase.proper &&
    subject.phrase.words.length < 2 &&
    !/^(?:cada|tod[oa]s?|quase)\s/u.test(subject.display)
  )
    return []
  if (/\sque\s.*\se\s/u.test(subject.display) || !verbAgrees(group.finite, subject.phrase.number)) return []
  if (group.voice === 'passive' && !agrees(group.text.split(' ').at(-1) ?? '', subject.phrase)) return []
  const read = partsOf(group.rest)
  if (!read || read.parts.length === 0) return []
  const said = { place, subject, lead, group, parts: read.parts, tail: read.tail }
  return [...complements(said), ...objects(said), ...whatItIs(said)]
}
