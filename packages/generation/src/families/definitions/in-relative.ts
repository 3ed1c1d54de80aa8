import { numberOf } from '@capivira/portuguese/morphology'
import { readSubject } from '../../analysis/grammar/nouns.ts'
import { tagWords } from '../../analysis/grammar/tagging.ts'
import type { Mention } from '../../analysis/terms/terms.ts'
import { isOneOf } from '../../lexicon/words.ts'
import type { FactDraft, Place } from '../fact.ts'
import { ask, tidyAnswer, wordsIn } from '../wording/phrasing.ts'
import { definitionDraft, isDefiningPredicate } from './definition-draft.ts'

/** '… irrigação por gotejo, que é um modo de regar …' */
export function relativeDefinition(place: Place): FactDraft[] {
  const { sentence, study } = place
  if (firstClauseMark(place) === null) return []
  const drafts: FactDraft[] = []
  for (const match of sentence.core.matchAll(/,\sque\s(é|são)\s((?:um|uma|o|a|os|as)?\s?[^;:]+?)(?=[.;:]|$)/gu)) {
    const verb = match[1] ?? 'é'
    const mention = mentionBefore(place, match.index, verb === 'é' ? 's' : 'p')
    const predicate = untilNextVerb(match[2] ?? '')
    if (!mention || !isDefiningPredicate(predicate, verb)) continue
    if (isPartOfRanked(sentence.words[mention.start - 1]?.lower ?? '', predicate)) continue
    const subject = readSubject(mention.surface, study.use)
    const answer = tidyAnswer(predicate.replace(/,\s(?:que por sua vez|o que|e).*$/, ''))
    if (!subject || wordsIn(answer) < 4) continue
    drafts.push(definitionDraft('definition/relative', subject, ask('o que', verb, mention.surface), answer, 0.85))
  }
  return drafts
}

/** 'o maior farol | do estado, que é o farol de Mucuripe': the lighthouse is, not the world. */
const isPartOfRanked = (link: string, said: string) =>
  isOneOf('ranked or only one', link) ||
  (/^d[aeo]s?$/.test(link) && /^[oa]s?\s\p{Ll}+\s(?:d[aeo]s?\s)?\p{Lu}/u.test(said))

/** The longest term of this number that ends right before a place of the sentence. */
export function mentionBefore({ sentence, study }: Place, at: number, number: 's' | 'p'): Mention | undefined {
  return (study.mentions[sentence.index] ?? [])
    .filter(({ end, surface }) => sentence.words[end - 1]?.end === at && numberOfPhrase(surface) === number)
    .sort((a, b) => a.start - b.start)[0]
}

export function numberOfPhrase(surface: string): 's' | 'p' {
  const head = surface.split(' ')[0] ?? ''
  return numberOf(head) ?? (head.endsWith('s') ? 'p' : 's')
}

/** 'um fator abiótico, diminui a quantidade' → 'um fator abiótico': the main clause goes on after the comma. */
function untilNextVerb(predicate: string): string {
  const parts = predicate.split(', ')
  const stop = parts.findIndex((part, index) => index > 0 && tagWords(part)[0]?.tag === 'verb')
  return stop < 0 ? predicate : parts.slice(0, stop).join(', ')
}

/** Sentence-wide patterns run once: on the first clause. */
export function firstClauseMark({ clause, sentence }: Place): Place['clause'] | null {
  return sentence.core.startsWith(clause.text.slice(0, 12)) ? clause : null
}
