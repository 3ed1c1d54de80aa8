import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { GeneratedMaterial } from '@capivira/generation/items'
import * as z from 'zod'
import { prepareWriter } from '../../../apps/server/src/writer/prepare.ts'
import { PREPARED, WRITER_FLAGS } from '../../../apps/server/src/writer/prepared.ts'
import type { Sample } from '../documents.ts'

/** What writing the items took in a fresh process, after extraction: Node's start, code and dictionaries included. */
export type Cost = {
  wallMs: number
  /** Of all threads, the collector's too. */
  cpuMs: number
  /** Highest resident memory of the process, Node's own some 50 MB included. */
  peakMb: number
  /** Whether that process wrote byte for byte the items of this one (T11). */
  same: boolean
}

const reply = z.object({ wallMs: z.number(), cpuMs: z.number(), peakMb: z.number(), items: z.string() })
const CHILD = fileURLToPath(new URL('child.cjs', import.meta.url))
const run = promisify(execFile)

/** Writes the items of a document once more in a process of its own. Throws what that process says when it fails. */
export async function costOf({ document, title }: Sample, material: GeneratedMaterial): Promise<Cost> {
  const folder = await mkdtemp(join(tmpdir(), 'capivira-evaluate-'))
  try {
    const file = join(folder, 'sample.json')
    await writeFile(file, JSON.stringify({ document, title }))
    await prepareWriter()
    const { stdout } = await run(process.execPath, [...WRITER_FLAGS, CHILD, PREPARED.folder, file])
    const { items, ...cost } = reply.parse(JSON.parse(stdout))
    return { ...cost, same: items === createHash('sha256').update(JSON.stringify(material)).digest('hex') }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
