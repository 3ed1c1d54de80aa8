import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { LIMITS } from '../limits.ts'
import { drawPdf, put, temporaryFiles } from '../testing/pdf.ts'
import { ChildStopped, PdfChild } from './pdf-child.ts'
import { hasProc } from './process-usage.ts'

const save = temporaryFiles()
const onePage = () => drawPdf(pdf => put(pdf, 'Texto', 72, 72))

async function stopReason(child: PdfChild, take: () => Promise<unknown>): Promise<string> {
  try {
    await take()
    return 'answered'
  } catch (error) {
    return error instanceof ChildStopped ? error.reason : String(error)
  } finally {
    child.close()
  }
}

describe('PdfChild', () => {
  test('answers in the order of the questions', async () => {
    const child = new PdfChild(save('one.pdf', await onePage()))
    child.ask({ op: 'open' })
    child.ask({ op: 'text', from: 1, to: 1, maxGlyphs: 100 })
    child.ask({ op: 'outline', maxEntries: 10 })
    expect((await child.take('open', 8000)).reply).toMatchObject({ error: null, pages: 1 })
    expect((await child.take('text', 8000)).reply).toMatchObject({ page: 1, glyphs: 5, cut: false })
    expect((await child.take('outline', 8000)).reply.entries).toEqual([])
    child.close()
  })

  test('an answer of another kind, or none, ends it', async () => {
    const file = save('two.pdf', await onePage())
    const confused = new PdfChild(file)
    confused.ask({ op: 'open' })
    expect(await stopReason(confused, () => confused.take('render', 8000))).toBe('crash')
    const closed = new PdfChild(file)
    closed.close()
    expect(await stopReason(closed, () => closed.take('open', 8000))).toBe('crash')
  })

  test('a limit of time ends it', async () => {
    const silent = new PdfChild(save('three.pdf', await onePage()))
    expect(await stopReason(silent, () => silent.take('open', 20))).toBe('time')
  })

  test("PDFium's own memory has its wall", async () => {
    const child = new PdfChild(save('five.pdf', await onePage()), { ...LIMITS, maxWasmPages: 100 })
    child.ask({ op: 'open' })
    expect(await stopReason(child, () => child.take('open', 8000))).toBe('crash')
  })

  test.runIf(hasProc)("leaves V8's switches to its script, for Node would compile itself again", async () => {
    const child = new PdfChild(save('six.pdf', await onePage()))
    child.ask({ op: 'open' })
    await child.take('open', 8000)
    const words = readFileSync(`/proc/${child.pid}/cmdline`, 'utf8').split('\0')
    child.close()
    const script = words.findIndex(word => word.endsWith('/start.js'))
    expect(words.slice(0, script).filter(word => word.startsWith('--wasm'))).toEqual([])
    expect(words.slice(script).filter(word => word.startsWith('--wasm'))).not.toEqual([])
  })

  test.runIf(hasProc)('a limit of memory ends it', async () => {
    const child = new PdfChild(save('four.pdf', await onePage()), { ...LIMITS, maxResidentBytes: 5_000_000 })
    expect(await stopReason(child, () => child.take('open', 8000))).toBe('memory')
  })
})
