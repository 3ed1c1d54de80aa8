import { createHash } from 'node:crypto'
import type { GeneratedMaterial } from '@capivira/generation/items'
import { type Cause, isCause } from '../sheet/causes.ts'

/** What a strict reader said of one item of a sample: kept, or struck for a cause. */
export type ReadMark = { sample: string; id: string; cause: Cause | null }

/** An item that the reader kept and that is no longer written, by its sample. */
export type Lost = { sample: string; id: string }

/** What is written of one document. */
export type Written = { name: string; material: Pick<GeneratedMaterial, 'cards' | 'questions' | 'words'> }

const HEADER = 'sample\tid\tmark\tcause'

/**
 * Reads marks of items without their text: tab-separated lines `sample`, `id`, `mark` (`kept` or `struck`) and `cause`
 * (a key of CAUSES where struck, else empty) under a header that names them. The id is that of itemIds. Throws an Error
 * that names a line of another form.
 */
export function parseReadMarks(text: string): ReadMark[] {
  const [header, ...lines] = text.trimEnd().split('\n')
  if (header !== HEADER) throw new Error(`The first line is not "${HEADER}".`)
  return lines.map((line, i) => {
    const [sample = '', id = '', mark = '', cause = ''] = line.split('\t')
    if (sample && /^[0-9a-f]{12}$/.test(id) && mark === 'kept' && !cause) return { sample, id, cause: null }
    if (sample && /^[0-9a-f]{12}$/.test(id) && mark === 'struck' && isCause(cause)) return { sample, id, cause }
    throw new Error(`Line ${i + 2} is no mark: ${line}`)
  })
}

/**
 * Ids of all items of a material: the first 12 hexadecimal digits of the SHA-256 of kind, question and right answer. The
 * order and the wrong options of a question do not count, nor does the page: an item that moves stays the same.
 */
export function itemIds({ cards, questions, words }: Written['material']): string[] {
  return [
    ...cards.map(card => idOf('card', card.question, card.answer)),
    ...questions.map(item => idOf('question', item.question, item.options[item.correctAnswer] ?? '')),
    ...words.map(({ word, hint }) => idOf('word', hint, word)),
  ]
}

/** The kept items that are not written any more. Samples that were not written at all are not looked at. */
export function lostItems(marks: readonly ReadMark[], written: readonly Written[]): Lost[] {
  const idsOf = new Map(written.map(({ name, material }) => [name, new Set(itemIds(material))]))
  return marks
    .filter(({ sample, id, cause }) => cause === null && idsOf.get(sample)?.has(id) === false)
    .map(({ sample, id }) => ({ sample, id }))
}

function idOf(...parts: readonly string[]): string {
  return createHash('sha256').update(parts.join('\n')).digest('hex').slice(0, 12)
}
