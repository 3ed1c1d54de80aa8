import type { ExtractedDocument, Page } from '@capivira/core/materials/document'
import { parseAnswer } from '@capivira/generation/assistant/parse'
import type { WrittenItem } from '@capivira/generation/assistant/written'
import { judge } from '@capivira/generation/proof/judge'
import { knowledgeOf } from '@capivira/generation/proof/knowledge'
import type { TreeReader } from '@capivira/generation/reading/parsed'
import { judgeOfModel } from './by-model.ts'

/** An item of a battery and how it was judged. */
export type JudgedItem = {
  document: string
  /** 'true', or the kind of falsehood. */
  kind: string
  question: string
  answer: string
  outcome: 'published' | 'suggested' | 'refused'
  reason: string | null
}

/** What becomes of one item that somebody wrote about a document. */
type Judge = (item: WrittenItem) => Pick<JudgedItem, 'outcome' | 'reason'>

/** How items reach the judge: in a pasted answer, or as a language model's answer to the parts that it is shown. */
export const WAYS: Readonly<
  Record<'pasted' | 'model', (document: ExtractedDocument, title: string, read: TreeReader | null) => Judge>
> = {
  pasted: (document, title, read) => {
    const knowledge = knowledgeOf(document, title, read)
    return item => judge(item, knowledge)
  },
  model: judgeOfModel,
}

/** Judges the items about one document. */
export function readBattery(
  name: string,
  text: string,
  items: string,
  judgeOf: (document: ExtractedDocument, title: string) => Judge,
): JudgedItem[] {
  const lines = text.split('\n').filter(line => line && !/^\[p\. \d+\]$/.test(line))
  const judged = judgeOf(documentOf(text), name)
  return items.split(/^#! */m).flatMap(group => {
    const [kind = '', ...rest] = group.split('\n')
    // An item a line: each is read by itself.
    return rest.filter(Boolean).flatMap(line => {
      const quoted = line.replace(/F: §(\d+)$/, (_, number: string) => `F: ${lines[Number(number) - 1] ?? ''}`)
      const { items: read, unfinished } = parseAnswer(`${quoted}\n\nFIM`)
      return [...read, ...unfinished].map(item => {
        const { outcome, reason } = judged(item)
        return { document: name, kind, question: item.question, answer: item.answer, outcome, reason }
      })
    })
  })
}

/** A text as a document that was read: a line of the page for each eighty letters. */
export function documentOf(text: string): ExtractedDocument {
  const pages = text.split(/^\[p\. \d+\]$/m).slice(1)
  return { pages: pages.map((page, i) => pageOf(page, i + 1)), outline: [], title: null }
}

const SIZE = { width: 595, height: 842, left: 57, top: 70, size: 11, leading: 13 } as const

function pageOf(text: string, number: number): Page {
  const lines = text
    .trim()
    .split('\n')
    .join(' ')
    .replace(/(.{60,84})\s/g, '$1\n')
    .split('\n')
  return {
    number,
    width: SIZE.width,
    height: SIZE.height,
    source: 'text',
    confidence: null,
    lines: lines.map((line, i) => {
      const top = SIZE.top + i * SIZE.leading
      const box = [SIZE.left, top, SIZE.left + line.length * 5.4, top + SIZE.size] as const
      return { text: line, box, fontSize: SIZE.size, bold: [], italic: [], monospace: false }
    }),
  }
}
