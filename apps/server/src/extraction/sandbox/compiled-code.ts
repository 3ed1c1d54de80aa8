import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { LIMITS } from '../limits.ts'
import { engineFlags } from './engine-flags.ts'
import { DIGEST_BYTES } from './format.js'

/*
 * A child lives for one document, and half of its work on a short one would be V8 compiling PDFium anew. So one process
 * that reads nothing but a text of ours compiles it ahead, and the children take over its machine code. They never write
 * it themselves: they read hostile files.
 */

const MAKER = fileURLToPath(new URL('./make-code.ts', import.meta.url))
const PREFIX = 'pdfium-'
const LONGEST_MAKING_MS = 120_000
const MOST_BYTES = 64 * 1024 * 1024

let taken: string | undefined

/** The file of machine code for children; undefined until {@link takeCode} has found it good. */
export const takenCode = (): string | undefined => taken

/**
 * From now on children take over the machine code kept in `folder`, if it is there, whole, and made for this Node,
 * processor and PDFium. Answers whether it is; without it all works, only slower.
 */
export async function takeCode(folder: string): Promise<boolean> {
  const file = join(folder, await currentName())
  const good = await isWhole(file)
  taken = good ? file : undefined
  return good
}

/**
 * Makes the machine code, which takes some seconds, and keeps it in `folder`, closed to others; what was made for another
 * version goes. Throws when it cannot be made or written.
 */
export async function makeCode(folder: string): Promise<void> {
  const name = await currentName()
  const code = await runMaker()
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const draft = join(folder, `${PREFIX}draft.new`)
  try {
    await writeFile(draft, Buffer.concat([digest(code), code]), { mode: 0o600 })
    await rename(draft, join(folder, name))
  } finally {
    await rm(draft, { force: true })
  }
  for (const other of await readdir(folder))
    if (other.startsWith(PREFIX) && other.endsWith('.code') && other !== name)
      await rm(join(folder, other), { force: true })
}

async function runMaker(): Promise<Buffer> {
  const running = promisify(execFile)(process.execPath, [...engineFlags(LIMITS), '--no-warnings', MAKER], {
    encoding: 'buffer',
    env: {},
    timeout: LONGEST_MAKING_MS,
    maxBuffer: MOST_BYTES,
  })
  const end = () => running.child.kill('SIGKILL')
  process.once('exit', end)
  try {
    return (await running).stdout
  } finally {
    process.off('exit', end)
  }
}

/** A name that changes with all that the code depends on: V8, the processor, the settings, and the WASM it is from. */
async function currentName(): Promise<string> {
  const wasm = await readFile(fileURLToPath(import.meta.resolve('@embedpdf/pdfium/pdfium.wasm')))
  const hash = createHash('sha256').update(wasm)
  for (const part of [process.version, process.platform, process.arch, ...engineFlags(LIMITS)]) hash.update(`\0${part}`)
  return `${PREFIX}${hash.digest('hex').slice(0, 32)}.code`
}

/** Machine code is run as it is: a file cut short by a full disk or a power failure must not be. */
async function isWhole(file: string): Promise<boolean> {
  const bytes = await readFile(file).catch(() => Buffer.alloc(0))
  const code = bytes.subarray(DIGEST_BYTES)
  return code.length > 0 && digest(code).equals(bytes.subarray(0, DIGEST_BYTES))
}

const digest = (bytes: Buffer): Buffer => createHash('sha256').update(bytes).digest()
