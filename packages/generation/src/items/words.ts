import { analyse, isKnown, lemma } from '@capivira/portuguese/morphology'
import { foldAccents } from '@capivira/portuguese/tokens'
import { isCommonNoun } from '../analysis/commonNouns.ts'
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

/** Hints from best to last resort: what the word means, a question it answers, a whole sentence, a piece of one. */
type Tier = 0 | 1 | 2 | 3
/** Words wanted before a sentence with a gap is no longer good enough. */
const COMFORTABLE = 24

/** What is asked of a word: a term of the document, or the answer to one of its questions. */
type Candidate = Pick<Term, 'text' | 'words' | 'count' | 'proper' | 'acronym' | 'common' | 'bold' | 'heading'>

/** One way through the candidates: which hints are good enough, from how many words on no more are taken. */
type Pass = {
  tier: Tier
  /** How often the document must name a word. */
  seen: number
  /** Hints one sentence may give. */
  perSentence: number
  upTo: (cap: number) => number
}

const enough = () => THRESHOLDS.set.words
const PASSES: readonly Pass[] = [
  { tier: 0, seen: 1, perSentence: 2, upTo: cap => cap },
  { tier: 1, seen: 1, perSentence: 2, upTo: cap => cap },
  { tier: 2, seen: 2, perSentence: 1, upTo: cap => Math.min(cap, Math.max(COMFORTABLE, cap / 2)) },
  { tier: 2, seen: 2, perSentence: 2, upTo: enough },
  { tier: 3, seen: 2, perSentence: 2, upTo: enough },
  { tier: 2, seen: 1, perSentence: 2, upTo: enough },
  { tier: 3, seen: 1, perSentence: 3, upTo: enough },
]

/** Words with hints for the word games, those with the best hints first: single words of 4 to 12 letters. */
export function chooseWords(study: Study, facts: readonly Fact[], context: QualityContext, cap: number): Word[] {
  const said = { definitions: definitionsByWord(facts), questions: questionsByAnswer(facts) }
  const sectionOf = new Map(study.sentences.map(({ quote, section }) => [quote, section]))
  const candidates = [...study.terms, ...answersOnly(said.questions, study)]
  const words: Word[] = []
  for (const pass of PASSES) {
    for (const term of candidates) {
      if (words.length >= pass.upTo(cap)) break
      if (!isPlayable(term, pass.seen) || words.some(other => overlaps(other.word, term.text))) continue
      const word = wordOf(term, pass, study, said, context, words)
      // 'animais' is chosen once, whatever its term is called.
      if (!word || words.some(other => overlaps(other.word, word.word))) continue
      const section = sectionOf.get(word.source.quote)
      const ofSection = words.filter(other => sectionOf.get(other.source.quote) === section)
      if (ofSection.length < Math.max(4, cap / 2)) words.push(word)
    }
  }
  return words
}

/** Words that answer a question of the document without being one of its terms: 'chama-se sismógrafo'. */
function answersOnly(questions: ReadonlyMap<string, Fact>, study: Study): Candidate[] {
  const known = new Set(study.terms.map(({ text }) => text.toLowerCase()))
  return [...questions]
    .filter(([answer]) => !known.has(answer))
    .map(([answer, { proper = false }]) => ({
      text: proper ? upperFirst(answer) : answer,
      words: 1,
      count: 1,
      proper,
      acronym: false,
      common: isCommonNoun(lemma(answer)),
      bold: false,
      heading: false,
    }))
}

function isPlayable(term: Candidate, seen: number): boolean {
  const { minLetters, maxLetters } = THRESHOLDS.word
  if (term.words !== 1 || term.common) return false
  const letters = foldAccents(term.text)
  if (!/^[a-z]+$/i.test(letters) || letters.length < minLetters || letters.length > maxLetters) return false
  const special = term.bold || term.heading || term.proper || term.acronym || term.count >= seen
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

/** Questions whose answer is one word, with or without its article, by that word; the best of each. */
function questionsByAnswer(facts: readonly Fact[]): Map<string, Fact> {
  const found = new Map<string, Fact>()
  for (const fact of facts) {
    if (fact.family === 'cloze' || !ASKS_FOR_A_THING.has(fact.answerType)) continue
    const answer = fact.answer.replace(/^(?:O|A|Os|As|Um|Uma)\s/u, '').toLowerCase()
    if (answer.includes(' ')) continue
    const known = found.get(answer)
    if (!known || known.strength < fact.strength) found.set(answer, fact)
  }
  return found
}

const ASKS_FOR_A_THING: ReadonlySet<string> = new Set(['term', 'person', 'place', 'organization', 'acronym'])

type Said = { definitions: ReadonlyMap<string, Fact>; questions: ReadonlyMap<string, Fact> }
/** A hint with the word as it stands where the gap is: 'Os _____ giram' wants 'pacotes'. */
type Hint = { hint: string; page: number; quote: string; surface?: string }

function wordOf(
  term: Candidate,
  { tier, perSentence }: Pass,
  study: Study,
  said: Said,
  context: QualityContext,
  chosen: readonly Word[],
): Word | null {
  const isSpent = (quote: string) => chosen.filter(other => other.source.quote === quote).length >= perSentence
  for (const { hint, page, quote, surface } of hintsOf(term, tier, study, said, isSpent)) {
    const word: Word = {
      word: surface ?? spelled(term, study),
      hint,
      source: { page, quote },
      fingerprint: fingerprintOf('word', term.text, hint),
    }
    if (isAccepted(checkWord(word, context))) return word
  }
  return null
}

/** Names keep their capital, whatever the sentences they were found in. */
function spelled(term: Candidate, study: Study): string {
  if (term.proper || term.acronym) return term.text
  return study.use.isName(term.text) ? upperFirst(term.text) : term.text.toLowerCase()
}

function hintsOf(
  term: Candidate,
  tier: Tier,
  study: Study,
  { definitions, questions }: Said,
  isSpent: (quote: string) => boolean,
): Hint[] {
  const own = term.text.toLowerCase()
  if (tier < 2) {
    const fact = (tier === 0 ? definitions : questions).get(own)
    if (!fact || isSpent(fact.quote)) return []
    return [
      {
        hint: tier === 0 ? shorten(withoutPreposition(fact.answer)) : fact.question,
        page: fact.page,
        quote: fact.quote,
      },
    ]
  }
  const hints: Hint[] = []
  for (const sentence of study.sentences) {
    const { index, dependence } = sentence
    if (hints.length >= 4) break
    if (isSpent(sentence.quote)) continue
    if (dependence !== null && !(tier === 3 && dependence === 'reader')) continue
    const mention = (study.mentions[index] ?? []).find(
      found => found.term === term && found.end - found.start === 1 && sameWord(found.surface, term.text),
    )
    if (!mention || study.flawed.has(index) || !isStatement(sentence) || clarityOf(sentence, study) === 0) continue
    const hint = gapHint(sentence, mention.start)
    if (!hint || saysLittle(hint) || (tier < 3 && (hint.includes('…') || isStep(sentence.core)))) continue
    const plain = !term.proper && !term.acronym && !study.use.isName(term.text)
    const surface =
      plain && mention.surface.toLowerCase() !== term.text.toLowerCase() ? mention.surface.toLowerCase() : undefined
    hints.push({ hint, page: sentence.page, quote: sentence.quote, ...(surface !== undefined && { surface }) })
  }
  return hints
}

/** 'Foram utilizados 100 µL dos extratos', 'Letras diferentes denotam': steps of one experiment and notes under a table. */
function isStep(text: string): boolean {
  const amount = /\d\s?(?:[µμ]L|mL|mg|µg|nm|mM|(?:°|º|\u030a)\s?C|minutos|segundos|rpm)(?![\p{L}])/u
  const done =
    /(?<![\p{L}])(?:foi|foram)\s(?:\p{L}+mente\s)?\p{L}+[ts]?(?:ad|id|st|rt|it)[oa]s?(?![\p{L}])|\p{L}+ou-se(?![\p{L}])/iu
  return (
    (amount.test(text) && done.test(text)) ||
    /^(?:Letras|Médias)\s(?:diferentes|iguais|distintas|seguidas)\s/u.test(text)
  )
}

/** 'São _____ genéricos': of what; 'As _____ são outro assunto importante': so is much. */
function saysLittle(hint: string): boolean {
  return (
    /^(?:[^:_]{2,24}:\s)?(?:É|São|Foi|Foram|Era|Eram)\s(?:uma?\s)?_/u.test(hint) ||
    /(?<![\p{L}])noss[oa]s?(?![\p{L}])/iu.test(hint) ||
    /\s(?:é|são)\s(?:um\s)?(?:outro\s)?(?:assunto|tema|ponto)s?\s/u.test(hint)
  )
}

/** 'Na queima do lixo', of what consists in it, is 'A queima do lixo' as a meaning. */
function withoutPreposition(meaning: string): string {
  return meaning.replace(/^(?:Em\s|N(?=[oa]s?\s))/u, '')
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
