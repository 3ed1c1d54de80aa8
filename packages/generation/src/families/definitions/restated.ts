import { displayOf, readSubject } from '../../analysis/grammar/nouns.ts'
import { tagWords } from '../../analysis/grammar/tagging.ts'
import type { ClauseFamily, FactDraft, Place } from '../fact.ts'
import { ask, tidyAnswer, wordsIn } from '../wording/phrasing.ts'
import { definitionDraft } from './definition-draft.ts'

/** Said again in other words: 'ou seja', 'isto é'. */
export const restated: ClauseFamily = place => {
  // Looks at the whole sentence: once is enough.
  if (!place.sentence.core.startsWith(place.clause.text.slice(0, 12))) return []
  return inOtherWords(place)
}

/**
 * 'eram animais autótrofos, ou seja, seres capazes de produzir o próprio alimento' → 'O que são animais autótrofos?'
 */
function inOtherWords({ sentence, study }: Place): FactDraft[] {
  const drafts: FactDraft[] = []
  for (const match of sentence.core.matchAll(/,\s(?:ou seja|isto é),\s([^;:]{15,140})/gu)) {
    const mention = (study.mentions[sentence.index] ?? [])
      .filter(({ end }) => sentence.words[end - 1]?.end === match.index)
      .sort((a, b) => a.start - b.start)[0]
    const said = (match[1] ?? '').replace(/\.$/, '')
    const words = tagWords(said)
    const verb = words.findIndex(word => word.tag === 'verb')
    const relative = words.findIndex(word => word.tag === 'relative')
    const nominal =
      words[0]?.tag === 'noun' ||
      words[0]?.lower === 'seres' ||
      (words[0]?.tag === 'article' && words[1]?.tag === 'noun')
    if (!mention || mention.term.common || !nominal || (verb >= 0 && (relative < 0 || verb < relative))) continue
    const subject = readSubject(mention.surface, study.use)
    const answer = tidyAnswer(said)
    if (!subject || wordsIn(answer) < 4) continue
    const { phrase } = subject
    drafts.push(
      definitionDraft(
        'definition/in-other-words',
        subject,
        ask('o que', phrase.number === 'p' ? 'são' : 'é', displayOf(phrase)),
        answer,
        0.84,
      ),
    )
  }
  return drafts
}
