import { execFileSync } from 'node:child_process'
import { renderText } from '../../../apps/server/demo/render.ts'
import { toMarkdown } from './markdown.ts'

const formats = new Map([
  ['md', 'markdown'],
  ['tex', 'latex'],
  ['html', 'html'],
  ['docbook', 'docbook'],
  ['xml', 'jats'],
])

/** Whether a file is a text to be typeset, and not a PDF already. */
export const isText = (path: string): boolean => formats.has(extension(path))

const extension = (path: string) => path.slice(path.lastIndexOf('.') + 1).toLowerCase()

/**
 * Sets a text of Markdown, LaTeX, HTML, DocBook or JATS in pages, always in the same way: pandoc reads it, and the
 * renderer of the demo school's texts draws its headings, paragraphs and lists. Throws an Error where pandoc cannot
 * read the file.
 */
export async function typeset(path: string, bytes: Uint8Array): Promise<Buffer> {
  const format = formats.get(extension(path)) ?? 'markdown'
  const text = new TextDecoder().decode(bytes)
  const json = execFileSync('pandoc', ['-f', format, '-t', 'json'], {
    input: format === 'docbook' ? withoutEntities(text) : text,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
    stdio: ['pipe', 'pipe', 'ignore'],
  })
  const head = ['title: Texto', 'subtitle: Texto de leitura', 'subject: Leitura', 'grade: Ensino médio', 'color: arara']
  return renderText(['---', ...head, '---', '', toMarkdown(json), ''].join('\n'))
}

/** The entities of a book of many files ('&kstars;') stand in the file that holds the others: their names are kept. */
function withoutEntities(docbook: string): string {
  return docbook.replace(/&(?!(?:amp|lt|gt|quot|apos);)([a-zA-Z][\w.-]*);/g, '$1')
}
