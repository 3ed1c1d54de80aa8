import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { promisify } from 'node:util'
import type { Limits } from '../limits.ts'
import { confined } from '../sandbox/confine.ts'
import type { OcrEngine } from './engine.ts'
import { toPgm } from './picture.ts'

let known: Promise<boolean> | undefined

/** Whether the machine has Tesseract with its Portuguese data; asked once per process. */
export function hasNativeTesseract(): Promise<boolean> {
  known ??= promisify(execFile)('tesseract', ['--list-langs']).then(
    ({ stdout, stderr }) => /^por$/m.test(stdout + stderr),
    () => false,
  )
  return known
}

const ARGS = ['stdin', 'stdout', '-l', 'por', '--psm', '3', '--dpi', '200', 'tsv']

/** One process per page, held to the limits of extraction. */
export function nativeOcr(limits: Limits): OcrEngine {
  let current: ChildProcess | null = null
  const close = () => {
    current?.kill('SIGKILL')
    current = null
  }
  return {
    async read(picture) {
      const [command, args] = confined(
        { dataBytes: limits.maxDataBytes, cpuSeconds: Math.ceil(limits.ocrMs / 1000) },
        'tesseract',
        ARGS,
      )
      const child = spawn(command, args, {
        stdio: ['pipe', 'pipe', 'ignore'],
        env: { PATH: process.env.PATH, OMP_THREAD_LIMIT: '1' },
        timeout: limits.ocrMs,
        killSignal: 'SIGKILL',
      })
      current = child
      child.on('error', () => {})
      child.stdin.on('error', () => {})
      child.stdin.end(toPgm(picture))
      const chunks: Buffer[] = []
      for await (const chunk of child.stdout) chunks.push(chunk)
      if (chunks.length === 0) throw new Error('recognition stopped')
      return Buffer.concat(chunks).toString('utf8')
    },
    close,
  }
}
