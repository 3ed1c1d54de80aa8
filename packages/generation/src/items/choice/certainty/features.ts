import { analyse } from '@capivira/portuguese/morphology'
import { tokenize } from '@capivira/portuguese/tokens'
import type { Study } from '../../../analysis/study.ts'
import { wordsIn } from '../../../families/wording/phrasing.ts'
import { identifies } from '../../../families/worth/identifies.ts'
import { wordsOf } from '../../../lexicon/words.ts'
import type { Candidate } from '../../candidates.ts'

/**
 * What is known of an item that may tell whether a careful teacher keeps it: names and numbers, most of them 0 to 1.
 */
export type Features = Readonly<Record<string, number>>

/** A word that any text uses of what it spoke of before; beside an article and alone it names nothing. */
const OPEN_DETERMINER = wordsOf('determiner of something known')

/** Features of one candidate, by its own words and by where its fact stands in the document. */
export function featuresOf(candidate: Candidate, study: Study): Features {
  const { fact, kind, question, answer, score, distractors, trust } = candidate
  const { sentence, family, answerType } = fact
  const { block } = sentence
  const words = wordsIn(question)
  const options = distractors.length
  return {
    [`pattern:${fact.pattern}`]: 1,
    [`family:${kind}:${family}`]: 1,
    [`answer:${answerType}`]: 1,
    [`asks:${openerOf(question)}`]: 1,
    [`block:${block.kind}`]: 1,
    ...documentFeatures(study),
    question: kind === 'question' ? 1 : 0,
    score,
    strength: fact.strength,
    identifies: identifies({ ...fact, question }, study),
    sure: trust === 'sure' ? 1 : 0,
    fewOptions: kind === 'question' && options < 3 ? 1 : 0,
    questionWords: words / 10,
    shortQuestion: words <= 4 ? 1 : 0,
    longQuestion: Math.max(0, words - 14) / 10,
    answerWords: wordsIn(answer) / 10,
    longAnswer: Math.max(0, wordsIn(answer) - 16) / 10,
    quoteWords: wordsIn(fact.quote) / 20,
    leads: sentence.leads ? 1 : 0,
    leansOnReader: sentence.dependence === 'reader' ? 1 : 0,
    quoteOfTwo: fact.quote.length > sentence.text.length + 5 ? 1 : 0,
    flawed: study.flawed.has(sentence.index) ? 1 : 0,
    scanned: block.scanned ? 1 : 0,
    openPhrases: openPhrases(question, study) / 2,
    namesInQuestion: Math.min(3, properNames(question)) / 3,
    keyTermAsked: study.isKeyTerm(withoutArticle(fact.focus)) ? 1 : 0,
    answerIsTerm: study.isKeyTerm(withoutArticle(answer)) ? 1 : 0,
    figures: /\d/u.test(`${question} ${answer}`) ? 1 : 0,
    marks: /[()“”"'/;:]/u.test(question) ? 1 : 0,
    marksInAnswer: /[()“”"/;:]/u.test(answer) ? 1 : 0,
    foreignWords: unknownShare(`${question} ${answer}`),
    past: pastShare(question),
    headless: sentence.section.title === '' ? 1 : 0,
    ...fact.signs,
  }
}

const known = new WeakMap<Study, Features>()

/** What sort of text the document is, as far as counts tell. */
function documentFeatures(study: Study): Features {
  const found = known.get(study)
  if (found) return found
  const blocks = study.document.sections.flatMap(section => section.blocks)
  const share = (kind: string) => blocks.filter(block => block.kind === kind).length / Math.max(1, blocks.length)
  const lengths = study.sentences.map(({ words }) => words.length)
  const usable = study.sentences.filter(({ dependence }) => dependence === null).length
  const features: Features = {
    docParagraphs: share('paragraph'),
    docLists: share('list-item'),
    docTables: share('table-row'),
    docCode: share('code') + share('formula'),
    docSentenceWords: lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, lengths.length) / 20,
    docFlawed: study.flawed.size / Math.max(1, study.sentences.length),
    docUsable: usable / Math.max(1, study.sentences.length),
    docSentencesPerPage: Math.min(2, study.sentences.length / Math.max(1, study.document.pageCount) / 20),
  }
  known.set(study, features)
  return features
}

const QUESTION_WORD = wordsOf('question word')

/**
 * The question word with its preposition, lower case; 'gap' for a sentence with a gap, 'other' for what begins
 * otherwise.
 */
function openerOf(question: string): string {
  if (question.includes('__')) return 'gap'
  const [first = '', second = '', third = ''] = question.toLowerCase().match(/[\p{L}]+/gu) ?? []
  if (first === 'o' && second === 'que') return third === 'é' || third === 'são' ? `o que ${third}` : 'o que'
  if (first === 'por' && second === 'que') return 'por que'
  if (QUESTION_WORD.has(first)) return first
  return QUESTION_WORD.has(second) && first.length <= 5 ? `${first} ${second}` : 'other'
}

const withoutArticle = (text: string) => text.replace(/^(?:os?|as?|uma?s?)\s/iu, '')

/** Definite phrases of one word that are no term of the document: what is meant stands on the page alone. */
function openPhrases(question: string, study: Study): number {
  const words = tokenize(question).map(({ text }) => text)
  return words.filter((word, at) => {
    const [before = '', after = ''] = [words[at - 1] ?? '', words[at + 1] ?? '']
    if (!OPEN_DETERMINER.has(before.toLowerCase()) || !/^\p{Ll}{3,}$/u.test(word)) return false
    if (/^(?:d[aeo]s?|que|cuj[oa]s?|em|com|para|\p{Ll}+(?:[aei]d|iv|os|al|ic|ári)[oa]s?)$/u.test(after.toLowerCase()))
      return false
    return !study.isKeyTerm(word) && !study.isKind(word)
  }).length
}

const properNames = (text: string) => text.match(/(?<=\s)\p{Lu}\p{L}+/gu)?.length ?? 0

/** Share of longer words that the dictionary has no reading of. */
function unknownShare(text: string): number {
  const words = tokenize(text)
    .map(token => token.text)
    .filter(word => /^\p{L}{4,}$/u.test(word))
  return words.filter(word => analyse(word).length === 0).length / Math.max(1, words.length)
}

/** Whether the question tells of something past. */
function pastShare(text: string): number {
  const verbs = tokenize(text).flatMap(token =>
    analyse(token.text.toLowerCase()).filter(({ category, mood }) => category === 'verb' && mood === 'indicative'),
  )
  return verbs.some(({ tense }) => tense !== 'present' && tense !== 'future') ? 1 : 0
}
