import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { generateMaterial } from '@capivira/generation/generate'
import { documentOf } from '@capivira/generation/testing/document'
import { expect, test } from 'vitest'
import { generateIn } from '../features/materials/generate-in-child.ts'
import { prepareWriter } from './prepare.ts'
import { isWriterPrepared, PREPARED, PREPARED_START } from './prepared.ts'

const TEXT = `# Plantas

A fotossíntese é o processo pelo qual as plantas produzem seu próprio alimento usando a luz do Sol. A clorofila é o \
pigmento
verde que absorve a energia da luz nas folhas das plantas.

O Instituto Brasileiro de Geografia e Estatística (IBGE) foi fundado em 1936 e fica no Rio de Janeiro.`

/** The writer as `npm test` has prepared it of these sources; else prepared now, in a folder that goes again. */
async function preparedWriter(): Promise<{ folder: string; remove: () => Promise<void> }> {
  if (isWriterPrepared()) return { folder: PREPARED.folder, remove: async () => {} }
  // A writer reads nothing outside its own folders.
  const results = dirname(PREPARED.folder)
  await mkdir(results, { recursive: true })
  const parent = await mkdtemp(join(results, 'test-'))
  const folder = join(parent, 'writer')
  expect(isWriterPrepared(folder)).toBe(false)
  await prepareWriter(folder)
  return { folder, remove: () => rm(parent, { recursive: true, force: true }) }
}

test('a prepared writer writes exactly what its sources write', async () => {
  const { folder, remove } = await preparedWriter()
  try {
    expect(isWriterPrepared(folder)).toBe(true)
    const document = documentOf(TEXT)
    const options = { title: 'Plantas', seed: 'abc', onProgress: () => {}, signal: new AbortController().signal }
    const prepared = await generateIn([PREPARED_START, folder])(document, options)
    expect(prepared).toEqual(generateMaterial(document, options))
  } finally {
    await remove()
  }
})
