import { randomUUID } from 'node:crypto'
import { cp, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { makeMaterial } from '../../../test/factories.ts'
import { pdf, useInstallations } from '../../../test/installation.ts'
import { markKey } from '../../platform/files/own-names.ts'
import { readBytes } from '../../platform/files/small-files.ts'
import { StoreNotOurs } from '../../platform/files.ts'
import { readMark } from './mark-file.ts'
import { selectDue } from './store.ts'

const { installation, restored, folder, homes, passes, place } = useInstallations()
const hour = 3600_000

describe('the owner', () => {
  test('claims an empty storage, and raises the number at each start and each hour', async () => {
    const school = await installation()
    const first = await school.start()
    expect(await first.state()).toBe('ours')
    expect(await readMark(first.store)).toMatchObject({ installation: (await first.row()).id, number: 1 })
    passes(10 * 60_000)
    await first.state()
    expect((await first.row()).number).toBe(1)
    passes(hour)
    await first.state()
    expect(await readMark(first.store)).toMatchObject({ number: 2 })
    passes(10 * 60_000)
    const second = await school.start()
    expect(await second.state()).toBe('ours')
    expect(await readMark(first.store)).toMatchObject({ number: 3, nonce: (await first.row()).nonce })
    expect(await first.state()).toBe('ours')
    expect(school.said).toEqual([])
  })

  test('is one, however many servers look at once', async () => {
    const school = await installation()
    const servers = await Promise.all([1, 2, 3, 4].map(() => school.start()))
    for (let n = 0; n < 5; n++) {
      const states = await Promise.all(servers.map(({ state }) => state()))
      expect(states).toEqual(['ours', 'ours', 'ours', 'ours'])
      passes(hour)
    }
    expect(school.said).toEqual([])
  })

  test('knows a mark that it wrote just before a crash', async () => {
    const school = await installation()
    const { store, state, row } = await school.start()
    await state()
    const pending = { installation: (await row()).id, number: 2, nonce: 'outra' }
    await school.db.$client.query('update installation set pending = $1', [JSON.stringify(pending)])
    const text = await readBytes(store, markKey)
    await writeFile(
      join(place(), 'files', markKey),
      JSON.stringify({ ...JSON.parse(String(text)), number: 2, nonce: 'outra' }),
    )
    expect(await (await school.start()).state()).toBe('ours')
    expect(await row()).toMatchObject({ number: 2, nonce: 'outra', pending: null })
  })

  test('goes on after its clock was set back', async () => {
    const school = await installation()
    const { state, row } = await school.start()
    await state()
    passes(-400 * 24 * hour)
    expect(await state()).toBe('ours')
    expect((await row()).number).toBe(2)
  })

  test('finds its files again in a copy of them at another place, as after a restored backup', async () => {
    const school = await installation()
    const first = await school.start()
    const { pdfPath } = await makeMaterial(school.db, { pdfPath: pdf() })
    await first.keep(pdfPath)
    await cp(join(place(), 'files'), join(place(), 'restored'), { recursive: true })
    for (let n = 0; n < 3; n++) {
      passes(hour)
      await first.state()
    }
    const copy = await restored(school)
    await makeMaterial(copy.db, { pdfPath })
    const there = await copy.start({ storage: folder('restored') })
    expect(await there.state()).toBe('ours')
    expect(await first.state()).toBe('ours')
  })
})

describe('whoever is not the owner', () => {
  test.each([
    ['a dump of this moment', 0],
    ['a dump of yesterday', 24],
  ])('%s beside the school: writes and removes nothing, says so, and the school does not notice', async (_, hours) => {
    const school = await installation()
    const first = await school.start()
    await first.keep(pdf())
    const copy = await restored(school)
    for (let n = 0; n < hours; n++) {
      passes(hour)
      await first.state()
    }
    const mark = await readMark(first.store)
    const other = await copy.start()
    expect(await other.state()).toBe('copy')
    await expect(other.keep(pdf())).rejects.toThrow(StoreNotOurs)
    await expect(other.files.mayWrite()).rejects.toThrow(StoreNotOurs)
    const key = pdf()
    await first.keep(key)
    await other.files.remove(key)
    await other.files.removeFolder(`pages/${key.slice(0, -4)}`)
    expect(await selectDue(copy.db, 10)).toEqual([key, `pages/${key.slice(0, -4)}/`])
    expect(await first.store.has(key)).toBe(true)
    passes(2 * hour)
    expect(await other.state()).toBe('copy')
    expect(await readMark(first.store)).toEqual(mark)
    expect(copy.said).toEqual([expect.stringMatching(/é uma cópia.*STORAGE_ADOPT=[\w-]{36}/)])
    expect(await first.state()).toBe('ours')
    expect(school.said).toEqual([])
  })

  test('a dump put back in place, over the living storage, is a copy as well', async () => {
    const school = await installation()
    const first = await school.start()
    await first.state()
    const copy = await restored(school, homes.a)
    passes(5 * 60_000)
    expect(await (await copy.start()).state()).toBe('ours')
    passes(hour)
    expect(await first.state()).toBe('copy')
  })

  test('another installation is told so', async () => {
    const school = await installation()
    const first = await school.start()
    await first.keep(pdf())
    const other = await installation({ in: homes.b })
    const there = await other.start()
    expect(await there.state()).toBe('foreign')
    await expect(there.keep(pdf())).rejects.toThrow(StoreNotOurs)
    expect(other.said).toEqual([expect.stringContaining('pertence a outra instalação')])
    expect(await first.state()).toBe('ours')
  })

  test('takes over with STORAGE_ADOPT, once: the owner of before yields, and the setting fits no more', async () => {
    const school = await installation()
    const first = await school.start()
    await first.state()
    const { id } = await first.row()
    const copy = await restored(school)
    const again = await restored(school)
    const other = await copy.start({ adopt: id })
    expect(await other.state()).toBe('ours')
    const taken = await other.row()
    expect(taken.id).not.toBe(id)
    expect(await readMark(first.store)).toMatchObject({ installation: taken.id, number: 2 })
    await other.keep(pdf())
    expect(await first.state()).toBe('foreign')
    // The server beside it, started with the same setting, finds it done.
    expect(await (await copy.start({ adopt: id })).state()).toBe('ours')
    expect((await other.row()).id).toBe(taken.id)
    expect(await (await again.start({ adopt: id })).state()).toBe('foreign')
    expect(await other.state()).toBe('ours')
  })

  test('a wrong STORAGE_ADOPT changes nothing', async () => {
    const school = await installation()
    await (await school.start()).state()
    const other = await installation({ in: homes.b })
    expect(await (await other.start({ adopt: randomUUID() })).state()).toBe('foreign')
  })

  test('a mark that nobody can read is nobody’s to overwrite', async () => {
    const school = await installation()
    const first = await school.start()
    await first.state()
    await writeFile(join(place(), 'files', markKey), '{')
    expect(await first.state()).toBe('foreign')
    expect(await (await school.start({ adopt: 'ilegivel' })).state()).toBe('ours')
  })
})
