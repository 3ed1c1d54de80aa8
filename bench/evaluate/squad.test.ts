import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readSquad, typesetText } from './squad.ts'

const context = 'O tear foi criado em 1801.\nEle usava cartões perfurados. Muitos o copiaram.'
let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'capivira-squad-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function fileOf(content: unknown): string {
  const file = join(folder, 'questions.json')
  writeFileSync(file, JSON.stringify(content))
  return file
}

test('reads texts, their questions and the sentences that answer', () => {
  const asked = { question: 'O que o tear usava?', answers: [{ text: 'cartões perfurados', answer_start: 37 }] }
  const unanswerable = { question: 'Quem o copiou?', answers: [] }
  const file = fileOf({ data: [{ title: 'HISTORIA_DO_TEAR', paragraphs: [{ context, qas: [asked, unanswerable] }] }] })
  expect(readSquad(file)).toEqual([
    {
      title: 'Historia do tear',
      paragraphs: ['O tear foi criado em 1801. Ele usava cartões perfurados. Muitos o copiaram.'],
      questions: [
        {
          question: 'O que o tear usava?',
          answers: ['cartões perfurados'],
          sentences: ['Ele usava cartões perfurados.'],
        },
      ],
    },
  ])
})

test('refuses a file of another shape', () => {
  expect(() => readSquad(fileOf({ questions: [] }))).toThrow('data')
})

test('sets a text in pages, the heading first', () => {
  const paragraph = 'A água do mar evapora com o calor do sol e forma nuvens. '.repeat(20).trim()
  const { pages } = typesetText({
    title: 'O ciclo da água',
    paragraphs: Array.from({ length: 6 }, () => paragraph),
    questions: [],
  })
  expect(pages[0]?.lines[0]?.text).toBe('O ciclo da água')
  expect(pages.map(page => page.number)).toEqual([1, 2, 3])
  for (const page of pages) expect(page.lines.at(-1)?.box[3]).toBeLessThan(page.height)
  expect(pages.flatMap(page => page.lines)).toHaveLength(1 + 6 * 14)
})
