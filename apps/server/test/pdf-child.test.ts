import { expect, test } from 'vitest'
import { LIMITS } from '../src/extraction/limits.ts'
import { PdfChild as OwnChild } from '../src/extraction/sandbox/pdf-child.ts'
import { temporaryFiles } from '../src/extraction/testing/pdf.ts'
import { makePdf } from './pdf.ts'
import { PdfChild, readOneAfterTheOther } from './pdf-child.ts'

readOneAfterTheOther()
const save = temporaryFiles()

/** Everything that a child says of a document of one page, and the process that said it. */
async function told(child: OwnChild) {
  try {
    child.ask({ op: 'open' })
    child.ask({ op: 'outline', maxEntries: 10 })
    child.ask({ op: 'text', from: 1, to: 1, maxGlyphs: 1000 })
    const answers = [await child.take('open', 8000), await child.take('outline', 8000), await child.take('text', 8000)]
    return { pid: child.pid, answers }
  } finally {
    child.close()
  }
}

const water = save('water.pdf', await makePdf([['A água é essencial à vida.']]))
const rock = save('rock.pdf', await makePdf([['A rocha se forma aos poucos.', 'O granito é uma rocha.'], ['Fim.']]))

test('one process reads document after document, each as a child of its own does', async () => {
  const [first, second, third] = [
    await told(new PdfChild(water)),
    await told(new PdfChild(rock)),
    await told(new PdfChild(water)),
  ]
  expect(new Set([first.pid, second.pid, third.pid]).size).toBe(1)
  expect(first.answers).toEqual((await told(new OwnChild(water))).answers)
  expect(second.answers).toEqual((await told(new OwnChild(rock))).answers)
  expect(third.answers).toEqual(first.answers)
})

test('two documents that are open at once have two', async () => {
  const [one, other] = await Promise.all([told(new PdfChild(water)), told(new PdfChild(rock))])
  expect(one?.pid).not.toBe(other?.pid)
})

test('whoever still owes an answer reads no further document', async () => {
  const left = new PdfChild(water)
  left.ask({ op: 'open' })
  left.close()
  const waits = await told(new PdfChild(rock))
  expect(waits.pid).not.toBe(left.pid)
  await expect(left.take('open', 8000)).rejects.toThrow('the PDF child stopped')
})

test('other limits than the product’s are those of a child of its own', async () => {
  const reader = await told(new PdfChild(water))
  const own = await told(new PdfChild(water, { ...LIMITS, maxPages: 1 }))
  expect(own.pid).not.toBe(reader.pid)
})

test('a file that is not there is told as by a child of its own', () => {
  expect(() => new PdfChild('/nowhere.pdf')).toThrow('ENOENT')
})
