import { expect, test } from 'vitest'
import type { Sheet } from './item.ts'
import { readMarks, sheetText } from './markdown.ts'
import { summarizeMarks } from './marks.ts'

const sheet: Sheet = {
  name: 'abc123',
  seed: 'semente um',
  made: '2026-11-20',
  items: [
    {
      id: 'c1',
      kind: 'card',
      document: 'ciencias (7º ano)',
      page: 3,
      family: 'definition',
      difficulty: 'fácil',
      category: 'Células',
      question: 'O que é a mitose?',
      answer: 'A divisão de uma célula em duas iguais',
      options: [],
      explanation: '',
      quote: 'A mitose é a divisão de uma célula em duas iguais (idênticas).',
    },
    {
      id: 'q1',
      kind: 'question',
      document: 'historia',
      page: 1,
      family: 'date',
      difficulty: 'médio',
      category: 'O Império',
      question: 'Em que ano foi assinada a Lei Áurea?',
      answer: '1888',
      options: ['1822', '1888', '1889'],
      explanation: 'Página 1: “A Lei Áurea foi assinada em 1888.”',
      quote: 'A Lei Áurea foi assinada em 1888.',
    },
  ],
}
const [card, question] = ['## c1', '## q1']
const fill = (first: string, second: string) => {
  let turn = 0
  return sheetText(sheet).replace(/^Veredito: $/gmu, () => `Veredito: ${[first, second][turn++]}`)
}

test('shows each item with its passage and a line for the verdict', () => {
  const text = sheetText(sheet)
  expect(text).toContain(card)
  expect(text).toContain(`${question} · Questão · date · médio · O Império`)
  expect(text).toContain('- b) 1888  ← certa')
  expect(text.match(/^Veredito: $/gmu)).toHaveLength(2)
})

test('reads back what it wrote, with the marks', () => {
  const { marks, ...read } = readMarks(fill('fica', 'não: vaga, alternativas; anos perto demais'))
  expect(read).toEqual(sheet)
  expect(marks).toEqual([
    { id: 'c1', verdict: 'kept', causes: [], note: '' },
    { id: 'q1', verdict: 'rejected', causes: ['vaga', 'alternativas'], note: 'anos perto demais' },
  ])
  expect(readMarks(sheetText(sheet)).marks.map(mark => mark.verdict)).toEqual([null, null])
})

test('names the item with an unknown verdict or cause', () => {
  expect(() => readMarks(fill('fica', 'não: feia'))).toThrow('q1: "feia" is not a verdict or a cause.')
  expect(() => readMarks(fill('talvez', 'fica'))).toThrow('c1: "talvez" is not a verdict or a cause.')
})

test('sums marks up by kind, with causes and every rejected item', () => {
  const summary = summarizeMarks(readMarks(fill('fica', 'não: vaga; anos perto demais')))
  expect(summary).toContain('| cards    |     1 |     1 | 100% |         21%–100% |')
  expect(summary).toContain('| questões |     1 |     0 |   0% |           0%–79% |')
  expect(summary).toContain('| Não se entende sem o documento |     1 |')
  expect(summary).toContain(
    '- q1 (historia, p. 1): Em que ano foi assinada a Lei Áurea? → 1888 [1822 | 1889] — vaga; anos perto demais',
  )
})
