import { isKnown } from '@capivira/portuguese/morphology'
import { takeApart } from '../../analysis/grammar/clauses.ts'
import { clarityOf, IMPERSONAL, isStatement } from '../../analysis/grammar/statements.ts'
import type { Tag, Word } from '../../analysis/grammar/tagging.ts'
import type { TextSentence } from '../../analysis/sentences.ts'
import type { Study } from '../../analysis/study.ts'
import type { Mention, Term } from '../../analysis/terms/terms.ts'
import { GAP } from '../../quality/checked.ts'
import { cutSentence } from './cut.ts'
import { isDangling, isListed, isStep, saysLittle } from './gap-refusals.ts'
import { contentOf, fitsTheGrid, type Hinted, isModifier, isNoun, isWritten, spelled } from './hint.ts'

/** Content words besides the gap from which a sentence leads to its word, and without which it leads nowhere. */
const ENOUGH = 5
const LEAST = 3

/** A term is one of the lesson when it is named so often or set apart by the page. */
const OFTEN = 3

/** Sentences with a gap for a term: 'O _____ conduz a seiva bruta da raiz às folhas.' */
export function hintsOfSentences(study: Study): Hinted[] {
  return study.sentences.flatMap(sentence => {
    if (!standsByItself(sentence, study)) return []
    const mentions = study.mentions[sentence.index] ?? []
    return [...mentions.flatMap(mention => wholeTerm(sentence, mention, study)), ...modifierOf(sentence, study)]
  })
}

function standsByItself(sentence: TextSentence, study: Study): boolean {
  if (sentence.dependence !== null || study.flawed.has(sentence.index)) return false
  if (!isStatement(sentence) || clarityOf(sentence, study) === 0 || isStep(sentence.core)) return false
  const first = sentence.words[0]
  // 'É formada pelos primeiros organismos': what is?
  return first !== undefined && (first.tag !== 'verb' || IMPERSONAL.test(first.text))
}

function wholeTerm(sentence: TextSentence, mention: Mention, study: Study): Hinted[] {
  const { term, start } = mention
  if (term.words !== 1 || mention.end - start !== 1) return []
  if (term.common && !(term.count >= OFTEN && study.isKeyTerm(term.text))) return []
  const surface = sentence.words[start]?.text ?? ''
  if (!fitsTheGrid(surface) || !isWritten(term.text, study) || !isNoun(surface, study)) return []
  const hint = hintAround(sentence, start)
  if (hint === null) return []
  const worth = worthOf(sentence, start, hint, study)
  const plain = !term.proper && !term.acronym && !study.use.isName(term.text)
  const kind = isTaught(term, study) ? leads(sentence, mention, hint, study) : 'spare'
  if (kind === 'spare' && !isFair(sentence, mention, hint, study)) return []
  if (term.common && kind !== 'sentence') return []
  return [
    {
      word: plain ? surface.toLowerCase() : spelled(term, study),
      hint,
      page: sentence.page,
      quote: sentence.quote,
      kind,
      worth: worth + importance(term),
    },
  ]
}

/** 'A reprodução _____ favorece a variabilidade genética': which one, of a subject named in two words. */
function modifierOf(sentence: TextSentence, study: Study): Hinted[] {
  const { words } = sentence
  const start = words[0]?.tag === 'article' ? 1 : 0
  const [noun, modifier, next] = words.slice(start, start + 3)
  const kind = study.termOf(noun?.text ?? '')
  if (!noun || kind?.proper === true || !modifier || !isVerbal(next)) return []
  const word = modifier.lower
  if (!fitsTheGrid(word) || !isWritten(word, study) || !isModifier(word)) return []
  const told = study.isKeyTerm(`${noun.lower} ${word}`) || kind?.heading === true
  const hint = told ? hintAround(sentence, start + 1) : null
  if (hint === null || contentOf(hint) < ENOUGH - 1) return []
  return [{ word, hint, page: sentence.page, quote: sentence.quote, kind: 'sentence', worth: 0.8 }]
}

/** 'são', 'se referem', 'não derivam' */
function isVerbal(word: Word | undefined): boolean {
  return word !== undefined && (word.tag === 'verb' || /^(?:se|não|também)$/u.test(word.lower))
}

function hintAround(sentence: TextSentence, at: number): string | null {
  const word = sentence.words[at]
  if (!word) return null
  const before = sentence.core.slice(0, word.start)
  const after = sentence.core.slice(word.end)
  // 'Anabolismo: quando ocorre a síntese…' is about its label.
  if (/^[^:,]{3,40}:\s/u.test(before)) return null
  // 'Atributos / propriedades: são as características…' gives its own word with the rest of the label.
  if (/:\s/.test(after.slice(0, 40)) && word.start < 40) return null
  if (isDangling(before, after)) return null
  const hint = cutSentence(before + GAP + after)
  return hint === null || saysLittle(hint) || contentOf(hint) < LEAST ? null : hint
}

/** One of several things named side by side is no word of a hint, nor what little is said of. */
function isFair(sentence: TextSentence, { term, start }: Mention, hint: string, study: Study): boolean {
  if (contentOf(hint) <= LEAST && !isTaught(term, study)) return false
  return term.proper || term.acronym || !standsInList(sentence, start)
}

/** 'O comando lsdev', 'Os computadores 286': any kind of thing has names. */
function isBeforeName({ words }: TextSentence, at: number): boolean {
  const next = words[at + 1]
  if (!next || next.tag === 'symbol') return false
  return next.tag === 'proper' || next.tag === 'number' || (/^\p{L}+$/u.test(next.text) && !isKnown(next.text))
}

/** '/dev/snd', 'cat /proc' */
const SPEAKS_CODE = /(?<!\S)\/\p{L}/u

function standsInList(sentence: TextSentence, at: number): boolean {
  const word = sentence.words[at]
  if (!word || opensClause(sentence, at)) return false
  return isListed(sentence.core.slice(0, word.start), sentence.core.slice(word.end))
}

/** 'Criado por Bento Leme, o mutirão baseia-se…' */
function opensClause({ core, words }: TextSentence, at: number): boolean {
  return /(?:^|,\s)(?:[oa]s?|uma?)\s$/iu.test(core.slice(0, words[at]?.start ?? 0)) && isVerbal(words[at + 1])
}

function isTaught(term: Term, study: Study): boolean {
  return isSetApart(term, study) || term.count >= OFTEN
}

/** Whether the page itself makes much of the term: in bold, in a heading, defined, a name said again. */
function isSetApart(term: Term, study: Study): boolean {
  if (term.bold || term.heading || study.isDefined(term.text)) return true
  return (term.proper || term.acronym) && term.count >= 2
}

/** How well a pupil can find the word: where the sentence is about it, or names it in passing and says much besides. */
function leads(sentence: TextSentence, { term, start: at }: Mention, hint: string, study: Study): Hinted['kind'] {
  const word = sentence.words[at]
  if (!word || standsInList(sentence, at)) return 'spare'
  const content = contentOf(hint)
  const setApart = isSetApart(term, study)
  if (!setApart && (isBeforeName(sentence, at) || SPEAKS_CODE.test(hint))) return 'spare'
  const named = setApart || /(?:^|,\s)(?:[OoAa]s?\s)?$/u.test(sentence.core.slice(0, word.start))
  if (named && placeOf(sentence, at) === 'subject' && content > LEAST) return 'sentence'
  // A name or a word in bold is learnt as such; of other nouns many fit.
  const learnt = setApart && (term.proper || term.acronym || term.bold)
  return learnt && content > ENOUGH ? 'aside' : 'spare'
}

function worthOf(sentence: TextSentence, at: number, hint: string, study: Study): number {
  const place = placeOf(sentence, at)
  const listed = standsInList(sentence, at)
  const whole = hint.length >= sentence.core.length - 1 ? 0.1 : 0
  const clear = clarityOf(sentence, study) / 4
  return (place === 'subject' ? 0.5 : 0) + Math.min(8, contentOf(hint)) / 20 + whole + clear - (listed ? 0.4 : 0)
}

function placeOf(sentence: TextSentence, at: number): 'subject' | 'elsewhere' {
  const { core, words } = sentence
  const word = words[at]
  if (!word) return 'elsewhere'
  if (opensClause(sentence, at)) return 'subject'
  const clause = takeApart(core.replace(/[.]["”’)]*$/, ''))
  if (!clause || clause.subject === '') return 'elsewhere'
  const start = core.indexOf(clause.subject)
  if (word.start < start || word.end > start + clause.subject.length) return 'elsewhere'
  const noun = words.find(other => other.start >= start && NAMES.has(other.tag))
  return noun === word || word.tag === 'proper' ? 'subject' : 'elsewhere'
}

const NAMES: ReadonlySet<Tag> = new Set<Tag>(['noun', 'proper'])

function importance(term: Term): number {
  const set = (term.bold ? 0.2 : 0) + (term.heading ? 0.2 : 0) + (term.proper || term.acronym ? 0.1 : 0)
  return set + Math.min(6, term.count) / 15
}
