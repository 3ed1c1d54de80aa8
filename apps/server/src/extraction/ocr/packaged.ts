import { spawn } from 'node:child_process'
import { dirname, resolve } from 'node:path'
import type { Limits } from '../limits.ts'
import { confinedNode, packageFolder } from '../sandbox/confine.ts'
import { lengthOf, lengthPrefixed } from '../sandbox/length-prefixed.ts'
import { watchMemory } from '../sandbox/watch-memory.ts'
import type { OcrEngine } from './ocr-engine.ts'
import { pgmOf, SEGMENTATION } from './picture.ts'

const SCRIPT = resolve(import.meta.dirname, 'child.js')
// tesseract.js needs a dozen small packages beside it: it may read the folder of packages.
const READABLE = [
  resolve(import.meta.dirname, '../../../package.json'),
  `${dirname(packageFolder('tesseract.js'))}/*`,
  `${packageFolder('@tesseract.js-data/por')}/*`,
]

/**
 * Tesseract is 2.8 MB of WASM, of which a few loops do nearly all of the work: what is compiled again, better, after
 * being called some thousand times costs more than it gives (0.7 s of a page's 4).
 */
const SWITCHES = ['--no-wasm-inlining', '--wasm-tiering-budget=400000000']

type Recognizer = { send: (parts: readonly Buffer[]) => void; answers: AsyncGenerator<Buffer, void>; stop: () => void }

/** tesseract.js in a confined child that stays open from page to page: it takes a third of a second to start. */
export function packagedOcr(limits: Limits): OcrEngine {
  let current: Recognizer | null = null
  const close = () => {
    current?.stop()
    current = null
  }
  return {
    async read(picture, layout = 'page') {
      current ??= startRecognizer(limits)
      const timer = setTimeout(current.stop, limits.ocrMs)
      try {
        const [head, pixels] = pgmOf(picture)
        const before = Buffer.concat([Buffer.from([SEGMENTATION[layout]]), head])
        current.send([lengthOf(before.length + pixels.length), before, pixels])
        const answer = await current.answers.next()
        if (answer.done) throw new Error('recognition stopped')
        return answer.value.toString('utf8')
      } catch (error) {
        close()
        throw error
      } finally {
        clearTimeout(timer)
      }
    },
    close,
  }
}

function startRecognizer(limits: Limits): Recognizer {
  const [command, args] = confinedNode(
    // Hundreds of pages are read by one child: its time is limited by page, on the clock.
    { dataBytes: limits.maxOcrDataBytes, cpuSeconds: limits.maxOcrCpuSeconds },
    {
      script: SCRIPT,
      readable: READABLE,
      flags: [],
      args: [...SWITCHES, `--wasm-max-mem-pages=${limits.maxWasmPages}`],
    },
  )
  const child = spawn(command, args, { stdio: ['pipe', 'pipe', 'ignore'], env: {} })
  child.on('error', () => {})
  child.stdin.on('error', () => {})
  const memory = watchMemory(child.pid ?? 0, limits.maxResidentBytes, () => child.kill('SIGKILL'))
  return {
    send: parts => {
      for (const part of parts) child.stdin.write(part)
    },
    answers: lengthPrefixed(child.stdout, limits.maxFrameBytes),
    stop: () => {
      memory.stop()
      child.kill('SIGKILL')
    },
  }
}
