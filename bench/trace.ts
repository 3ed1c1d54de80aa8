/**
 * What becomes of each sentence of a document on its way to cards and questions, for whoever works on the generator.
 *   node bench/trace.ts file.pdf [--find WORDS]      sentences with these words, of the whole document
 *   node bench/trace.ts --text 'A lava é o magma que chega à superfície.'
 * For every fact found in a sentence: the pattern or row that found it, its worth, and its fate as a card and as a
 * question.
 */
import { parseArgs } from 'node:util'
import type { ExtractedDocument } from '@capivira/core/materials/document'
import { documentOf } from '@capivira/generation/document/typeset'
import type { Fact } from '@capivira/generation/families/fact'
import { type Draft, draftMaterial, finishMaterial } from '@capivira/generation/generate'
import type { GeneratedMaterial } from '@capivira/generation/items'
import { type Candidate, cardCandidate, questionCandidate } from '@capivira/generation/items/candidates'
import { ranker } from '@capivira/generation/items/choice/rank'
import { quizWording } from '@capivira/generation/items/quiz-wording'
import { checkCard, checkStem } from '@capivira/generation/quality/check'
import type { Finding } from '@capivira/generation/quality/finding'
import { shownQuestion } from '@capivira/generation/wording/shown'
import { pdfSamples } from './evaluate/documents.ts'

/** What generateMaterial takes when no other is given. */
const SEED = 'capivira'

const { values, positionals } = parseArgs({
  options: { find: { type: 'string', default: '' }, text: { type: 'string' } },
  allowPositionals: true,
})
if (values.text === undefined && positionals.length === 0)
  throw new Error("usage: node bench/trace.ts file.pdf [--find WORDS] | --text 'One or more sentences.'")

const documents: ExtractedDocument[] =
  values.text === undefined
    ? (await pdfSamples(positionals)).map(sample => sample.document)
    : [documentOf(`# Texto\n\n${values.text}`)]
for (const document of documents) trace(document, values.find)

function trace(document: ExtractedDocument, words: string): void {
  const draft = draftMaterial(document, { title: '' })
  const material = finishMaterial(draft, draft.candidates, { title: '' })
  const worth = ranker(draft.study)
  for (const sentence of draft.study.sentences) {
    if (!sentence.text.toLowerCase().includes(words.toLowerCase())) continue
    console.log(`\np. ${sentence.page}  ${sentence.text}`)
    if (sentence.dependence !== null) console.log(`   depends on its page, or says nothing: ${sentence.dependence}`)
    const facts = draft.facts.filter(fact => fact.sentence === sentence)
    if (facts.length === 0) console.log('   nothing asks anything of it')
    for (const fact of facts) {
      const score = worth(fact)
      console.log(`   ${score.toFixed(2)} ${fact.pattern}: ${shownQuestion(fact)} → ${fact.answer}`)
      console.log(`        card: ${fateOfCard(fact, score, draft, material)}`)
      console.log(`        question: ${fateOfQuestion(fact, score, draft, material)}`)
    }
  }
}

function fateOfCard(fact: Fact, score: number, draft: Draft, { cards }: GeneratedMaterial): string {
  if (!fact.card) return 'not meant for one'
  const { study, context } = draft
  const candidate = cardCandidate(fact, score, study, context)
  if (!candidate) {
    const { question, answer, family, page, quote } = fact
    return `refused by ${reasons(checkCard({ question, answer, family, source: { page, quote } }, context))}`
  }
  const chosen = cards.some(card => card.question === shownQuestion(candidate) && card.source.quote === fact.quote)
  return chosen ? 'chosen' : passedBy(candidate, draft)
}

function fateOfQuestion(fact: Fact, score: number, draft: Draft, { questions }: GeneratedMaterial): string {
  if (!fact.quiz) return 'not meant for one'
  const { study, context, pools } = draft
  const candidate = questionCandidate(fact, score, study, pools, context, SEED)
  if (!candidate) {
    const { answer, answerType, family, page, quote } = fact
    const question = fact.quizQuestion ?? quizWording(fact.question)
    const ofStem = checkStem({ question, answer, answerType, family, source: { page, quote } }, context)
    const refused = reasons(ofStem)
    return refused ? `refused by ${refused}` : 'no wrong options to be believed'
  }
  const chosen = questions.some(
    ({ question, source }) => question === shownQuestion(candidate) && source.quote === fact.quote,
  )
  return `${chosen ? 'chosen' : passedBy(candidate, draft)}: ` + `${candidate.distractors.join(' | ')}`
}

/** Why an item that every gate passes was not chosen. */
function passedBy({ kind, fact, score }: Candidate, { candidates }: Draft): string {
  const isOffered = candidates.some(one => one.kind === kind && one.fact === fact)
  return `passed (${score.toFixed(2)}) and ${isOffered ? 'not chosen' : 'too uncertain to be offered'}`
}

/** The gates that reject, each with what it tells a teacher. */
function reasons(findings: readonly Finding[]): string {
  return findings
    .filter(({ severity }) => severity === 'reject')
    .map(({ gate, detail }) => `${gate} (${detail})`)
    .join(', ')
}
