import { parser } from '@capivira/portuguese/parser'
import { describe, expect, test } from 'vitest'
import { treeReader } from '../reading/parsed.ts'
import { extracted, line, page } from '../testing/document.ts'
import { knowledgeOf } from './knowledge.ts'
import { prove } from './prove.ts'

const lesson = [
  'O oleiro modifica a forma do vaso com as mãos molhadas.',
  'O forno transporta o calor da lenha para as peças de barro.',
  'A gradual cessação da queima de lenha protege a mata da serra.',
  'Os vasos grandes secam no pátio, à sombra do telhado, durante quatro dias.',
  'O barro vermelho vem do rio. Quem o busca é o ajudante do oleiro.',
  'A oficina pode ser visitada de manhã ou à tarde.',
  'O forno alto não recebe nenhum vaso sem asas.',
  'A oficina abre escolas de cerâmica no bairro e dá reforço às que já existem.',
  'O verniz claro só aceita peças secas.',
  'O torno é a máquina que gira o barro.',
  'Ele é também a peça mais antiga da oficina.',
  'A ceramologia é a ciência que estuda os vasos antigos.',
]
const read = treeReader(parser())
const lines = lesson.map((text, i) => line(text, { top: 70 + i * 26 }))
const knowledge = knowledgeOf(extracted([page(1, lines)]), 'A oficina de barro', read)
const proof = (quote: string, question: string, answer: string, wrong: string[] = []) =>
  prove({ question, answer, wrong, quote, page: 1 }, knowledge)
const verdict = (sentence: number, ...item: [question: string, answer: string, wrong?: string[]]) =>
  proof(lesson[sentence - 1] ?? '', ...item).verdict

describe('what says the same is the same', () => {
  test.each([
    ['a verb of the question', 1, 'O que o oleiro altera com as mãos molhadas?', 'A forma do vaso'],
    ['a verb of the question', 2, 'O que o forno leva para as peças de barro?', 'O calor da lenha'],
    ['a noun of the answer', 3, 'O que protege a mata da serra?', 'O fim gradual da queima de lenha'],
    ['how many it asks for', 6, 'Em que dois períodos a oficina pode ser visitada?', 'De manhã ou à tarde'],
    ['places behind commas', 4, 'Onde secam os vasos grandes?', 'À sombra do telhado, no pátio'],
    ['a subject behind a verb that no thing does', 12, 'O que estuda a ceramologia?', 'Os vasos antigos'],
    ['what a verb does behind it', 10, 'O que gira o barro?', 'O torno'],
    ['what is denied of all', 7, 'Que forno não recebe vaso sem asas?', 'O forno alto'],
  ])('%s', (_, sentence, question, answer) => {
    expect(verdict(sentence, question, answer)).toBe('published')
  })
})

describe('what does not stays with the teacher', () => {
  test.each([
    ['a cause that is turned', 3, 'O que protege a gradual cessação da queima de lenha?', 'A mata da serra'],
    ['another verb', 1, 'O que o oleiro conserva?', 'A forma do vaso'],
    ['a contrary in the answer', 3, 'O que protege a mata da serra?', 'O início gradual da queima de lenha'],
    ['a sibling in the answer', 4, 'Onde secam os vasos grandes?', 'No quintal, à sombra do telhado'],
    ['another count', 6, 'Em que três períodos a oficina pode ser visitada?', 'De manhã ou à tarde'],
    ['a verb that is not there', 2, 'O que o forno esconde das peças?', 'O calor da lenha'],
    ['a word that is cut', 1, 'O que o oleiro modifica?', 'A forma do vaso com as mãos molh'],
  ])('%s', (_, sentence, question, answer) => {
    expect(verdict(sentence, question, answer)).not.toBe('published')
  })
})

test('what only some are let do is denied of the others, and is not refused', () => {
  expect(verdict(9, 'O que o verniz claro não aceita?', 'Peças molhadas')).toBe('suggested')
})

test('a quote may leave out a sentence between two that it has', () => {
  const { passage } = proof(`${lesson[0]} ${lesson[2]}`, 'O que o oleiro modifica?', 'A forma do vaso')
  expect(passage?.quote).toBe(lesson.slice(0, 3).join(' '))
  expect(proof(`${lesson[0]} ${lesson[9]}`, 'O que o oleiro modifica?', 'A forma do vaso').passage).toBe(null)
})

test('an option is right as well where a sentence says so of the same thing, also the next one', () => {
  const asked = ['O que é o torno?', 'A máquina que gira o barro'] as const
  expect(proof(lesson[9] ?? '', ...asked, ['A peça mais antiga da oficina']).alsoRight).toEqual([
    'A peça mais antiga da oficina',
  ])
  expect(proof(lesson[9] ?? '', ...asked, ['O ajudante do oleiro']).alsoRight).toEqual([])
})

test('an option that breaks off holds the whole item', () => {
  expect(verdict(1, 'O que o oleiro modifica?', 'A forma do vaso', ['A cor da tampa de barr'])).toBe('suggested')
})
