import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { documentOf } from '@capivira/generation/document/typeset'
import { renamePatiently } from '../platform/patient-rename.ts'
import { isWriterPrepared, PREPARED, PREPARED_START, WRITER_FLAGS, writerSources } from './prepared.ts'

const ENTRY = fileURLToPath(new URL('./entry.ts', import.meta.url))
const TEXTS = new URL('../../demo/texts/', import.meta.url)
const run = promisify(execFile)

/**
 * Makes the writing process ready to start in a tenth of a second instead of a whole one, unless it is: its code in one
 * file, compiled, and the dictionaries indexed. Tried on the demo texts, so that what every text needs is compiled and
 * read already. The new folder takes the old one's place when it is complete.
 */
export async function prepareWriter(folder: string = PREPARED.folder): Promise<void> {
  if (isWriterPrepared(folder)) return
  const { code, stamp } = PREPARED
  const sources = writerSources()
  for (const left of leftBehind(folder)) rmSync(left, { recursive: true, force: true })
  const draft = `${folder}.${randomBytes(4).toString('hex')}`
  mkdirSync(draft, { recursive: true })
  await bundle(join(draft, code))
  const trial = join(draft, 'trial.json')
  writeFileSync(trial, JSON.stringify({ document: documentOf(demoTexts()), title: 'Textos de demonstração' }))
  await run(process.execPath, [...WRITER_FLAGS, PREPARED_START, draft, trial])
  rmSync(trial)
  writeFileSync(join(draft, stamp), sources)
  rmSync(folder, { recursive: true, force: true })
  await renamePatiently(draft, folder)
}

function leftBehind(folder: string): string[] {
  mkdirSync(dirname(folder), { recursive: true })
  return readdirSync(dirname(folder))
    .filter(name => name.startsWith(`${basename(folder)}.`))
    .map(name => join(dirname(folder), name))
}

async function bundle(file: string): Promise<void> {
  const { rolldown } = await import('rolldown')
  const made = await rolldown({ input: ENTRY, platform: 'node', logLevel: 'silent' })
  await made.write({ file, format: 'cjs', codeSplitting: false })
  await made.close()
}

/** The demo texts as pages of plain text; their tables, figures and boxes do not matter here. */
function demoTexts(): string {
  const files = readdirSync(TEXTS).filter(name => name.endsWith('.md'))
  return files
    .map(name => readFileSync(new URL(name, TEXTS), 'utf8').replace(/^---[\s\S]*?\n---\n/, ''))
    .join('\n---\n')
}
