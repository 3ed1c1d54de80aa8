import { readFileSync } from 'node:fs'
import type { ExtractedDocument, Line, Page } from '@capivira/core/materials/document'

const file = new URL('../demo/texts/historia-8-ano.md', import.meta.url)
const perPage = 6

/**
 * The first paragraphs of a demo text as extraction would hand them over: pages of prose under headings. `more` stands
 * at the end of page 1.
 */
export function lesson(paragraphs: number, more: readonly string[] = []): ExtractedDocument {
  const [, , ...parts] = readFileSync(file, 'utf8').split(/^---$/m)
  const blocks = parts
    .join('')
    .split(/\n{2,}/)
    .map(block => block.trim().replace(/\s*\n\s*/g, ' '))
    .filter(block => /^(?:#|\p{Lu})/u.test(block))
    .map(block => block.replace(/\*\*|_(?=\p{L})|(?<=\p{L})_/gu, ''))
    .slice(0, paragraphs)
  const pages: Page[] = []
  for (let from = 0; from < blocks.length; from += perPage) {
    const texts = [...blocks.slice(from, from + perPage), ...(from === 0 ? more : [])]
    pages.push(pageOf(pages.length + 1, texts))
  }
  return { pages, outline: [], title: 'A Independência do Brasil' }
}

function pageOf(number: number, texts: readonly string[]): Page {
  const lines = texts.map((text, at): Line => {
    const heading = /^#+\s/.test(text)
    const plain = text.replace(/^#+\s/, '')
    const size = heading ? 18 : 11
    return {
      text: plain,
      box: [60, 60 + at * 90, 530, 60 + at * 90 + size],
      fontSize: size,
      bold: heading ? [[0, plain.length]] : [],
      italic: [],
      monospace: false,
    }
  })
  return { number, width: 595, height: 842, lines, source: 'text', confidence: null }
}
