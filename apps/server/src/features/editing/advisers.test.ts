import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { adviceLimits, openAdvisers } from './advisers.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'capivira-advice-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const scriptOf = async (name: string, program: string) => {
  const script = join(folder, `${name}.js`)
  await writeFile(script, program)
  return script
}
const treeless = () => {}
const source = { sourcePage: null, sourceQuote: null }
const order = {
  content: { kind: 'card' as const, question: 'O que é a água', answer: 'Um líquido.', difficulty: 'médio' as const },
  source,
  pages: [],
}

test('questions asked together are each answered, and again after the process was ended', async () => {
  // What is tried here is what it says, not how long a busy machine takes to start it.
  const advisers = openAdvisers(treeless, { limits: { ...adviceLimits, answerMs: 60_000 } })
  const flaw = ['A pergunta deve terminar com ponto de interrogação.']
  const good = { ...order, content: { ...order.content, question: 'O que é a água?' } }
  expect(await Promise.all([advisers.advise(order), advisers.advise(good), advisers.advise(order)])).toEqual([
    flaw,
    [],
    flaw,
  ])
  advisers.close()
  expect(await advisers.advise(order)).toEqual(flaw)
  advisers.close()
})

test('a passage without a page, as one that was imported, is all that an item is held against', async () => {
  const advisers = openAdvisers(treeless, { limits: { ...adviceLimits, answerMs: 60_000 } })
  const content = { ...order.content, question: 'Quantos metros tem a cachoeira do Tabuleiro?', answer: '273' }
  const passage = { sourcePage: null, sourceQuote: 'A cachoeira do Tabuleiro tem 273 metros de altura.' }
  expect(await advisers.advise({ ...order, content, source: passage })).toEqual([])
  const [advice] = await advisers.advise({ ...order, content: { ...content, answer: '340' }, source: passage })
  expect(advice).toContain('340')
  advisers.close()
})

test('no advice comes of a process that dies, that is silent, or of which too much is asked', async () => {
  const dying = openAdvisers(treeless, { script: await scriptOf('dies', 'process.exit(1)') })
  expect(await dying.advise(order)).toEqual([])

  const silent = await scriptOf('silent', 'process.on("message", () => {}); setInterval(() => {}, 1000)')
  const patient = openAdvisers(treeless, { script: silent, limits: { ...adviceLimits, answerMs: 500, waiting: 1 } })
  expect(await Promise.all([patient.advise(order), patient.advise(order)])).toEqual([[], []])

  const closed = openAdvisers(treeless, { script: silent })
  const waiting = closed.advise(order)
  closed.close()
  expect(await waiting).toEqual([])
})
