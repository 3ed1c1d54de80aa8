import { describe, expect, test } from 'vitest'
import { lines, rule, text, widthOf } from '../../test/paper.ts'
import { readOneAfterTheOther } from '../../test/pdf-child.ts'
import { readerOf } from './testing/page.ts'
import { temporaryFiles } from './testing/pdf.ts'

readOneAfterTheOther()
const { textsOf } = readerOf(temporaryFiles())

const wrong = [
  'O afluente é o peixe que mora no fundo do mar e que',
  'sobe o rio na época das chuvas para comer as frutas',
  'que caem das árvores na beira da água barrenta.',
]
const right = 'O afluente é o rio que deságua em outro rio.'
const [top, bottom, end] = [90, 140, 72 + widthOf(wrong[1] ?? '')]
const paragraph = lines(wrong, 72, 100)
const after = text(right, 72, 170)
const cross = (red = '1 0 0 RG') => rule(70, top, end, bottom, 1.5, red) + rule(end, top, 70, bottom, 1.5, red)

describe('a paragraph crossed out from corner to corner', () => {
  test.each([
    ['by two lines', cross()],
    ['by one path, shorter than its longest line', `q 2 w 75 750 m ${end - 6} 703 l ${end - 6} 750 m 75 703 l S Q`],
  ])('is not read: %s', async (_, drawn) => {
    expect(await textsOf(paragraph + drawn + after)).toEqual([right])
  })

  test.each([
    ['one line', rule(70, top, end, bottom, 1.5)],
    ['a cross over a part of it', rule(150, top, 260, bottom, 1.5) + rule(260, top, 150, bottom, 1.5)],
    ['a cross beside it', rule(400, 200, 500, 260, 1.5) + rule(500, 200, 400, 260, 1.5)],
    ['diagonals that do not share their corners', rule(70, top, end, bottom, 1) + rule(200, 200, 72, 260, 1)],
  ])('is read with %s', async (_, drawn) => {
    expect(await textsOf(paragraph + drawn + after)).toEqual([...wrong, right])
  })

  test('is no drawing with its diagonals and names', async () => {
    const names = text('A', 68, 196) + text('centro', 165, 246) + text('B', 302, 196) + text('vértice', 290, 306)
    const square = rule(70, 200, 300, 300) + rule(300, 200, 70, 300)
    expect((await textsOf(after + names + square)).toSorted()).toEqual(['A', 'B', right, 'centro', 'vértice'])
  })
})

describe('words under a zigzag', () => {
  const [start, end2] = [72 + widthOf('A foz é '), 72 + widthOf('A foz é o lago')]
  const zigzag = (y: number) => {
    const points = Array.from({ length: 13 }, (_, index) => {
      const x = start + ((end2 - start) * index) / 12
      return `${x} ${842 - y + (index % 2 === 0 ? 1.5 : -1.5)} ${index === 0 ? 'm' : 'l'}`
    })
    return `q 0 0 1 RG 1 w ${points.join(' ')} S Q\n`
  }
  const sentence = text('A foz é o lago o fim de um rio.', 72, 100)

  test('are struck out', async () => {
    expect(await textsOf(sentence + zigzag(96.5))).toEqual(['A foz é o fim de um rio.'])
  })

  test('are read on a page of more lines than are looked at', async () => {
    const steps = Array.from({ length: 400 }, (_, index) => `${index % 2 === 0 ? 72 : 500} ${500 - index} l`)
    const path = `q 0 0 1 RG 1 w 72 501 m ${steps.slice(1).join(' ')} S Q\n`
    expect(await textsOf(sentence + path.repeat(10) + zigzag(96.5))).toEqual(['A foz é o fim de um rio.'])
    expect(await textsOf(sentence + path.repeat(60) + zigzag(96.5))).toEqual(['A foz é o lago o fim de um rio.'])
  })

  test('are underlined where it runs below them', async () => {
    expect(await textsOf(sentence + zigzag(103))).toEqual(['A foz é o lago o fim de um rio.'])
  })
})
