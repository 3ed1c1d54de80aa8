import { describe, expect, test } from 'vitest'
import { linesShared, runsOf } from './shared-words.ts'

const page = 'A capivara vive\nperto da água e nada muito bem.'

describe('linesShared', () => {
  test('finds seven words in a row across lines, case and signs, and says where they start', () => {
    const source = `const title = 1\nconst text = 'Dizem: a capivara VIVE perto da água, e pronto'`
    expect(linesShared(source, runsOf(page, 7), 7)).toEqual([2])
  })

  test('lets six words in a row be', () => {
    expect(linesShared('a capivara vive perto da água', runsOf(page, 7), 7)).toEqual([])
  })

  test('names a line once, however many runs start on it', () => {
    expect(linesShared('x\na capivara vive perto da água e nada muito', runsOf(page, 7), 7)).toEqual([2])
  })
})
