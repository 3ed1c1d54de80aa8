import { readFileSync } from 'node:fs'
import type { ExtractedDocument } from '@capivira/core/materials/document'
import { documentOf } from '@capivira/generation/document/typeset'
import { splitSentences } from '@capivira/portuguese/sentences'
import * as z from 'zod'

const dataset = z.object({
  data: z.array(
    z.object({
      title: z.string(),
      paragraphs: z.array(
        z.object({
          context: z.string(),
          qas: z.array(
            z.object({
              question: z.string(),
              answers: z.array(z.object({ text: z.string(), answer_start: z.number() })),
            }),
          ),
        }),
      ),
    }),
  ),
})

/** A question a person wrote about a text. */
export type HumanQuestion = {
  question: string
  /** Answers that count as right, as they stand in the text. */
  answers: readonly string[]
  /** The sentences those answers stand in. */
  sentences: readonly string[]
}

/** A text people asked about: its paragraphs and their questions. */
export type HumanText = { title: string; paragraphs: readonly string[]; questions: readonly HumanQuestion[] }

/** Reads a file in SQuAD format, one text per title. Throws a ZodError where the file has another shape. */
export function readSquad(path: string): HumanText[] {
  return dataset.parse(JSON.parse(readFileSync(path, 'utf8'))).data.map(({ title, paragraphs }) => ({
    title: headingOf(title),
    paragraphs: paragraphs.map(({ context }) => oneLine(context)),
    questions: paragraphs.flatMap(({ context, qas }) =>
      qas
        .filter(({ answers }) => answers.length > 0)
        .map(({ question, answers }) => ({
          question,
          answers: answers.map(({ text }) => oneLine(text)),
          sentences: sentencesAround(context, answers),
        })),
    ),
  }))
}

/** 'ANALISE_DE_SISTEMAS' → 'Analise de sistemas': what a heading looks like. */
function headingOf(title: string): string {
  const plain = title.replaceAll('_', ' ').trim()
  const words = plain === plain.toUpperCase() && plain.includes(' ') ? plain.toLowerCase() : plain
  return words.charAt(0).toUpperCase() + words.slice(1)
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}

function sentencesAround(context: string, answers: readonly { text: string; answer_start: number }[]): string[] {
  const touched = splitSentences(context).filter(sentence =>
    answers.some(({ text, answer_start: start }) => sentence.start < start + text.length && sentence.end > start),
  )
  return touched.map(sentence => oneLine(sentence.text))
}

/** Lines of a page, at about 89 characters a line. */
const LINES_PER_PAGE = 48
const CHARACTERS_PER_LINE = 80

/** Sets a text in pages of our page model: a heading, then the paragraphs. */
export function typesetText({ title, paragraphs }: HumanText): ExtractedDocument {
  const pages: string[][] = [[`# ${title}`]]
  let used = 4
  for (const paragraph of paragraphs) {
    const lines = Math.ceil(paragraph.length / CHARACTERS_PER_LINE) + 1
    if (used + lines > LINES_PER_PAGE) {
      pages.push([])
      used = 0
    }
    // Stars are bold in the light Markdown that documentOf reads; these texts have none of their own that matter.
    pages.at(-1)?.push(paragraph.replaceAll('**', ''))
    used += lines
  }
  return documentOf(
    pages
      .filter(page => page.length > 0)
      .map(page => page.join('\n\n'))
      .join('\n---\n'),
  )
}
