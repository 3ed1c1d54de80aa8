import { expect, test } from 'vitest'
import { draftMaterial, generateMaterial } from '../../generate.ts'
import { documentOf } from '../../testing/document.ts'
import { PAGES } from '../../testing/good-items.ts'
import { waits } from '../candidates.ts'
import { select } from './select.ts'

const DEEDS = [
  String.raw`\limpa`,
  'elimina todas as anotações da margem',
  String.raw`\pinta`,
  'preenche o fundo da caixa com azul',
  String.raw`\gira`,
  'vira a imagem externa para a esquerda',
  String.raw`\corta`,
  'divide a palavra comprida em sílabas',
  String.raw`\numera`,
  'escreve o número de cada equação',
  String.raw`\junta`,
  'reúne as notas de todas as turmas',
] as const

test('each part has its item, though all are asked with one sentence', () => {
  const parts = Array.from({ length: DEEDS.length / 2 }, (_, at) => {
    const [name = '', deed = ''] = DEEDS.slice(at * 2, at * 2 + 2)
    return `## Parte de número ${at + 1}\n\nO comando ${name} ${deed}.`
  })
  const { cards } = generateMaterial(documentOf(`# Comandos do editor\n\n${parts.join('\n\n')}`), { title: 'Comandos' })
  expect(cards.map(card => card.question)).toEqual(
    DEEDS.filter((_, at) => at % 2 === 0).map(name => `O que faz o comando ${name}?`),
  )
})

test('cards ask what a thing is or what is called so, not both', () => {
  const asked = (text: string) =>
    generateMaterial(documentOf(text), { title: 'Caderno' }).cards.map(({ question }) => question)
  expect(
    asked(
      '# Barcos\n\n## A jangada alta\n\nA jangada alta é basicamente uma balsa com um mastro extra no meio. A ' +
        'balsa leva carros.',
    ),
  ).toEqual(['O que é a jangada alta?'])
  expect(
    asked(
      '# Luz\n\n## A luminosidade\n\nA luminosidade é a quantidade de luz emitida por uma lâmpada por ' +
        'segundo.\n\n## O brilho\n\nLogo, a luminosidade é uma medida da luz emitida por uma lâmpada para todos ' +
        'os lados.\n\n## A cor\n\nA cor é o que o olho distingue na luz.',
    ),
  ).toHaveLength(1)
})

test('what a thing is for and why it is called so is one fact', () => {
  const text =
    'Uma das funções desse aparelho é medir a umidade do ar em cada sala. Por isso chamamos esse aparelho de ' +
    'HIGRÔMETRO.'
  const { cards } = generateMaterial(documentOf(`# O higrômetro\n\n${text}`), { title: 'Aparelhos' })
  expect(cards.filter(card => /medir a umidade/i.test(card.answer)).map(card => card.question)).toEqual([
    'Qual é uma das funções do higrômetro?',
  ])
})

test('what waits for its teacher takes no place from what pupils get, and fills what is left', () => {
  const { candidates, caps, wordsOf } = draftMaterial(documentOf(PAGES.join('\n\n')), { title: 'Plantas e água' })
  const worded = (chosen: ReturnType<typeof select>) =>
    [...chosen.cards, ...chosen.questions].filter(one => !waits(one)).map(({ question }) => question)
  const waiting = candidates
    .filter((_, i) => i % 3 === 0)
    .map(one => ({ ...one, score: one.score + 2, engine: 'model' as const, proved: false }))
  const rest = candidates.filter((_, i) => i % 3 !== 0)
  const alone = select(rest, caps, wordsOf)
  expect(worded(alone).length).toBeGreaterThan(3)
  const tight = { ...caps, cards: alone.cards.length, questions: alone.questions.length }
  expect(worded(select([...waiting, ...rest], tight, wordsOf)).sort()).toEqual(worded(alone).sort())
  const both = select([...waiting, ...rest], caps, wordsOf)
  expect(worded(both).sort()).toEqual(worded(alone).sort())
  expect([...both.cards, ...both.questions].some(waits)).toBe(true)
})
