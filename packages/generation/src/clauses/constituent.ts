import { agrees, verbAgrees } from '@capivira/portuguese/agreement'
import { isBareSituation } from '../analysis/references/situations.ts'
import type { ClauseFamily } from '../families/fact.ts'
import { isBackground } from '../families/wording/phrasing.ts'
import { wordsOf } from '../lexicon/words.ts'
import { complements } from './complements.ts'
import { groupOf } from './group.ts'
import { whatItIs, whoIs } from './identity.ts'
import { leadOf } from './leads.ts'
import { objects } from './objects.ts'
import { partsOf } from './parts.ts'
import { pointsBack } from './said.ts'
import { topicOf } from './topic.ts'

/** Verbs that say nothing without the words after them. */
const EMPTY: ReadonlySet<string> = wordsOf('empty verb')
/** Any constituent of a clause that hangs on its verb, asked for with the interrogative of its role. */
export const constituent: ClauseFamily = place => {
  const { clause } = place
  if (clause.subject === '') return []
  const group = groupOf(clause)
  if (!group || (EMPTY.has(group.lemma) && group.voice !== 'passive') || /-(?!se)\p{L}+$/u.test(group.finite)) return []
  const lead = leadOf(clause)
  const subject = lead === null ? null : topicOf(place)
  if (/\p{Ll}[aei]ndo(?![\p{L}])|^(?:Quanto|Raramente|Nunca|Dificilmente|Nem|Jamais|Nenhum)/u.test(clause.subject))
    return []
  if (lead === null || !subject || pointsBack(lead) || isBackground(place, subject)) return []
  if (/\sque\s.*\se\s/u.test(subject.display) || !verbAgrees(group.finite, subject.phrase.number)) return []
  if (group.voice === 'passive' && !agrees(group.text.split(' ').at(-1) ?? '', subject.phrase)) return []
  const read = partsOf(group.rest)
  if (!read || read.parts.length === 0) return []
  if (clause.negated) {
    // 'não está vinculada a', 'não poderá se matricular em': what is denied of one thing.
    const denied = { ...group, text: `não ${group.text}` }
    const known = group.voice === 'passive' || / /.test(group.text)
    if (!known) return []
    const drafts = complements({ place, subject, lead, group: denied, parts: read.parts, tail: read.tail })
    return drafts.slice(0, 1).filter(({ pattern }) => /\/(?:to|in|with|of|agent)$/.test(pattern))
  }
  const said = { place, subject, lead, group, parts: read.parts, tail: read.tail }
  // 'plantas interagem': all plants, or those on the page? What plants are can be asked all the same.
  const { determiner, proper, words } = subject.phrase
  // 'Na Bahia, quando terminou a guerra?': which one?
  if (isBareSituation(subject, place.study)) return []
  const bare = determiner === '' && !proper && words.length < 2 && !/^(?:cada|tod[oa]s?|quase)\s/u.test(subject.display)
  return [...(bare ? [] : [...complements(said), ...objects(said)]), ...whatItIs(said), ...whoIs(said)]
}
