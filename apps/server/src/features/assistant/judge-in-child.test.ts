import { fileURLToPath } from 'node:url'
import type { Line } from '@capivira/core/materials/document'
import { expect, test } from 'vitest'
import { judgeLimits, openJudges } from './judge-in-child.ts'

const sentences = [
  'A coruja caça o rato durante a noite, e o gavião caça a cobra durante o dia.',
  'As duas aves vivem na mesma mata e quase nunca se encontram.',
]
const lines = sentences.map(
  (text, at): Line => ({
    text,
    box: [60, 70 + at * 26, 530, 81 + at * 26],
    fontSize: 11,
    bold: [],
    italic: [],
    monospace: false,
  }),
)
const order = {
  pages: [{ number: 1, width: 595, height: 842, source: 'text' as const, confidence: null, lines }],
  title: 'Aves',
  seed: 'a',
  text: ['O gavião', 'A coruja']
    .map((who, at) => `C${at + 1} | p. 1\nP: Quem caça a cobra?\nR: ${who}\nF: ${sentences[0]}`)
    .join('\n\n')
    .concat('\n\nFIM C2'),
}

const itemsOf = (judged: Awaited<ReturnType<ReturnType<typeof openJudges>>>) => {
  if (typeof judged === 'string') throw new Error(judged)
  return judged.items
}

test('a pasted answer is proved by trees: who does it, not who stands near', async () => {
  const told: string[] = []
  const items = itemsOf(await openJudges(trouble => told.push(trouble))('teacher', order))
  expect(items.map(({ outcome, reason }) => [outcome, reason])).toEqual([
    ['published', null],
    ['refused', 'Na frase do texto, isso é dito de “gavião”.'],
  ])
  expect(told).toEqual([])
})

test('where the weights cannot be read, words judge and the reason is told', async () => {
  const told: string[] = []
  const project = fileURLToPath(new URL('../../../../../', import.meta.url))
  const folders = [
    'package.json',
    'packages/core/*',
    'packages/generation/*',
    'packages/portuguese/src/*',
    'apps/server/*',
  ]
  const mayRead = [...folders, 'packages/portuguese/package.json', 'node_modules/*'].map(path => project + path)
  const items = itemsOf(await openJudges(trouble => told.push(trouble), { mayRead })('teacher', order))
  expect(items[0]?.outcome).toBe('published')
  expect(told).toHaveLength(1)
  expect(told[0]).toContain('--allow-fs-read')
})

test('whose turn does not come is told so, and a process that dies or takes too long is not believed', async () => {
  const never = () => Promise.resolve(null)
  expect(await openJudges(() => {}, { turns: never })('teacher', order)).toBe('busy')
  const script = fileURLToPath(new URL('./nowhere.ts', import.meta.url))
  expect(await openJudges(() => {}, { script })('teacher', order)).toBe('broken')
  const limits = { ...judgeLimits, answerMs: 1 }
  expect(await openJudges(() => {}, { limits })('teacher', order)).toBe('broken')
})
