import { expect, test } from 'vitest'
import { box, lines, Paper, text } from '../../test/paper.ts'
import { readOneAfterTheOther } from '../../test/pdf-child.ts'
import { countHidden } from './count-hidden.ts'
import { LIMITS } from './limits.ts'
import { temporaryFiles } from './testing/pdf.ts'

readOneAfterTheOther()
const save = temporaryFiles()
const shown = lines(['A nascente é o ponto onde brota um rio.'], 72, 100)
const covered = text('O rio nasce no mar.', 72, 160) + box(70, 148, 400, 18, '1 g')

test('pages with letters that nobody sees are named with how many they are', async () => {
  const paper = new Paper().sheet({ content: shown }).sheet({ content: shown + covered })
  expect(await countHidden(save('hidden.pdf', paper.bytes()))).toEqual([{ page: 2, letters: 15 }])
})

test('a document that shows all its letters has none', async () => {
  expect(await countHidden(save('plain.pdf', new Paper().sheet({ content: shown }).bytes()))).toEqual([])
})

test('of one that cannot be read, or is more than the limits allow, nothing is known', async () => {
  expect(await countHidden(save('none.pdf', 'nada'))).toBeNull()
  const file = save('long.pdf', new Paper().sheet({ content: shown }).bytes())
  expect(await countHidden(file, { limits: { ...LIMITS, wholeMs: -1e6 } })).toBeNull()
})

test('an abort ends it', async () => {
  const file = save('abort.pdf', new Paper().sheet({ content: shown }).bytes())
  const signal = AbortSignal.abort(new Error('the worker is stopping'))
  await expect(countHidden(file, { signal })).rejects.toThrow('the worker is stopping')
})
