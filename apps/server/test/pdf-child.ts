import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll } from 'vitest'
import { LIMITS } from '../src/extraction/limits.ts'
import { ChildStopped, PdfChild as OwnChild } from '../src/extraction/sandbox/pdf-child.ts'
import type { ChildReply, ChildRequest } from '../src/extraction/sandbox/wire.ts'

export { ChildStopped }

/** A child that goes on to the next document, and the file behind its descriptor, whose content is that document. */
type Reader = { child: OwnChild; slot: string; documents: number }

/** What is read is never given back: so many of a page or two stay far below the child's walls. */
const documentsEach = 40
const mostResident = 250 * 1024 * 1024

/** Readers that wait for their next document; undefined where each document has a child of its own. */
let waiting: Reader[] | undefined
let folder = ''
let made = 0

/**
 * For a file of tests that ask what a page says, and nothing of the child that reads it: documents of the product's
 * limits are read by one after the other, as confined as ever, since to begin takes a child most of the time that it
 * lives (0.15 of 0.2 s of the processor).
 */
export function readOneAfterTheOther(): void {
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'capivira-readers-'))
    waiting = []
  })
  afterAll(() => {
    for (const { child } of waiting ?? []) child.close()
    waiting = undefined
    rmSync(folder, { recursive: true, force: true })
  })
}

function readerOf(file: string): Reader {
  const bytes = readFileSync(file)
  const idle = waiting?.pop()
  const slot = idle?.slot ?? join(folder, `${++made}.pdf`)
  // Into the file that is open already: the child reads it when it is asked to open it, and never again.
  writeFileSync(slot, bytes)
  return idle ?? { child: new OwnChild(slot), slot, documents: 0 }
}

/** A reader for as long as it reads one document. */
class LentChild {
  readonly #reader: Reader
  #owed = 0
  #isClosed = false

  constructor(file: string) {
    this.#reader = readerOf(file)
    this.#reader.documents++
  }

  get pid(): number {
    return this.#reader.child.pid
  }

  get peakBytes(): number {
    return this.#reader.child.peakBytes
  }

  ask(request: ChildRequest): void {
    if (this.#isClosed) return
    this.#owed += request.op === 'text' ? request.to - request.from + 1 : 1
    this.#reader.child.ask(request)
  }

  async take<Kind extends ChildReply['kind']>(kind: Kind, limitMs: number) {
    if (this.#isClosed) throw new ChildStopped('crash')
    const answer = await this.#reader.child.take(kind, limitMs)
    this.#owed--
    return answer
  }

  close(): void {
    if (this.#isClosed) return
    this.#isClosed = true
    const { child, documents } = this.#reader
    const isDone = this.#owed === 0 && documents < documentsEach && child.peakBytes < mostResident
    if (isDone && waiting) waiting.push(this.#reader)
    else child.close()
  }
}

/** In place of `extraction/sandbox/pdf-child.ts` in tests: the same, until {@link readOneAfterTheOther}. */
export const PdfChild = new Proxy(OwnChild, {
  construct: (_, [file, limits = LIMITS]) =>
    waiting && limits === LIMITS ? new LentChild(file) : new OwnChild(file, limits),
})
export type PdfChild = OwnChild
