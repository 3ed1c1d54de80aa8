import { parser } from '@capivira/portuguese/parser'
import { describe, expect, test } from 'vitest'
import { treeReader } from '../reading/parsed.ts'
import { extracted, line, page } from '../testing/document.ts'
import { knowledgeOf } from './knowledge.ts'
import { prove } from './prove.ts'

/** A lesson whose sentences are easily turned round. */
const lesson = [
  'A cooperativa comprou o moinho da vila em 1951 por nove mil cruzeiros.',
  'A lenha fica no celeiro da vila, à esquerda do moinho.',
  'Os moleiros secam os grãos porque a umidade estraga a farinha.',
  'A peneira separa o farelo e as cascas antes da embalagem.',
  'O moinho novo ocupa uma única sala de tijolos no fundo do pátio.',
  'A farinha de milho pode ser guardada em sacos de algodão ou em latas.',
  'A roda gira mais devagar do que o eixo de ferro.',
  'A prefeitura contratou três engenheiros para reformar a ponte.',
  'A tarraxa é uma pequena peça dentada de ferro que prende a roda ao eixo durante vários dias.',
]
const read = treeReader(parser())
const lines = lesson.map((text, i) => line(text, { top: 70 + i * 26 }))
const knowledge = knowledgeOf(extracted([page(1, lines)]), 'O moinho', read)

const proof = (sentence: number, question: string, answer: string, wrong: string[] = []) => {
  const { verdict, reason } = prove({ question, answer, wrong, quote: lesson[sentence - 1] ?? '', page: 1 }, knowledge)
  return [verdict, reason]
}

describe('what trees let through, in other words than those of the text', () => {
  test.each([
    ['who does it', 1, 'Quem comprou o moinho da vila?', 'A cooperativa'],
    ['a date beside a verb that the text has not', 1, 'Em que ano a cooperativa adquiriu o moinho?', 'Em 1951'],
    ['an amount whose noun the question says', 8, 'Quantos engenheiros a prefeitura contratou?', 'Três'],
    [
      'a definition without its end, in its own words',
      9,
      'O que é a tarraxa?',
      'Uma pequena peça dentada de ferro que prende a roda ao eixo',
    ],
    ['a list in another order', 4, 'O que a peneira separa antes da embalagem?', 'As cascas e o farelo'],
    ['a place that is said by another', 2, 'O que fica à esquerda do moinho, mais próximo do celeiro?', 'A lenha'],
    ['a cause', 3, 'Por que os moleiros secam os grãos?', 'Porque a umidade estraga a farinha'],
  ])('%s', (_, sentence, question, answer) => {
    expect(proof(sentence, question, answer)).toEqual(['published', null])
  })
})

test('what the sentence tells of the same thing without a denial is refused with one', () => {
  expect(proof(1, 'Quem não comprou o moinho da vila?', 'A cooperativa')[0]).toBe('refused')
})

test('a quote may have sources and note marks that the sentences of a document have lost', () => {
  const quote = 'A lenha fica no celeiro da vila (Prado, 1999), à esquerda do moinho.'
  const item = { question: 'Onde fica a lenha?', answer: 'No celeiro da vila', wrong: [], quote, page: 1 }
  expect(prove(item, knowledge)).toMatchObject({ verdict: 'published', passage: { quote: lesson[1] } })
})

describe('what is left to the teacher', () => {
  test.each([
    [
      'a question that points to its page',
      4,
      'O que, na vila, a peneira também separa?',
      'O farelo e as cascas',
      '“também” aponta para outra parte do texto: diga do que se fala.',
    ],
    [
      'a question that is cut',
      1,
      'Quem comprou o moinho da',
      'A cooperativa',
      'O card não termina como pergunta: confira com o trecho.',
    ],
    [
      'one word of a long answer that the sentence has not',
      9,
      'O que é a tarraxa?',
      'Uma pequena peça redonda de ferro que prende a roda ao eixo durante vários dias',
      'A frase do texto não traz “redonda”: confira se diz o mesmo.',
    ],
    [
      'another count without a number',
      9,
      'O que é a tarraxa?',
      'Uma pequena peça dentada de ferro que prende a roda ao eixo durante poucos dias',
      'A frase do texto não traz “poucos”: confira se diz o mesmo.',
    ],
    [
      'a small word that turns a place',
      5,
      'Onde fica a sala que o moinho novo ocupa?',
      'Fora do pátio',
      'A frase do texto não traz “Fora”: confira se diz o mesmo.',
    ],
    [
      'the words of the sentence in another order',
      9,
      'O que é a tarraxa?',
      'Uma pequena peça dentada de ferro que prende o eixo à roda durante vários dias',
      'A frase do texto diz isso em outra ordem: confira quem é o quê.',
    ],
    [
      'an answer that stops before its noun',
      5,
      'O que o moinho novo ocupa?',
      'Uma única',
      'A resposta para antes do fim da expressão no texto.',
    ],
    [
      'an answer that stops at a small word',
      5,
      'Onde fica a sala de tijolos que o moinho novo ocupa?',
      'No fundo do',
      'A resposta para antes do fim da expressão no texto.',
    ],
    [
      'yes or no',
      1,
      'A cooperativa comprou o moinho da vila?',
      'Sim, a cooperativa comprou',
      'Confira: perguntas de sim ou não, ou de duas coisas, não se provam por uma frase.',
    ],
    [
      'a comparison',
      7,
      'O que gira mais devagar do que a roda?',
      'O eixo de ferro',
      'Confira a comparação: qual é mais e qual é menos.',
    ],
    [
      'a cause that the text does not give',
      8,
      'O que a reforma da ponte provocou?',
      'Três engenheiros',
      'A frase do texto não diz que uma coisa é a causa da outra.',
    ],
    [
      'an amount that is none',
      1,
      'Quantos cruzeiros a cooperativa pagou pelo moinho?',
      'O moinho da vila',
      'A pergunta pede uma quantidade, e a resposta não dá nenhuma.',
    ],
    [
      'a sentence about something else',
      4,
      'Quem guarda o dinheiro dos moleiros?',
      'A peneira',
      'A frase do texto não fala de “guarda”.',
    ],
  ])('%s', (_, sentence, question, answer, reason) => {
    expect(proof(sentence, question, answer)).toEqual(['suggested', reason])
  })

  test('a question that changes places with its answer', () => {
    expect(proof(2, 'O que está à esquerda do celeiro da vila?', 'O moinho')[0]).toBe('suggested')
  })

  test('a question with an option that the same sentence names', () => {
    expect(
      proof(6, 'Em que a farinha de milho pode ser guardada?', 'Em sacos de algodão', ['Em latas', 'Em baldes'])[0],
    ).toBe('suggested')
  })
})

test('a mark of a source in a quote that was copied from the page is no other sentence', () => {
  const quote = 'A cooperativa comprou [2] o moinho da vila [5–7] em 1951 por nove mil cruzeiros.'
  expect(
    prove({ question: 'Quem comprou o moinho da vila?', answer: 'A cooperativa', wrong: [], quote, page: 1 }, knowledge)
      .verdict,
  ).toBe('published')
})
