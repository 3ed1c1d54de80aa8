import { execFile, spawn } from 'node:child_process'
import type { Readable } from 'node:stream'
import { promisify } from 'node:util'
import type { Limits } from '../limits.ts'
import { confined } from '../sandbox/confine.ts'
import type { OcrEngine } from './ocr-engine.ts'
import { pgmOf, SEGMENTATION } from './picture.ts'

/** What was found, by the folders it was looked for in. */
const known = new Map<string, Promise<boolean>>()

/** Whether the machine has Tesseract with its Portuguese data; asked once per process and PATH. */
export function hasNativeTesseract(): Promise<boolean> {
  const { PATH = '' } = process.env
  const found =
    known.get(PATH) ??
    promisify(execFile)('tesseract', ['--list-langs']).then(
      ({ stdout, stderr }) => /^por$/m.test(stdout + stderr),
      () => false,
    )
  known.set(PATH, found)
  return found
}

// TSV is asked for by its setting: the file that names it ('tsv') comes with other languages than Portuguese.
const ARGS = ['stdin', 'stdout', '-l', 'por', '--dpi', '200', '-c', 'tessedit_create_tsv=1']

/**
 * Its memory in large pages where the system gives them to those who ask, and kept until it ends: given back and
 * fetched again, a page of memory at a time, it costs a tenth of a recognition. C libraries that know none of these
 * pass them over.
 */
const TUNABLES = ['hugetlb=1', 'mmap_threshold=268435456', 'trim_threshold=536870912']
  .map(setting => `glibc.malloc.${setting}`)
  .join(':')

/** One process per page, held to the limits of extraction. */
export function nativeOcr(limits: Limits): OcrEngine {
  let stop = () => {}
  return {
    async read(picture, layout = 'page') {
      const [command, args] = confined(
        { dataBytes: limits.maxDataBytes, cpuSeconds: Math.ceil(limits.ocrMs / 1000) },
        'tesseract',
        [...ARGS, '--psm', String(SEGMENTATION[layout])],
      )
      const { PATH, TESSDATA_PREFIX } = process.env
      const child = spawn(command, args, {
        stdio: ['pipe', 'pipe', 'ignore'],
        env: { PATH, TESSDATA_PREFIX, OMP_THREAD_LIMIT: '1', GLIBC_TUNABLES: TUNABLES },
      })
      stop = () => {
        child.kill('SIGKILL')
        // What the program itself started may outlive it and hold the pipe open.
        child.stdout.destroy()
      }
      const timer = setTimeout(stop, limits.ocrMs)
      child.on('error', () => {})
      child.stdin.on('error', () => {})
      const [head, pixels] = pgmOf(picture)
      child.stdin.write(head)
      child.stdin.end(pixels)
      const text = await readAll(child.stdout).finally(() => clearTimeout(timer))
      if (text === '') throw new Error('recognition stopped')
      return text
    },
    close: () => stop(),
  }
}

/** Everything a stream says until it ends; nothing when it is cut off. */
async function readAll(stream: Readable): Promise<string> {
  const chunks: Buffer[] = []
  try {
    for await (const chunk of stream) chunks.push(chunk)
  } catch {
    return ''
  }
  return Buffer.concat(chunks).toString('utf8')
}
