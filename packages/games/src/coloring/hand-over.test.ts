import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { labelMap } from './label-map.ts'
import { loadDrawing } from './load-drawing.ts'
import { packPicture } from './pack-picture.ts'

/** A worker as the page sees it: what it was sent, and how it answers. */
class FakeWorker {
  static last: FakeWorker | undefined
  readonly sent: { from?: number; paint?: Uint32Array }[] = []
  readonly #listeners = new Map<string, (event: object) => void>()
  terminated = false
  constructor() {
    FakeWorker.last = this
  }
  addEventListener(name: string, listener: (event: object) => void) {
    this.#listeners.set(name, listener)
  }
  postMessage(request: { from?: number; paint?: Uint32Array }) {
    this.sent.push(request)
  }
  terminate() {
    this.terminated = true
  }
  tell(name: string, event: object) {
    this.#listeners.get(name)?.(event)
  }
}
/** The worker that was made, once it has been asked. */
const asked = () =>
  vi.waitFor(() => {
    const worker = FakeWorker.last
    if (!worker?.sent.length) throw new Error('not asked yet')
    return worker
  })

beforeEach(() => {
  FakeWorker.last = undefined
  vi.stubGlobal('Worker', FakeWorker)
  vi.stubGlobal('fetch', async () => new Response('svg'))
})
afterEach(() => {
  vi.unstubAllGlobals()
})

test('a drawing is what its worker found, or a failure, and the worker goes', async () => {
  const { signal } = new AbortController()
  const found = loadDrawing('/rio.svg', signal)
  const worker = await asked()
  worker.tell('message', { data: { grey: new Uint8Array([255]) } })
  expect(await found).toEqual({ grey: new Uint8Array([255]) })
  expect(worker.terminated).toBe(true)

  FakeWorker.last = undefined
  const lost = loadDrawing('/rio.svg', signal)
  const other = await asked()
  other.tell('message', { data: null })
  await expect(lost).rejects.toThrow('The areas were not found')
  expect(other.terminated).toBe(true)
})

test.each([
  [160, [0]],
  [320, [0, 320]],
  [321, [0, 320, 640]],
])('a picture of %i rows is handed over in stripes, each once', async (height, stripes) => {
  const width = 2
  const map = labelMap(new Uint8Array(width * height).fill(255), width, height)
  const packed = packPicture({ map, pixels: new Uint32Array(width * height) }, new Uint8Array(width * height))
  const worker = await asked()
  await vi.waitFor(() => expect(worker.sent.length).toBeGreaterThanOrEqual(stripes.length))
  // One more would come with the next turn.
  await new Promise(resolve => setTimeout(resolve, 5))
  expect(worker.sent.map(({ from }) => from)).toEqual(stripes)
  expect(worker.sent.reduce((sum, { paint }) => sum + (paint?.length ?? 0), 0)).toBe(width * height)
  worker.tell('message', { data: { url: 'data:image/png' } })
  expect(await packed).toEqual({ url: 'data:image/png' })
})
