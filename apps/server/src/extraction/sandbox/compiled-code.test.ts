import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { LIMITS, type Limits } from '../limits.ts'
import { drawPdf, put, temporaryFiles } from '../testing/pdf.ts'
import { makeCode, takeCode, takenCode } from './compiled-code.ts'
import { PdfChild } from './pdf-child.ts'

const save = temporaryFiles()
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'capivira-code-'))
})
afterAll(async () => {
  await takeCode(join(folder, 'nothing'))
  await rm(folder, { recursive: true })
})

async function glyphs(limits: Limits = LIMITS): Promise<number> {
  const bytes = await drawPdf(pdf => put(pdf, 'A luz vira energia.', 72, 72))
  const child = new PdfChild(save('light.pdf', bytes), limits)
  child.ask({ op: 'open' })
  child.ask({ op: 'text', from: 1, to: 1, maxGlyphs: 1000 })
  await child.take('open', limits.openMs)
  const { reply } = await child.take('text', limits.pageMs)
  child.close()
  return reply.glyphs
}

test('children read with the machine code that was made before, and without it', async () => {
  expect(await takeCode(folder)).toBe(false)
  expect(takenCode()).toBeUndefined()
  expect(await glyphs()).toBe(19)

  await writeFile(join(folder, 'pdfium-of-another-version.code'), '')
  await makeCode(folder)
  expect(await readdir(folder)).toHaveLength(1)
  expect(await takeCode(folder)).toBe(true)
  expect(await glyphs()).toBe(19)
  // Code for other settings is refused by V8 itself.
  expect(await glyphs({ ...LIMITS, maxWasmPages: 1536 })).toBe(19)
})

test('damaged machine code is never run', async () => {
  const [name = ''] = await readdir(folder)
  const file = join(folder, name)
  const bytes = await readFile(file)
  await writeFile(file, bytes.subarray(0, bytes.length >> 1))
  expect(await takeCode(folder)).toBe(false)
  expect(takenCode()).toBeUndefined()
  bytes.fill(0, 1000, 2000)
  await writeFile(file, bytes)
  expect(await takeCode(folder)).toBe(false)
})

test('machine code that vanishes while Capivira runs is done without', async () => {
  await makeCode(folder)
  expect(await takeCode(folder)).toBe(true)
  for (const name of await readdir(folder)) await rm(join(folder, name))
  expect(await glyphs()).toBe(19)
})
