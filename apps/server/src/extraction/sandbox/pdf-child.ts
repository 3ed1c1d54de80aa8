import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, openSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import type { Writable } from 'node:stream'
import { LIMITS, type Limits } from '../limits.ts'
import { confinedNode, packageFolder } from './confine.ts'
import { type Frame, readFrames } from './frames.ts'
import { limitWork } from './patience.ts'
import { type MemoryWatch, watchMemory } from './watch-memory.ts'
import type { ChildReply, ChildRequest } from './wire.ts'

const SCRIPT = resolve(import.meta.dirname, 'start.js')
const READABLE = [
  `${dirname(SCRIPT)}/*`,
  resolve(import.meta.dirname, '../../../package.json'),
  `${packageFolder('@embedpdf/pdfium')}/*`,
]

/** Of the threads that V8 would start beside its own, one has to do. */
const NODE_FLAGS = ['--max-old-space-size=192', '--max-semi-space-size=8', '--v8-pool-size=1']

/**
 * A child lives for a second or two: most functions, PDFium's and ours, are not called often enough to pay for being
 * compiled again, better. These are set by the child itself (see start.js).
 */
const SWITCHES = ['--wasm-lazy-validation', '--no-wasm-inlining', '--wasm-tiering-budget=30000000', '--no-turbofan']

/** One heap for all threads of the C library: each of V8's would have one of its own, and keep it. */
const ENVIRONMENT = { MALLOC_ARENA_MAX: '1' }

/** The child stopped answering: a limit was reached, or PDFium gave up. Its process is gone. */
export class ChildStopped extends Error {
  override name = 'ChildStopped'
  readonly reason: 'memory' | 'time' | 'crash'
  constructor(reason: 'memory' | 'time' | 'crash') {
    super(`the PDF child stopped: ${reason}`)
    this.reason = reason
  }
}

type ReplyOf<Kind extends ChildReply['kind']> = Extract<ChildReply, { kind: Kind }>

/**
 * A confined process holding one document. Ask, then take the answers in the order of the questions.
 * Every answer has a limit; when it passes, the process is killed and the wait throws `ChildStopped`.
 */
export class PdfChild {
  readonly #process: ChildProcess
  /** Of the outermost program: walls are put around the process that it becomes. */
  readonly pid: number
  readonly #requests: Writable
  readonly #frames: AsyncGenerator<Frame, void>
  readonly #memory: MemoryWatch
  #stopped: 'memory' | 'time' | null = null

  /** Throws when the file cannot be opened for reading (ENOENT, EACCES). */
  constructor(file: string, limits: Limits = LIMITS) {
    const descriptor = openSync(file, 'r')
    const [command, args] = confinedNode(
      { dataBytes: limits.maxDataBytes, cpuSeconds: limits.maxCpuSeconds },
      {
        script: SCRIPT,
        readable: READABLE,
        flags: NODE_FLAGS,
        args: [...SWITCHES, `--wasm-max-mem-pages=${limits.maxWasmPages}`],
      },
    )
    try {
      this.#process = spawn(command, args, { stdio: ['pipe', 'pipe', 'ignore', descriptor], env: ENVIRONMENT })
    } finally {
      closeSync(descriptor)
    }
    const { stdin, stdout } = this.#process
    if (!stdin || !stdout) throw new Error('the PDF child has no pipes')
    // A killed child breaks its pipes; the wait for an answer reports it.
    this.#process.on('error', () => {})
    stdin.on('error', () => {})
    this.#requests = stdin
    this.#frames = readFrames(stdout, limits.maxFrameBytes)
    this.pid = this.#process.pid ?? 0
    this.#memory = watchMemory(this.pid, limits.maxResidentBytes, () => this.#kill('memory'))
  }

  /** Highest resident memory seen, in bytes. */
  get peakBytes(): number {
    return this.#memory.peakBytes()
  }

  ask(request: ChildRequest): void {
    this.#requests.write(`${JSON.stringify(request)}\n`)
  }

  /** The next answer, which must be of this kind, within `limitMs` of work. Throws `ChildStopped`. */
  async take<Kind extends ChildReply['kind']>(
    kind: Kind,
    limitMs: number,
  ): Promise<{ reply: ReplyOf<Kind>; binary: Buffer }> {
    const callOff = limitWork(this.pid, limitMs, () => this.#kill('time'))
    try {
      const next = await this.#frames.next()
      if (next.done) throw new ChildStopped(this.#stopped ?? 'crash')
      const { reply, binary } = next.value
      if (!isKind(reply, kind)) throw new ChildStopped('crash')
      return { reply, binary }
    } catch (error) {
      this.close()
      throw error instanceof ChildStopped ? error : new ChildStopped(this.#stopped ?? 'crash')
    } finally {
      callOff()
    }
  }

  close(): void {
    this.#memory.stop()
    this.#process.kill('SIGKILL')
  }

  #kill(reason: 'memory' | 'time'): void {
    this.#stopped ??= reason
    this.close()
  }
}

function isKind<Kind extends ChildReply['kind']>(reply: ChildReply, kind: Kind): reply is ReplyOf<Kind> {
  return reply.kind === kind
}
