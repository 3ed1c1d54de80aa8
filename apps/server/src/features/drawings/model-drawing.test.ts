import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Drawing } from '@capivira/core/drawings/contract'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../test/app.ts'
import { fakeProvider } from '../../../test/model.ts'
import { aiCalls } from '../ai/tables.ts'

/** A pretended service that speaks OpenAI's protocol for images: what it answers is set by each test. */
let service: Server
let answer: { status: number; image?: Buffer; body?: string }
let asked: { path: string | undefined; body: { prompt: string; model: string; size: string } }[]
let school: TestApp
let pupil: Awaited<ReturnType<TestApp['signedIn']>>

beforeAll(async () => {
  service = createServer((request, response) => {
    let text = ''
    request.on('data', chunk => {
      text += chunk
    })
    request.on('end', () => {
      asked.push({ path: request.url, body: JSON.parse(text) })
      const { status, image, body } = answer
      response.writeHead(status, { 'content-type': 'application/json' })
      response.end(body ?? JSON.stringify({ created: 1, data: [{ b64_json: image?.toString('base64') }] }))
    })
  })
  await new Promise<void>(resolve => service.listen(0, '127.0.0.1', resolve))
  const { port } = service.address() as AddressInfo
  const ai = fakeProvider(`http://127.0.0.1:${port}`, 'modelo-1', {
    image: { model: 'pintor-1', perDay: 5, price: 0.25 },
    limits: { calls: 60, tokens: 1_000_000, minutes: 15, cost: null, dailyCost: 1.3 },
  })
  school = await startTestApp({ settings: { ai } })
})
afterAll(async () => {
  await school.close()
  await new Promise(resolve => service.close(resolve))
})
beforeEach(async () => {
  asked = []
  await school.connection.db.delete(aiCalls)
  pupil = await school.signedIn()
})

type Made = Drawing & { sentence: string; regions: object[]; message: string }
const create = (description = 'uma vaca na fazenda') =>
  pupil.post<Made>('/api/coloring/ai-generate', { title: 'Roça', description })

/** Squares with outlines, side by side, a little grey and a little colour: what a model may send. */
function squares(across: number): Promise<Buffer> {
  const side = 1536 / across
  const square = (_: unknown, at: number) =>
    `<rect x="${(at % across) * side}" y="${Math.floor(at / across) * 340}" width="${side}" height="340" ` +
    'fill="#fdfdf8" stroke="#222" stroke-width="9"/>'
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="1536" ' +
    `height="1024">${Array.from({ length: across * 3 }, square).join('')}</svg>`
  return sharp(Buffer.from(svg)).jpeg().toBuffer()
}

const calls = () => school.connection.db.select().from(aiCalls)

test('the model of images draws: its picture becomes black lines on white, in our size', async () => {
  answer = { status: 200, image: await squares(6) }
  const { status, body } = await create()
  expect(status).toBe(200)
  expect(body).toMatchObject({ sentence: 'Seu desenho está pronto!', regions: [] })
  expect(asked).toMatchObject([{ path: '/v1/images/generations', body: { model: 'pintor-1', size: '1536x1024' } }])
  expect(asked[0]?.body.prompt).toContain('"Roça. uma vaca na fazenda"')
  for await (const { key } of school.files.list()) {
    if (!key.startsWith('drawings/') || !key.endsWith('.png')) continue
    const { path } = await school.files.open(key)
    const { data, info } = await sharp(path).greyscale().raw().toBuffer({ resolveWithObject: true })
    expect([info.width, info.height]).toEqual([1200, 800])
    expect([...new Set(data)].sort()).toEqual([0, 255])
  }
  expect(await calls()).toMatchObject([
    { model: 'pintor-1', outcome: 'answered', costMicros: 250_000, materialId: null },
  ])
  expect((await pupil.get('/api/coloring/can-generate-ai')).body).toMatchObject({ engine: 'model' })
})

test.each([
  ['an error', async () => ({ status: 500, body: '{"error":{"message":"x"}}' })],
  ['nothing', async () => ({ status: 200, body: '{"created":1,"data":[]}' })],
  ['no picture', async () => ({ status: 200, image: Buffer.from('<svg onload="alert(1)"/>') })],
  ['a picture with nothing to colour', async () => ({ status: 200, image: await squares(1) })],
])('the embedded artist draws where the service answers with %s', async (_, given) => {
  answer = await given()
  const { status, body } = await create()
  expect(status).toBe(200)
  expect(body.sentence).toBe('Desenhei uma vaca numa fazenda.')
  expect(asked).toHaveLength(1)
})

test('what does not belong in a school is never sent', async () => {
  expect((await create('um menino com uma arma')).status).toBe(400)
  expect((await create('uma vaca e meu zap 98888-7777')).status).toBe(400)
  expect(asked).toEqual([])
})

test('a day has its pictures and its cost; then the embedded artist draws', async () => {
  answer = { status: 200, image: await squares(6) }
  const sentences = []
  for (let turn = 0; turn < 7; turn++) sentences.push((await create()).body.sentence)
  expect(sentences.filter(sentence => sentence === 'Seu desenho está pronto!')).toHaveLength(5)
  expect(asked).toHaveLength(5)
})
