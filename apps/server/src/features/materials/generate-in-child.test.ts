import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ExtractedDocument } from '@capivira/core/materials/document'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { WRITER_SOURCE } from '../../writer/prepared.ts'
import { childLimits, generateIn, generateInChild } from './generate-in-child.ts'
import { Failure } from './processing.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'capivira-child-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const paragraphs = [
  'A fotossíntese é o processo pelo qual as plantas produzem seu próprio alimento usando a luz do Sol.',
  'A clorofila é o pigmento verde que absorve a energia da luz nas folhas das plantas.',
  'O Instituto Brasileiro de Geografia e Estatística (IBGE) foi fundado em 1936.',
]
const document: ExtractedDocument = {
  pages: [
    {
      number: 1,
      width: 595,
      height: 842,
      source: 'text',
      confidence: null,
      lines: paragraphs.map((text, at) => ({
        text,
        box: [72, 72 + at * 40, 520, 84 + at * 40],
        fontSize: 12,
        bold: [],
        italic: [],
        monospace: false,
      })),
    },
  ],
  outline: [],
  title: null,
}
const never = new AbortController().signal
const options = { title: 'Plantas', seed: 'abc', onProgress: () => {}, signal: never }
const tooComplex = new Failure('Documento complexo demais. Divida-o em partes menores.')

/** A child that does this when it is told to write. */
async function child(source: string, limits = childLimits) {
  const script = join(folder, `${crypto.randomUUID()}.mjs`)
  await writeFile(script, `process.on('message', order => { ${source} })`)
  return generateIn([script], limits)
}

test.each([
  ['of the product', generateInChild],
  ['from its sources, as where none is prepared,', generateIn([WRITER_SOURCE])],
])('the generator %s runs in a process of its own and tells how far it is', async (_, generate) => {
  const shares: number[] = []
  const generated = await generate(document, { ...options, onProgress: share => shares.push(share) })
  if (generated instanceof Failure) throw new Error(generated.reason)
  expect(generated.cards.map(({ question }) => question)).toContain('O que significa a sigla IBGE?')
  expect(shares.length).toBeGreaterThan(2)
  expect(shares).toEqual(shares.toSorted((a, b) => a - b))
})

test('a text that takes too long fails with its sentence', async () => {
  const loops = await child('for (;;);', { ...childLimits, baseMs: 500 })
  expect(await loops(document, options)).toEqual(tooComplex)
})

test('a process that waits for its turn is not ended as one that works', async () => {
  const slow = await child('setTimeout(() => process.send({ error: "came to its end" }), 3600)', {
    ...childLimits,
    // What it takes a process to start on a busy machine is work, and no waiting.
    baseMs: 3000,
    msPerPage: 0,
  })
  await expect(slow(document, options)).rejects.toThrow('came to its end')
})

test('a text that takes too much memory fails with its sentence', async () => {
  const greedy = await child('const all = []; for (;;) all.push(new Array(10_000).fill({}))', {
    ...childLimits,
    heapMb: 64,
  })
  expect(await greedy(document, options)).toEqual(tooComplex)
})

test('a surprise in the process is thrown', async () => {
  const told = await child('process.send({ error: "Error: surprise" })')
  await expect(told(document, options)).rejects.toThrow('surprise')
  const leaves = await child('process.exit(3)')
  await expect(leaves(document, options)).rejects.toThrow('code 3')
  const killed = await child('process.kill(process.pid, "SIGKILL")')
  await expect(killed(document, options)).rejects.toThrow('SIGKILL')
})

test('an interruption ends the process', async () => {
  const stop = new AbortController()
  const pid = Promise.withResolvers<number>()
  const waits = await child('process.send({ share: process.pid })')
  const running = waits(document, { ...options, onProgress: pid.resolve, signal: stop.signal })
  const started = await pid.promise
  stop.abort(new Error('stopping'))
  await expect(running).rejects.toThrow('stopping')
  await expect.poll(() => isAlive(started)).toBe(false)
})

test('the process can read no other file and start no other program', async () => {
  const source = `
    const { readFileSync } = process.getBuiltinModule('node:fs')
    const { execSync } = process.getBuiltinModule('node:child_process')
    const codes = [() => readFileSync('/etc/passwd'), () => execSync('true')].map(attempt => {
      try { attempt() } catch (error) { return error.code }
    })
    process.send({ error: codes.join() })`
  const curious = await child(source)
  await expect(curious(document, options)).rejects.toThrow('ERR_ACCESS_DENIED,ERR_ACCESS_DENIED')
})

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
