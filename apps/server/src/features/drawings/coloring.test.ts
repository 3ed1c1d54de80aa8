import { readFile } from 'node:fs/promises'
import fc from 'fast-check'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../test/app.ts'
import { expectHonest, told } from '../../../test/ledger.ts'
import { paint } from '../../../test/paintings.ts'
import { type Completed, type Player, start } from '../../../test/rounds.ts'
import { pngSize } from './read-painting.ts'
import { openStudio } from './studio.ts'

let school: TestApp
let pupil: Player
let lines: Buffer
beforeAll(async () => {
  school = await startTestApp()
  const studio = openStudio(school.files)
  const picture = await studio.picture({ kind: 'line', theme: 'geografia-rural', variant: 0 })
  lines = 'png' in picture ? picture.png : Buffer.alloc(0)
  await studio.close()
})
afterAll(() => school.close())
beforeEach(async () => {
  school.setNow('2026-03-02T15:00:00Z')
  pupil = await school.signedIn()
})

type Done = Completed & { percent: number; workId: number | null }
const complete = (who: Player, body: object) => who.post<Done>('/api/games/coloring/complete', body)
const begin = async (who: Player) => {
  const { body } = await start(who, { gameId: 'coloring-game', options: { imageId: 'geografia-rural/0' } })
  school.setNow('2026-03-02T15:01:00Z')
  return body.roundId
}
const xpOf = async (who: Player) => (await who.get<{ xp: number }>('/api/auth/user')).body.xp
const claim = { theme: 'geografia-rural', imageId: 'geografia-rural/0', areasColored: 115, xpGain: 5000 }

describe('a finished picture', () => {
  test('is measured in its pixels, paid by what is painted, and kept in the album', async () => {
    const roundId = await begin(pupil)
    const { status, body } = await complete(pupil, { ...claim, roundId, completedImage: await paint(lines, 0.75) })
    expect(status).toBe(200)
    expect(body.percent).toBeGreaterThanOrEqual(74)
    expect(body.percent).toBeLessThanOrEqual(76)
    expect(body.xpGain).toBe(Math.round(20 + 0.5 * body.percent))
    expect(body.score).toBe(body.percent)
    expect(body.totalXP).toBe(await xpOf(pupil))
    const works = (
      await pupil.get<{ id: number; imageUrl: string; completionPercentage: number }[]>('/api/coloring/works')
    ).body
    expect(works).toMatchObject([
      { id: body.workId, title: 'uma vaca, um trator, uma galinha', completionPercentage: body.percent },
    ])
    expect((await pupil.get(works[0]?.imageUrl ?? '')).status).toBe(200)
    const other = await school.signedIn()
    expect((await other.get(works[0]?.imageUrl ?? '')).status).toBe(404)
    expect((await other.get('/api/coloring/works')).body).toEqual([])
    expect((await complete(pupil, { ...claim, roundId, completedImage: await paint(lines, 0.75) })).status).toBe(409)
  })

  test('is written anew: what hides in the file that came is not kept', async () => {
    const url = await paint(lines, 1)
    const bytes = Buffer.from(url.slice(url.indexOf(',') + 1), 'base64')
    const hidden = await sharp(bytes)
      .withExif({ IFD0: { Copyright: 'segredo-escondido' } })
      .png()
      .toBuffer()
    expect(hidden.includes('segredo-escondido')).toBe(true)
    const roundId = await begin(pupil)
    const done = await complete(pupil, {
      ...claim,
      roundId,
      completedImage: `data:image/png;base64,${hidden.toString('base64')}`,
    })
    expect(done.body.percent).toBe(100)
    for await (const { key } of school.files.list()) {
      if (!key.startsWith('colored/')) continue
      const { path } = await school.files.open(key)
      expect(pngSize(await readFile(path))).toEqual({ width: 1200, height: 800 })
      expect((await readFile(path)).includes('segredo-escondido')).toBe(false)
    }
  })

  test('is found among the pictures of its theme, on the canvas of the specification too', async () => {
    await start(pupil, { gameId: 'coloring-game' })
    school.setNow('2026-03-02T15:01:00Z')
    const small = await sharp(lines).resize(600, 400).png().toBuffer()
    const { theme, areasColored, xpGain } = claim
    const done = await complete(pupil, { theme, areasColored, xpGain, completedImage: await paint(small, 0.8) })
    expect(done.status).toBe(200)
    expect(done.body.percent).toBeGreaterThan(75)
  })

  test('in a teacher’s preview pays and keeps nothing', async () => {
    const teacher = await school.signedIn('teacher')
    const done = await complete(teacher, { ...claim, completedImage: await paint(lines, 1) })
    expect(done).toMatchObject({ status: 200, body: { xpGain: 0, percent: 100, workId: null } })
  })
})

describe('a picture that was left half painted', () => {
  const open = async (imageId: string) =>
    (await start(pupil, { gameId: 'coloring-game', options: { imageId } })).body.roundId

  test('is gone on with: who comes back to it has painted for long enough, and is paid once', async () => {
    const roundId = await begin(pupil)
    expect(await open('geografia-rural/0')).toBe(roundId)
    const completedImage = await paint(lines, 0.8)
    expect((await complete(pupil, { ...claim, roundId, completedImage })).status).toBe(200)
    expect((await complete(pupil, { ...claim, roundId, completedImage })).status).toBe(409)
    const next = await open('geografia-rural/0')
    expect(next).not.toBe(roundId)
    const again = await complete(pupil, { ...claim, roundId: next, completedImage })
    expect(again).toMatchObject({ status: 200, body: { xpGain: 0, heldBack: 'quick' } })
  })

  test('is begun anew after half a day, so that it can be finished, and another picture is another round', async () => {
    const roundId = await begin(pupil)
    const other = await open('geografia-rural/1')
    expect(other).not.toBe(roundId)
    school.setNow('2026-03-03T03:02:00Z')
    expect(await open('geografia-rural/1')).not.toBe(other)
  })

  test('is one round on two devices that open it at once', async () => {
    const roundId = await begin(pupil)
    expect(await Promise.all([1, 2, 3].map(() => open('geografia-rural/0')))).toEqual([roundId, roundId, roundId])
  })
})

describe('what cannot be is refused and pays nothing', () => {
  test.each([
    [
      'half a picture',
      async () => ({ completedImage: await paint(lines, 0.4) }),
      400,
      'Pinte mais da metade do desenho para concluir a obra.',
    ],
    [
      'a coloured sheet without the drawing',
      async () => ({ completedImage: await paint(await blank(), 1) }),
      400,
      'Essa pintura não é deste desenho. Abra o desenho de novo e conclua a obra.',
    ],
    [
      'a black sheet',
      async () => ({ completedImage: await paint(await blank(), 1, [0, 0, 0]) }),
      400,
      'Pinte mais da metade do desenho para concluir a obra.',
    ],
    [
      'a grey sheet in which no line can be seen',
      async () => ({ completedImage: await paint(await blank(), 1, [64, 68, 75]) }),
      400,
      'Essa pintura não é deste desenho. Abra o desenho de novo e conclua a obra.',
    ],
    [
      'a picture of another size',
      async () => ({ completedImage: await paint(await sharp(lines).resize(300, 200).png().toBuffer(), 1) }),
      400,
      'A figura enviada não é uma pintura deste jogo. Conclua a obra de novo.',
    ],
    [
      'a picture that says it is huge',
      async () => ({ completedImage: bomb(60_000, 60_000) }),
      400,
      'A figura enviada não é uma pintura deste jogo. Conclua a obra de novo.',
    ],
    [
      'a picture that breaks off',
      async () => ({ completedImage: bomb(1200, 800) }),
      400,
      'A figura enviada não é uma pintura deste jogo. Conclua a obra de novo.',
    ],
    [
      'a page under a PNG’s name',
      async () => ({
        completedImage: `data:image/png;base64,${Buffer.from('<svg onload=alert(1)>').toString('base64')}`,
      }),
      400,
      'A figura enviada não é uma pintura deste jogo. Conclua a obra de novo.',
    ],
    [
      'an address of another kind',
      async () => ({ completedImage: 'data:text/html;base64,AAAA' }),
      400,
      'A figura deve ser um PNG.',
    ],
    ['no picture', async () => ({}), 400, 'Falta a figura pintada.'],
    [
      'a drawing that is not there',
      async () => ({ imageId: 'desenho/999', completedImage: await paint(lines, 1) }),
      404,
      'Esse desenho não existe mais. Escolha outro.',
    ],
    [
      'a drawing by a path',
      async () => ({ imageId: '../../secrets/teacher', completedImage: await paint(lines, 1) }),
      404,
      'Esse desenho não existe mais. Escolha outro.',
    ],
  ])('%s', async (_, given, status, message) => {
    const roundId = await begin(pupil)
    expect(await complete(pupil, { ...claim, roundId, ...(await given()) })).toMatchObject({
      status,
      body: { message },
    })
    expect(await xpOf(pupil)).toBe(0)
    expect((await pupil.get('/api/coloring/works')).body).toEqual([])
  })

  test('a picture painted in no time, or without a round', async () => {
    const completedImage = await paint(lines, 1)
    expect((await complete(pupil, { ...claim, completedImage })).status).toBe(404)
    const { body } = await start(pupil, { gameId: 'coloring-game', options: { imageId: 'geografia-rural/0' } })
    const done = await complete(pupil, { ...claim, roundId: body.roundId, completedImage })
    expect(done).toMatchObject({ status: 200, body: { xpGain: 0, heldBack: 'quick' } })
    expect(await xpOf(pupil)).toBe(0)
  })

  test('anything at all: never an error of ours, and the ledger equals the XP', async () => {
    const good = await paint(lines, 0.9)
    const junk = fc.oneof(
      fc.constant(good),
      fc.base64String({ maxLength: 400 }).map(text => `data:image/png;base64,${text}`),
      fc.nat(2000).map(at => `${good.slice(0, 30 + at)}${good.slice(40 + at)}`),
      fc.string(),
      fc.integer(),
    )
    const body = fc.record(
      {
        theme: fc.oneof(fc.constant('geografia-rural'), fc.string()),
        imageId: fc.oneof(fc.constantFrom('geografia-rural/0', 'geografia-rural/3', 'desenho/1'), fc.string()),
        areasColored: fc.oneof(fc.nat(), fc.double()),
        xpGain: fc.double(),
        completedImage: junk,
        roundId: fc.oneof(fc.uuid(), fc.string()),
      },
      { requiredKeys: [] },
    )
    await begin(pupil)
    await expectHonest(school, pupil, {
      calls: body,
      send: async given => told(await complete(pupil, given)),
      numRuns: 150,
    })
  }, 120_000)
})

const blank = () =>
  sharp({ create: { width: 1200, height: 800, channels: 3, background: '#fff' } })
    .png()
    .toBuffer()

/** The head of a PNG of this size, and nothing that would fill it. */
function bomb(width: number, height: number): string {
  const head = Buffer.alloc(33)
  Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]).copy(head)
  head.writeUInt32BE(13, 8)
  head.write('IHDR', 12, 'latin1')
  head.writeUInt32BE(width, 16)
  head.writeUInt32BE(height, 20)
  return `data:image/png;base64,${head.toString('base64')}`
}
