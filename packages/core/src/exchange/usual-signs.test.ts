import { expect, test } from 'vitest'
import { looksLikeAiken, readAiken } from './aiken.ts'
import { checkQuestions } from './imported-question.ts'
import { rightInCell, withUsualSigns } from './usual-signs.ts'

/** 'row question: option | *right', or the fault. */
const shown = (...lines: string[]) => {
  const text = lines.join('\n')
  if (!looksLikeAiken(text)) return ['no questions']
  return checkQuestions(readAiken(text)).rows.map(({ row, question, ready, fault }) => {
    const options = ready?.options.map((option, at) => (at === ready.correctAnswer ? `*${option}` : option))
    return `${row} ${question}: ${options?.join(' | ') ?? fault}`
  })
}

test('lists of right and wrong answers, as Sensei writes them', () => {
  expect(
    shown(
      'Question: Qual é a capital do Peru?',
      'Right: Lima',
      'Wrong: Quito',
      'Wrong: Bogotá',
      '',
      'Qual é o maior bioma?',
      'Errado: Pampa',
      'Certo: Amazônia',
    ),
  ).toEqual(['1 Qual é a capital do Peru?: *Lima | Quito | Bogotá', '6 Qual é o maior bioma?: Pampa | *Amazônia'])
})

test('statements that are judged one by one are no options', () => {
  expect(shown('Julgue.', 'Certo: A água ferve.', 'Certo: O gelo derrete.')).toEqual(['no questions'])
  expect(shown('Certo: A água ferve.', 'Errado: O gelo ferve.')).toEqual(['no questions'])
})

test('a stem that asks for what is wrong, or to judge, or for nothing, makes no key of such a list', () => {
  const stems = [
    'Assinale a alternativa errada.',
    'Qual é falsa?',
    'Assinale a incorreta.',
    'Todas servem, exceto:',
    'Qual não está certa?',
    'Julgue os itens em certo ou errado:',
    'Verdadeiro ou falso?',
    'Analise as frases:',
    'Uso da crase',
  ]
  for (const stem of stems) expect(shown(stem, 'Errada: 2 + 2 = 5', 'Certa: 2 + 2 = 4')).toEqual(['no questions'])
  expect(shown('Julgue os itens:', 'Certo: a', 'Errado: b', 'Errado: c')).toEqual(['no questions'])
})

test('lists without a blank line between are divided, and none becomes a part of the next question', () => {
  expect(shown('Qual é um?', 'Right: a', 'Wrong: b', 'Qual é dois?', 'Wrong: c', 'Right: d')).toEqual([
    '1 Qual é um?: *a | b',
    '4 Qual é dois?: c | *d',
  ])
  const noKey = 'Não diz qual é a alternativa certa'
  expect(shown('Julgue:', 'Certo: a', 'Errado: b', 'Qual é dois?', 'Errado: c', 'Certo: d')).toEqual([
    `1 Julgue:: ${noKey}`,
    '4 Qual é dois?: c | *d',
  ])
  expect(shown('Quais?', 'Right: a', 'Right: b', '', 'Qual é dois?', 'Wrong: c', 'Right: d')).toEqual([
    `1 Quais?: ${noKey}`,
    '5 Qual é dois?: c | *d',
  ])
})

test('a list of thousands of lines is read once', () => {
  let looks = 0
  const lines = Array.from({ length: 4000 }, (_, at) => (at === 0 ? 'Qual?' : at % 2 ? 'Certo: a' : 'Errado: b'))
  const counted = new Proxy(lines, {
    get: (all, key, self) => {
      if (typeof key === 'string' && /^\d+$/.test(key)) looks++
      return Reflect.get(all, key, self)
    },
  })
  expect(withUsualSigns(counted)).toEqual(lines)
  expect(looks).toBeLessThan(100_000)
})

test('who speaks, and a table of letters, are no options', () => {
  const options = ['a) saúde', 'b) saudação', 'Resposta: b']
  expect(shown('Leia o diálogo.', 'A: Bom dia!', 'B: Tudo bem?', 'A: Bem.', 'Qual é o assunto?', ...options)).toEqual([
    '1 Leia o diálogo.\nA: Bom dia!\nB: Tudo bem?\nA: Bem.\nQual é o assunto?: saúde | *saudação',
  ])
  expect(
    shown('Vitaminas:', 'A: cenoura', 'B: leite', 'C: laranja', 'Qual a da laranja?', 'a) A', 'b) C', 'Resposta: b'),
  ).toEqual(['1 Vitaminas:\nA: cenoura\nB: leite\nC: laranja\nQual a da laranja?: A | *C'])
})

test('letters behind brackets, colons and dashes, and keys behind other signs', () => {
  expect(
    shown(
      'Qual é a capital do Peru?',
      '[A] Lima',
      '[B] Quito',
      'ANSWER: [A]',
      '',
      'Qual é o maior bioma?',
      'A: Pampa',
      'B: Amazônia',
      'ANSWER=B',
      '',
      'Quanto é 2 + 2?',
      '(A) 3',
      '(B) 4',
      'Answer: (b)',
      '',
      'Quanto é 3 + 3?',
      'A — 6',
      'B — 7',
      'RESPOSTA A',
    ),
  ).toEqual([
    '1 Qual é a capital do Peru?: *Lima | Quito',
    '6 Qual é o maior bioma?: Pampa | *Amazônia',
    '11 Quanto é 2 + 2?: 3 | *4',
    '16 Quanto é 3 + 3?: *6 | 7',
  ])
})

test('a speaker and other lines behind a colon stay', () => {
  const lines = ['A: bom dia!', 'C: até logo.', 'Resposta certa não há', 'ANSWER me']
  expect(withUsualSigns(lines)).toEqual(lines)
})

test('the right option of a cell that has them all', () => {
  expect(rightInCell('Right: Lima,Wrong: Quito, Wrong: Bogotá')).toBe('Lima')
  expect(rightInCell('Wrong: Quito, o alto\nRight: Lima, a baixa')).toBe('Lima, a baixa')
  expect(rightInCell('Right: Lima,Right: Quito')).toBeNull()
  expect(rightInCell('Wrong: o que está errado')).toBeNull()
})
