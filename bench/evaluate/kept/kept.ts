import { createHash } from 'node:crypto'
import type { GeneratedMaterial } from '@capivira/generation/items'
import { normalize } from '@capivira/portuguese/tokens'
import { type Cause, isCause } from '../sheet/causes.ts'

/** What a strict reader said of one item of a sample: kept, or struck for a cause. */
export type ReadMark = { sample: string; id: string; fact: string; cause: Cause | null }

/** An item by its wording, and the fact that it asks by its passage and answer. */
export type ItemId = { id: string; fact: string }

/** An item that the reader kept and whose fact nothing asks any more, by its sample. */
export type Lost = { sample: string; id: string }

/** What is written of one document. */
export type Written = { name: string; material: Pick<GeneratedMaterial, 'cards' | 'questions' | 'words'> }

const HEADER = 'sample\tid\tfact\tmark\tcause'
const ID = /^[0-9a-f]{12}$/
/** So much of a passage tells it from others, whatever follows it. */
const PASSAGE = 60

/**
 * Reads marks of items without their text: tab-separated lines `sample`, `id`, `fact`, `mark` (`kept` or `struck`) and
 * `cause` (a key of CAUSES where struck, else empty) under a header that names them. The ids are those of itemIds.
 * Throws an Error that names a line of another form.
 */
export function parseReadMarks(text: string): ReadMark[] {
  const [header, ...lines] = text.trimEnd().split('\n')
  if (header !== HEADER) throw new Error(`The first line is not "${HEADER}".`)
  return lines.map((line, i) => {
    const [sample = '', id = '', fact = '', mark = '', cause = ''] = line.split('\t')
    const named = sample !== '' && ID.test(id) && ID.test(fact)
    if (named && mark === 'kept' && !cause) return { sample, id, fact, cause: null }
    if (named && mark === 'struck' && isCause(cause)) return { sample, id, fact, cause }
    throw new Error(`Line ${i + 2} is no mark: ${line}`)
  })
}

/**
 * Ids of all items of a material, in the order cards, questions, words: the first 12 hexadecimal digits of the SHA-256
 * of kind, question and right answer, and of answer and passage. The order and the wrong options of a question do not
 * count, nor does the page: an item that moves stays the same, and one that is worded anew asks the same fact.
 */
export function itemIds({ cards, questions, words }: Written['material']): ItemId[] {
  return [
    ...cards.map(({ question, answer, source }) => idOf('card', question, answer, source.quote)),
    ...questions.map(({ question, options, correctAnswer, source }) =>
      idOf('question', question, options[correctAnswer] ?? '', source.quote),
    ),
    ...words.map(({ word, hint, source }) => idOf('word', hint, word, source.quote)),
  ]
}

/** The kept items whose facts nothing asks any more. Samples that were not written at all are not looked at. */
export function lostItems(marks: readonly ReadMark[], written: readonly Written[]): Lost[] {
  const idsOf = new Map(
    written.map(({ name, material }) => [name, new Set(itemIds(material).flatMap(({ id, fact }) => [id, fact]))]),
  )
  const isGone = ({ sample, id, fact }: ReadMark) => {
    const ids = idsOf.get(sample)
    return ids !== undefined && !ids.has(id) && !ids.has(fact)
  }
  return marks.filter(mark => mark.cause === null && isGone(mark)).map(({ sample, id }) => ({ sample, id }))
}

function idOf(kind: string, question: string, answer: string, quote: string): ItemId {
  const passage = normalize(quote).slice(0, PASSAGE)
  const answered = normalize(answer).replace(/^(?:[oa]s?|um(?:a|as)?|uns) /u, '')
  return { id: hashOf(kind, question, answer), fact: hashOf(answered, passage) }
}

function hashOf(...parts: readonly string[]): string {
  return createHash('sha256').update(parts.join('\n')).digest('hex').slice(0, 12)
}
