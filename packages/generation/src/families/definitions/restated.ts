import { displayOf, readSubject } from '../../analysis/grammar/nouns.ts'
import { tagWords } from '../../analysis/grammar/tagging.ts'
import type { ClauseFamily, FactDraft, Place } from '../fact.ts'
import { ask, focusKey, tidyAnswer, upperFirst, wordsIn } from '../wording/phrasing.ts'
import { definitionDraft } from './definitionDraft.ts'

/** Said again in other words, or by whose work it is: 'ou seja', 'isto é', 'autor de', 'inventor de'. */
export const restated: ClauseFamily = place => {
  // Looks at the whole sentence: once is enough.
  if (!place.sentence.core.startsWith(place.clause.text.slice(0, 12))) return []
  return [...inOtherWords(place), ...makerOf(place)]
}

/** 'eram animais autótrofos, ou seja, seres capazes de produzir o próprio alimento' → 'O que são animais autótrofos?' */
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

const MAKER =
  /(?<![\p{L}])(\p{Lu}[\p{L}.'’-]+(?:\s(?:(?:d[aeo]s?|e|von|van)\s)?\p{Lu}[\p{L}.'’-]*){0,4}),\s(?:o\s|a\s|um dos\s)?(autor|autora|criador|criadora|fundador|fundadora|inventor|inventora|descobridor|descobridora|idealizador|idealizadora)\s(d[aeo]s?\s[^,.;()]{4,60})[,.]/gu

/** 'Johannes Gutenberg, inventor da imprensa de tipos móveis, …' → 'Quem foi o inventor da imprensa de tipos móveis?' */
function makerOf({ sentence }: Place): FactDraft[] {
  return [...sentence.core.matchAll(MAKER)].flatMap(([, name = '', role = '', of = '']) => {
    if (/(?<![\p{L}])(?:seus?|suas?|dess|dest|del[ea])/u.test(of)) return []
    return [
      {
        family: 'agent',
        pattern: 'agent/maker-of',
        focus: `${focusKey(of)} quem`,
        question: ask('quem foi', /a$/.test(role) ? 'a' : 'o', role, of),
        answer: upperFirst(name),
        answerType: 'person',
        proper: true,
        strength: 0.88,
        load: 0.4,
      } satisfies FactDraft,
    ]
  })
}
