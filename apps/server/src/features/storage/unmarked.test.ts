import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { makeMaterial } from '../../../test/factories.ts'
import { startFakeS3 } from '../../../test/fake-s3.ts'
import { pdf, useInstallations } from '../../../test/installation.ts'
import { markKey } from '../../platform/files/own-names.ts'
import { StoreAway, StoreNotOurs } from '../../platform/files.ts'
import type { Storage } from '../../platform/settings.ts'
import { readMark } from './mark-file.ts'
import { selectDue } from './store.ts'

const { installation, folder, place, now, atTheEnd } = useInstallations()

describe('a storage without a mark, as versions before left it', () => {
  const put = async (...keys: string[]) => {
    await mkdir(join(place(), 'files'), { recursive: true })
    for (const key of keys) await writeFile(join(place(), 'files', key), 'x')
  }

  test('is taken over where one file is known; people’s files count for nothing', async () => {
    const school = await installation()
    const { pdfPath } = await makeMaterial(school.db, { pdfPath: pdf() })
    await put('notas.xlsx', pdf(), pdfPath)
    expect(await (await school.start()).state()).toBe('ours')
  })

  test('is taken over where only people’s files lie', async () => {
    await put('notas.xlsx', '1º ano.pdf', '.htaccess')
    expect(await (await (await installation()).start()).state()).toBe('ours')
  })

  test('is served, not swept, where all of our form is unknown, also when one of its own has come', async () => {
    await put(pdf())
    const school = await installation()
    const { state, keep, files, store, row } = await school.start()
    expect(await state()).toBe('withhold')
    const { pdfPath } = await makeMaterial(school.db, { pdfPath: pdf() })
    await keep(pdfPath)
    expect(await state()).toBe('withhold')
    await files.remove(pdfPath)
    expect(await store.has(pdfPath)).toBe(false)
    expect(await readMark(store)).toBeNull()
    expect(school.said).toEqual([expect.stringContaining('não limpa nada')])
    const { id } = await row()
    expect(await (await school.start({ adopt: id })).state()).toBe('ours')
    expect((await row()).id).not.toBe(id)
  })

  test('and empty, while the database knows files: served, and taken over once one of them is there', async () => {
    const school = await installation()
    const { pdfPath } = await makeMaterial(school.db, { pdfPath: pdf() })
    const { state, keep } = await school.start()
    expect(await state()).toBe('bare')
    expect(school.said).toEqual([expect.stringContaining('está vazio')])
    await keep(pdfPath)
    expect(await state()).toBe('ours')
  })
})

describe('a storage that is not where it was', () => {
  test('emptied, or a disk that is not mounted: nothing is written until it is back, or given up', async () => {
    const school = await installation()
    const { state, keep, row } = await school.start()
    expect(await state()).toBe('ours')
    const { pdfPath } = await makeMaterial(school.db, { pdfPath: pdf() })
    await keep(pdfPath)
    await cp(join(place(), 'files'), join(place(), 'away'), { recursive: true })
    await rm(join(place(), 'files', markKey))
    await rm(join(place(), 'files', pdfPath))
    expect(await state()).toBe('lost')
    await expect(keep(pdf())).rejects.toThrow(StoreNotOurs)
    await cp(join(place(), 'away', pdfPath), join(place(), 'files', pdfPath))
    expect(await state()).toBe('ours')
    await rm(join(place(), 'files', markKey))
    await rm(join(place(), 'files', pdfPath))
    expect(await state()).toBe('lost')
    expect(await (await school.start({ adopt: (await row()).id })).state()).toBe('ours')
  })

  test('changed for a new one: claimed, with a word on what is not there', async () => {
    const school = await installation()
    const { state, keep } = await school.start()
    expect(await state()).toBe('ours')
    const { pdfPath } = await makeMaterial(school.db, { pdfPath: pdf() })
    await keep(pdfPath)
    const other = await school.start({ storage: folder('new') })
    expect(await other.state()).toBe('ours')
    expect(school.said).toEqual([expect.stringContaining('é novo e está vazio')])
  })

  test('copied to a bucket, mark and all', async () => {
    const { endpoint, objects, server } = await startFakeS3('balde')
    atTheEnd(() => server.close())
    const school = await installation()
    const { state, keep } = await school.start()
    expect(await state()).toBe('ours')
    const { pdfPath } = await makeMaterial(school.db, { pdfPath: pdf() })
    await keep(pdfPath)
    for (const key of [pdfPath, markKey])
      objects.set(key, { body: await readFile(join(place(), 'files', key)), modified: now() })
    const s3: Storage = { kind: 's3', bucket: 'balde', prefix: '', endpoint, accessKeyId: 'c', secretAccessKey: 's' }
    const there = await school.start({ storage: s3 })
    expect(await there.state()).toBe('ours')
    expect(await readMark(there.store)).toMatchObject({ number: 2, place: { kind: 's3', bucket: 'balde' } })
    expect(school.said).toEqual([])
  })

  test('away at the start: whoever writes is told so, and it is looked at when it is back', async () => {
    const gone: Storage = {
      kind: 's3',
      bucket: 'balde',
      prefix: '',
      endpoint: 'http://127.0.0.1:9',
      accessKeyId: 'c',
      secretAccessKey: 's',
    }
    const school = await installation()
    const { files, state } = await school.start({ storage: gone })
    await expect(state()).rejects.toThrow(StoreAway)
    await expect(files.mayWrite()).rejects.toThrow(StoreAway)
    for (const key of [pdf(), pdf()]) await files.remove(key)
    expect(await selectDue(school.db, 10)).toHaveLength(2)
  })
})
