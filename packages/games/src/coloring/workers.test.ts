import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { inked } from './inked.ts'
import { labelMap } from './label-map.ts'
import type { Labelled, LabelRequest } from './label-worker.ts'
import type { Packed, PackRequest } from './pack-worker.ts'

const [width, height] = [24, 16]
/**
 * A line down the middle on clear paper, as the drawing's file has it: red, green, blue and how dense each pixel is.
 */
const drawing = Uint8ClampedArray.from({ length: width * height * 4 }, (_, byte) =>
  Math.floor(byte / 4) % width === 12 && byte % 4 === 3 ? 255 : 0,
)
type Bitmap = { pixels: Uint8ClampedArray; close: () => void }
const bitmap = (pixels: Uint8ClampedArray): Bitmap => ({ pixels, close: vi.fn() })
const files = new Map<Blob, Uint8ClampedArray>()

/** A canvas as far as the workers use one: paper, a drawing laid on it, and its pixels. */
class Canvas {
  #pixels: Uint8ClampedArray
  readonly width: number
  readonly height: number
  constructor(width: number, height: number) {
    this.width = width
    this.height = height
    this.#pixels = new Uint8ClampedArray(width * height * 4)
  }
  getContext() {
    return {
      fillStyle: '',
      fillRect: () => this.#pixels.fill(255),
      drawImage: ({ pixels }: Bitmap) => {
        for (let at = 0; at < pixels.length; at += 4) {
          const dense = (pixels[at + 3] ?? 0) / 255
          for (let channel = at; channel < at + 3; channel++)
            this.#pixels[channel] = (pixels[channel] ?? 0) * dense + (this.#pixels[channel] ?? 0) * (1 - dense)
        }
      },
      getImageData: () => ({ data: this.#pixels }),
      createImageData: () => ({ data: new Uint8ClampedArray(this.width * this.height * 4) }),
      putImageData: ({ data }: { data: Uint8ClampedArray }) => {
        this.#pixels = data
      },
    }
  }
  async convertToBlob({ type }: { type: string }) {
    const file = new Blob(['png'], { type })
    files.set(file, this.#pixels)
    return file
  }
}

class Reader {
  result: string | null = null
  onload = () => {}
  readAsDataURL({ type }: Blob) {
    this.result = `data:${type};base64,cG5n`
    queueMicrotask(() => this.onload())
  }
}

type Answer = Partial<Labelled & Packed> | null
const answered = vi.fn<(answer: Answer, options?: { transfer: unknown[] }) => void>()
let listener: ((event: { data: unknown }) => void) | undefined

beforeEach(() => {
  vi.resetModules()
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.stubGlobal('OffscreenCanvas', Canvas)
  vi.stubGlobal('FileReader', Reader)
  vi.stubGlobal('postMessage', answered)
  vi.stubGlobal('addEventListener', (_: string, told: typeof listener) => {
    listener = told
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  answered.mockReset()
})

/** What a worker answers to a request. */
async function ask(request: LabelRequest | PackRequest) {
  listener?.({ data: request })
  await vi.waitFor(() => expect(answered).toHaveBeenCalledOnce())
  return answered.mock.calls[0] ?? []
}

test('areas of a drawing are found on white paper, its ink comes alone, what is large is not copied', async () => {
  const read = bitmap(drawing)
  const inks: ImageData[] = []
  const made = async (from: Blob | ImageData) => (from instanceof Blob ? read : inks.push(from))
  vi.stubGlobal('createImageBitmap', made)
  await import('./label-worker.ts')
  const [answer, options] = await ask({ file: new Blob(), width, height })
  const { map, grey = new Uint8Array(), ink } = answer ?? {}
  expect([...grey.slice(11, 14)]).toEqual([255, 0, 255])
  expect(map).toEqual(labelMap(grey, width, height))
  expect(map?.areas).toHaveLength(2)
  // Black everywhere, and clear where the paper is.
  expect([...(inks[0]?.data.slice(44, 56) ?? [])]).toEqual([0, 0, 0, 0, 0, 0, 0, 255, 0, 0, 0, 0])
  expect(options?.transfer).toEqual([ink, map?.labels.buffer, map?.paper.buffer, grey.buffer])
  expect(read.close).toHaveBeenCalledOnce()
})

test('a file that is no picture is answered with nothing, and the worker lives', async () => {
  vi.stubGlobal('createImageBitmap', async () => Promise.reject(new Error('no picture')))
  await import('./label-worker.ts')
  expect(await ask({ file: new Blob(['?']), width, height })).toEqual([null])
})

test('a finished picture is its paint under its ink, as a file and as the address that the server reads', async () => {
  await import('./pack-worker.ts')
  const paint = new Uint32Array(width * height).fill(0xff0000ff)
  const grey = Uint8Array.from({ length: width * height }, (_, pixel) => (pixel % width === 12 ? 0 : 255))
  const half = paint.length / 2
  listener?.({ data: { paint: paint.slice(0, half), grey: grey.slice(0, half), from: 0, width, height } })
  const [answer] = await ask({ paint: paint.slice(half), grey: grey.slice(half), from: half, width, height })
  const { file = new Blob(), url } = answer ?? {}
  expect(file.type).toBe('image/png')
  expect(url).toBe('data:image/png;base64,cG5n')
  const expected = new Uint32Array(paint.length)
  inked(paint, grey, expected)
  expect(new Uint32Array((files.get(file) ?? new Uint8ClampedArray()).buffer)).toEqual(expected)
})

test('a browser that gives no canvas is told apart from a picture', async () => {
  vi.stubGlobal(
    'OffscreenCanvas',
    class {
      getContext = () => null
    },
  )
  await import('./pack-worker.ts')
  expect(await ask({ paint: new Uint32Array(1), grey: new Uint8Array(1), from: 0, width: 1, height: 1 })).toEqual([
    null,
  ])
})
