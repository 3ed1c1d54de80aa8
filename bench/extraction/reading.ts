import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'

/** What one extraction came to. `cpu` holds this process and all that it started, in milliseconds. */
export type Reading = { ms: number; firstMs: number; cpu: number; peakMb: number; pages: number; scanned: number }
type Extract = typeof import('../../apps/server/src/extraction/extract.ts').extractDocument
/** The engine is that of the version measured: earlier ones choose for themselves. */
type Engine = 'native' | 'packaged' | undefined

const SAMPLE_MS = 10
const TICK_MS = 10
/**
 * Places of the user and system time of children that have ended, after the command's name in /proc/<pid>/stat, see
 * proc(5).
 */
const CHILDREN_USER = 13
const CHILDREN_SYSTEM = 14

/** The extraction of a checkout: this one's where no folder is named. */
export async function extractionOf(checkout = resolve(import.meta.dirname, '../..')): Promise<Extract> {
  const { extractDocument }: { extractDocument: Extract } = await import(
    resolve(checkout, 'apps/server/src/extraction/extract.ts')
  )
  return extractDocument
}

function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}

/** Processes started by this one, as Linux lists them under each of its threads. */
const children = () =>
  readdirSync('/proc/self/task').flatMap(thread =>
    readText(`/proc/self/task/${thread}/children`).split(' ').filter(Boolean).map(Number),
  )

/** Highest resident memory a process ever had, in MB (VmHWM, proc(5)). */
const peakOf = (pid: number) => Number(/VmHWM:\s+(\d+)/.exec(readText(`/proc/${pid}/status`))?.[1] ?? 0) / 1024

/** Processor time of all processes that this one started and that have ended, theirs included. */
function endedCpu(): number {
  const stat = readText('/proc/self/stat')
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[CHILDREN_USER]) + Number(fields[CHILDREN_SYSTEM])) * TICK_MS
}

/** What work costs, with all that it starts: those processes are waited for. */
export async function costOf<T>(
  work: () => Promise<T>,
): Promise<{ ms: number; cpu: number; peakMb: number; result: T }> {
  const before = new Set(children())
  const isNew = (pid: number) => !before.has(pid)
  let peakMb = 0
  const timer = setInterval(() => {
    const sum = children()
      .filter(isNew)
      .map(peakOf)
      .reduce((all, mb) => all + mb, 0)
    peakMb = Math.max(peakMb, sum)
  }, SAMPLE_MS)
  const ended = endedCpu()
  const own = process.cpuUsage()
  const start = performance.now()
  const result = await work().finally(() => clearInterval(timer))
  const ms = performance.now() - start
  while (children().some(isNew)) await new Promise(resolve => setTimeout(resolve, 1))
  const { user, system } = process.cpuUsage(own)
  return { ms, cpu: (user + system) / 1000 + endedCpu() - ended, peakMb, result }
}

/** Reads a file whole. */
export async function timeExtraction(extract: Extract, file: string, engine?: Engine): Promise<Reading> {
  const start = performance.now()
  const { result, ...cost } = await costOf(async () => {
    const seen = { firstMs: 0, pages: 0, scanned: 0 }
    for await (const event of extract(file, { engine })) {
      if (event.kind === 'failed') throw new Error(`${file}: ${event.failure.code}`)
      if (event.kind !== 'page') continue
      seen.firstMs ||= performance.now() - start
      seen.pages++
      if (event.page.source === 'ocr') seen.scanned++
    }
    return seen
  })
  return { ...cost, ...result }
}
