import { analyse, isKnown, lemma } from '@capivira/portuguese/morphology'
import { foldAccents } from '@capivira/portuguese/tokens'
import { isCleanName } from '../analysis/names.ts'
import type { TextSentence } from '../analysis/sentences.ts'
import { clarityOf, isStatement } from '../analysis/statements.ts'
import type { Study } from '../analysis/study.ts'
import type { Term } from '../analysis/terms.ts'
import type { Fact } from '../families/fact.ts'
import { upperFirst, wordsIn } from '../families/phrasing.ts'
import type { Word } from '../items.ts'
import { checkWord } from '../quality/check.ts'
import { GAP } from '../quality/checked.ts'
import type { QualityContext } from '../quality/context.ts'
import { isAccepted } from '../quality/finding.ts'
import { THRESHOLDS } from '../quality/thresholds.ts'
import { fingerprintOf } from './identity.ts'

/** Occurrences that make a word no dictionary has trustworthy. */
const SEEN_ENOUGH = 3

/** Words with hints for the word games, most important first: single words of 4 to 12 letters. */
export function chooseWords(study: Study, facts: readonly Fact[], context: QualityContext, cap: number): Word[] {
  const definitions = definitionsByWord(facts)
  const words: Word[] = []
  const perSection = new Map<unknown, number>()
  // Words seen once are taken only where the others are too few for a round of the games.
  for (const sparing of [true, false]) {
    for (const term of study.terms) {
      if (words.length >= (sparing ? cap : THRESHOLDS.set.words)) break
      if (!isPlayable(term, sparing) || words.some(other => overlaps(other.word, term.text))) continue
      const word = wordOf(term, study, definitions, context)
      if (!word) continue
      const section = study.sentences.find(sentence => sentence.quote === word.source.quote)?.section
      const used = perSection.get(section) ?? 0
      if (used >= Math.max(4, cap / 2)) continue
      perSection.set(section, used + 1)
      words.push(word)
    }
  }
  return words
}

function isPlayable(term: Term, sparing: boolean): boolean {
  const { minLetters, maxLetters } = THRESHOLDS.word
  if (term.words !== 1 || term.common) return false
  const letters = foldAccents(term.text)
  if (!/^[a-z]+$/i.test(letters) || letters.length < minLetters || letters.length > maxLetters) return false
  const special = term.bold || term.heading || term.proper || term.acronym || term.count >= (sparing ? 2 : 1)
  const readings = analyse(term.text.toLowerCase())
  const noun = term.proper || term.acronym || readings.length === 0 || readings.some(a => a.category === 'noun')
  return (
    special &&
    noun &&
    isCleanName(term.text) &&
    (isKnown(term.text) || term.count >= SEEN_ENOUGH || term.bold || (term.acronym && term.count >= 2))
  )
}

function overlaps(a: string, b: string): boolean {
  const [x, y] = [foldAccents(a).toLowerCase(), foldAccents(b).toLowerCase()]
  return x.includes(y) || y.includes(x) || x.slice(0, 6) === y.slice(0, 6)
}

/** Definitions whose subject is one word, by that word. */
function definitionsByWord(facts: readonly Fact[]): Map<string, Fact> {
  const found = new Map<string, Fact>()
  for (const fact of facts) {
    if (fact.answerType !== 'definition' || fact.focus.includes(' ') || !fact.pattern.startsWith('definition/'))
      continue
    const known = found.get(fact.focus)
    if (!known || known.strength < fact.strength) found.set(fact.focus, fact)
  }
  return found
}

function wordOf(
  term: Term,
  study: Study,
  definitions: ReadonlyMap<string, Fact>,
  context: QualityContext,
): Word | null {
  const hints: { hint: string; page: number; quote: string }[] = []
  const definition = definitions.get(term.text.toLowerCase())
  if (definition) hints.push({ hint: shorten(definition.answer), page: definition.page, quote: definition.quote })
  const plain = study.sentences.filter(({ dependence }) => dependence === null)
  const toReader = study.sentences.filter(({ dependence }) => dependence === 'reader')
  for (const sentence of [...plain, ...toReader]) {
    const { index } = sentence
    if (hints.length >= 6) break
    const mention = (study.mentions[index] ?? []).find(
      found => found.term === term && found.end - found.start === 1 && sameWord(found.surface, term.text),
    )
    if (!mention || study.flawed.has(index) || !isStatement(sentence) || clarityOf(sentence, study) === 0) continue
    const hint = gapHint(sentence, mention.start)
    if (hint) hints.push({ hint, page: sentence.page, quote: sentence.quote })
  }
  for (const { hint, page, quote } of hints) {
    const word: Word = {
      word: term.proper || term.acronym ? term.text : term.text.toLowerCase(),
      hint,
      source: { page, quote },
      fingerprint: fingerprintOf('word', term.text, hint),
    }
    if (isAccepted(checkWord(word, context))) return word
  }
  return null
}

/** The word itself or its plural, not another form of its lemma: 'Declarada' is no gap for 'declarar'. */
function sameWord(surface: string, text: string): boolean {
  const [a, b] = [surface.toLowerCase(), text.toLowerCase()]
  return (
    a === b ||
    (lemma(a) === lemma(b) && a.slice(0, 4) === b.slice(0, 4) && Math.abs(a.length - b.length) <= 3 && !a.endsWith('r'))
  )
}

/** The sentence with a gap, cut to the length of a hint around it at a comma or a word. */
function gapHint(sentence: TextSentence, at: number): string | null {
  const word = sentence.words[at]
  if (!word) return null
  // 'Atributos / propriedades: são as características…' gives its own word with the rest of the label.
  if (/:\s/.test(sentence.core.slice(word.end, word.end + 40)) && word.start < 40) return null
  const text = sentence.core.slice(0, word.start) + GAP + sentence.core.slice(word.end)
  const { maxHintChars } = THRESHOLDS.word
  if (text.length <= maxHintChars) return text
  const gap = text.indexOf(GAP)
  if (gap > maxHintChars - 45) {
    const from = text.lastIndexOf(', ', gap - 20)
    const tail = from > 0 ? text.slice(from + 2) : ''
    const hint = tail === '' ? '' : shorten(`…${tail}`)
    return hint.includes(GAP) && wordsIn(hint) >= 6 ? hint : null
  }
  const hint = shorten(text)
  return hint.includes(GAP) && wordsIn(hint) >= 6 ? hint : null
}

function shorten(text: string): string {
  const { maxHintChars } = THRESHOLDS.word
  const whole = upperFirst(text.trim())
  if (whole.length <= maxHintChars) return whole
  const cut = whole.slice(0, maxHintChars - 1)
  const comma = cut.lastIndexOf(', ')
  const end = comma > maxHintChars * 0.55 ? comma : cut.lastIndexOf(' ')
  return `${cut
    .slice(0, end)
    .replace(/[\s,;:]+$/, '')
    .replace(/\s(?:de|d[aeo]s?|em|n[ao]s?|e|ou|que|com|para|por|a|o|as|os|um|uma|ao|à|pel[ao]s?)$/u, '')}…`
}
