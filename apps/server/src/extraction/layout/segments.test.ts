import { describe, expect, test } from 'vitest'
import { aRun, lettersOf } from '../testing/letters.ts'
import { segmentsOf } from './segments.ts'

const texts = (segments: ReturnType<typeof segmentsOf>) =>
  segments.map(({ letters }) => letters.map(({ text }) => text).join(''))

describe('segmentsOf', () => {
  test('ends a segment at the next line, at a jump back and at a wide gap', () => {
    const letters = [
      ...lettersOf('um', 0, 100),
      ...lettersOf('dois', 0, 112),
      ...lettersOf('coluna', 200, 112),
      ...lettersOf('volta', 0, 124),
    ]
    expect(texts(segmentsOf(letters))).toEqual(['um', 'dois', 'coluna', 'volta'])
  })

  test('keeps raised and lowered letters on their line', () => {
    const small = aRun({ size: 7 })
    const letters = [...lettersOf('m', 0, 100), ...lettersOf('2', 5, 96, small), ...lettersOf('e', 13, 100)]
    expect(texts(segmentsOf(letters))).toEqual(['m2e'])
  })

  test('a large word is no part of the line on its baseline, but what is raised behind a word is', () => {
    const large = aRun({ size: 28 })
    expect(texts(segmentsOf([...lettersOf('Nas', 0, 100, large), ...lettersOf('ruas', 20, 100)]))).toEqual([
      'Nas',
      'ruas',
    ])
    const small = aRun({ size: 5 })
    expect(texts(segmentsOf([...lettersOf('Idade', 0, 100), ...lettersOf('a', 25, 96, small)]))).toEqual(['Idadea'])
  })

  test('puts a bold word that was drawn later into its place', () => {
    const bold = aRun({ style: { bold: true, italic: false, monospace: false } })
    const letters = [
      ...lettersOf('a', 0, 100),
      ...lettersOf('produz', 26, 100),
      ...lettersOf('abaixo', 0, 112),
      ...lettersOf('luz', 8, 100, bold),
    ]
    expect(texts(segmentsOf(letters))).toEqual(['aluzproduz', 'abaixo'])
  })

  test('does not join columns', () => {
    const letters = [...lettersOf('esquerda', 0, 100), ...lettersOf('direita', 60, 100)]
    expect(texts(segmentsOf(letters))).toEqual(['esquerda', 'direita'])
  })

  test('a line begins where struck words before it did, but not where those of another column did', () => {
    const behindStruck = (x: number) =>
      lettersOf('novo', x, 100).map((letter, at) =>
        at === 0 ? { ...letter, struckFrom: 30, struckUntil: 60 } : letter,
      )
    const read = (x: number) => segmentsOf([...lettersOf('coluna', 0, 100), ...behindStruck(x)])
    expect(segmentsOf(behindStruck(63)).map(({ start }) => start)).toEqual([30])
    expect(segmentsOf(behindStruck(200)).map(({ start }) => start)).toEqual([200])
    expect(texts(read(200))).toEqual(['coluna', 'novo'])
  })

  test('separates turned text', () => {
    const turned = aRun({ cos: 0, sin: -1 })
    expect(texts(segmentsOf([...lettersOf('texto', 0, 100), ...lettersOf('lado', 25, 100, turned)]))).toEqual([
      'texto',
      'lado',
    ])
  })
})
