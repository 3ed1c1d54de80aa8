import { parser } from '@capivira/portuguese/parser'
import { describe, expect, test } from 'vitest'
import { treeReader } from '../reading/parsed.ts'
import { extracted, line, page } from '../testing/document.ts'
import { judge } from './judge.ts'
import { knowledgeOf } from './knowledge.ts'

const reader = treeReader(parser())
/** What becomes of a card about one sentence that it quotes. */
const outcome = (quote: string, question: string, answer: string) => {
  const item = { kind: 'card' as const, question, answer, wrong: [], explanation: '', quote, page: 1 }
  return judge(item, knowledgeOf(extracted([page(1, [line(quote, { top: 70 })])]), 'Aula', reader)).outcome
}

const tower = 'Uma das maiores torres do bairro é a torre do relógio.'
const houses = 'Na vila há vinte casas conhecidas, das quais doze são de barro.'
const stone = 'As pedras da gruta não crescem nem apresentam qualquer tipo de vida.'
const salt = 'Salinidade da água é a soma das gramas de sal e de cinza de um litro.'
const cork = 'A rolha flutua no tanque, pesando pouco na balança da feira.'
const nets = 'As redes do porto estão presas no mastro da barca.'
const band = 'A banda alegra as crianças, que moram na praça.'
const buses =
  'Um dos maiores ônibus, que leva turistas, tem 40 lugares, enquanto um dos menores, próprio de escolas, tem 12.'

describe('what says more, or other, than its sentence is not published', () => {
  test.each([
    [tower, 'Qual é a maior torre do bairro?', 'A torre do relógio.'],
    [houses, 'Quantas casas conhecidas há na vila?', 'Doze.'],
    [stone, 'O que as pedras da gruta têm?', 'Vida.'],
    [salt, 'O que é o peso da água?', 'A soma das gramas de sal e de cinza.'],
    [cork, 'O que pesa muito na balança da feira?', 'A rolha.'],
    [nets, 'O que está preso nas redes do porto?', 'O mastro da barca.'],
    [band, 'O que as crianças alegram?', 'A banda.'],
    [buses, 'Quantos lugares tem o ônibus que leva turistas?', '12.'],
  ])('%s %s', (quote, question, answer) => {
    expect(outcome(quote, question, answer)).not.toBe('published')
  })

  test.each([
    [houses, 'Quantas casas da vila são de barro?', 'Doze.'],
    [nets, 'Onde estão presas as redes do porto?', 'No mastro da barca.'],
    [band, 'Quem a banda alegra?', 'As crianças.'],
  ])('what it says is: %s %s', (quote, question, answer) => {
    expect(outcome(quote, question, answer)).toBe('published')
  })
})
