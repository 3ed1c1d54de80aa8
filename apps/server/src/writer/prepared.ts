import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const project = fileURLToPath(new URL('../../../../', import.meta.url))

/**
 * The process that writes items, made ready to start: its code in one file, compiled, and what it knows of the
 * language.
 */
export const PREPARED = {
  folder: join(project, 'apps/server/dist/writer'),
  /** All code of the process. */
  code: 'code.cjs',
  /** What it was made of. */
  stamp: '.sources',
} as const

/** Starts what was prepared, given its folder. */
export const PREPARED_START = fileURLToPath(new URL('./start.cjs', import.meta.url))

/**
 * V8 takes compiled code only under the flags it was compiled under. Most regular expressions here run often enough to
 * be compiled at once; of the rest little runs long enough to be worth optimising in a process that lives for two
 * seconds, but what a long text asks of every word and tree is (decision 023). A nursery of 8 MB instead of 16 takes 20
 * MB less.
 */
export const WRITER_FLAGS: readonly string[] = [
  '--max-semi-space-size=8',
  '--no-regexp-tier-up',
  '--invocation-count-for-maglev=4000',
]

/** Runs from its sources. */
export const WRITER_SOURCE = fileURLToPath(new URL('./generation-child.ts', import.meta.url))

const SOURCES = ['packages/core/src', 'packages/generation/src', 'packages/portuguese/src', 'apps/server/src/writer']

/** A hash of everything that what is prepared depends on. */
export function writerSources(): string {
  const hash = createHash('sha256').update(`${process.version} ${process.arch} ${WRITER_FLAGS.join(' ')}\0`)
  const files = [...SOURCES.flatMap(folder => filesBelow(join(project, folder))), join(project, 'package-lock.json')]
  for (const file of files)
    hash
      .update(`${file.slice(project.length)}\0`)
      .update(readFileSync(file))
      .update('\0')
  return hash.digest('hex')
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map(entry => join(entry.parentPath, entry.name))
    .sort()
}

/** Whether what lies there was made of the sources as they are. */
export function isWriterPrepared(folder: string = PREPARED.folder): boolean {
  const stamp = join(folder, PREPARED.stamp)
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === writerSources()
}

let isPrepared = false

/**
 * How the process that writes items is started, script first: as prepared, else from its sources, which takes half a
 * second longer.
 */
export function writerCommand(): readonly string[] {
  isPrepared ||= isWriterPrepared()
  return isPrepared ? [PREPARED_START, PREPARED.folder] : [WRITER_SOURCE]
}
