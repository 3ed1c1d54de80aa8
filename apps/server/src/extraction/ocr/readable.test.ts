import { expect, test } from 'vitest'
import { lineAt } from '../testing/lines.ts'
import { judged } from './readable.ts'

const text = (line: string, confidence: number) => ({ lines: [lineAt(line, 0, 0)], confidence })
const lesson = text('A terra gira ao redor do sol e leva um ano para dar uma volta inteira, com quatro estações.', 60)
const scrawl = text('liwno trasq vobbe nxeri gomna peluu strid kanvo mrepa juldo fenni bolqa crens wadri', 60)

test('a page that recognition is sure of, or that is written in words, stays as it was read', async () => {
  expect(await judged({ ...scrawl, confidence: 90 })).toEqual({ ...scrawl, confidence: 90 })
  expect(await judged(lesson)).toEqual(lesson)
})

test('letters without a language are no text', async () => {
  expect(await judged(scrawl)).toMatchObject({ lines: [] })
})
