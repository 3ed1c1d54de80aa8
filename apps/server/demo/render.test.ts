import { readFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { renderText } from './render.ts'
import { parseText } from './text.ts'

const names = ['ciencias-7-ano', 'historia-8-ano', 'geografia-6-ano'] as const
const read = (name: string) => readFile(new URL(`texts/${name}.md`, import.meta.url), 'utf8')
/** pdfkit leaves the page tree uncompressed. */
const pageCount = (pdf: Buffer) => Number(/\/Type \/Pages\s+\/Count (\d+)/.exec(pdf.toString('latin1'))?.[1])

describe.each(names)('%s', name => {
  test('is a PDF of 4 to 8 pages, in Portuguese, with structure and bookmarks', async () => {
    const pdf = await renderText(await read(name))
    const source = pdf.toString('latin1')
    expect(source.slice(0, 8)).toBe('%PDF-1.7')
    expect(pageCount(pdf)).toBeGreaterThanOrEqual(4)
    expect(pageCount(pdf)).toBeLessThanOrEqual(8)
    expect(source).toContain('/Lang (pt-BR)')
    expect(source).toContain('/MarkInfo')
    expect(source).toContain('/Outlines')
  })

  test('gives the same bytes each time', async () => {
    const markdown = await read(name)
    const [first, second] = [await renderText(markdown), await renderText(markdown)]
    expect(first.equals(second)).toBe(true)
  })

  test('has the parts of a chapter', async () => {
    const { blocks } = parseText(await read(name))
    const sections = blocks.flatMap(block => (block.kind === 'heading' && block.level === 2 ? [block.text] : []))
    expect(sections.slice(-3)).toEqual(['Glossário', 'Exercícios', 'Respostas'])
    const kinds = new Set(blocks.map(block => block.kind))
    expect([...kinds].sort()).toEqual(['box', 'figure', 'heading', 'list', 'paragraph', 'table'])
  })

  test('has an answer for each exercise', async () => {
    const { blocks } = parseText(await read(name))
    const [exercises, answers] = blocks.flatMap(block => (block.kind === 'list' && block.ordered ? [block.items] : []))
    expect(exercises?.length).toBeGreaterThanOrEqual(4)
    expect(answers).toHaveLength(exercises?.length ?? 0)
  })
})

test('names a figure that does not exist', async () => {
  const markdown = (await read('geografia-6-ano')).replace('figure:relief', 'figure:moon')
  await expect(renderText(markdown)).rejects.toThrow('There is no figure "moon".')
})
