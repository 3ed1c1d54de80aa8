import { expect, test } from 'vitest'
import { tidyAnswer } from './phrasing.ts'

test.each([
  ['a noun that could be a verb ends a list', 'queimaduras, envelhecimento precoce e câncer de pele'],
  ['a reason with two subjects', 'uma vez que o vento do mar e a maresia corroem as grades'],
  ['what is good is a noun', 'o hábito de fazer o bem'],
  ['duties are no verb', 'conjunto de direitos e deveres de quem vive em um país'],
  ['two aims of one thing', 'para abrir portas e a janela da sala para arejar a casa'],
  ['hairs are no preposition', 'uma substância oleosa que lubrifica a pele e os pelos'],
])('%s: %s', (_, answer) => {
  expect(tidyAnswer(answer).toLowerCase()).toBe(answer)
})

test('a number that is the answer stays', () => {
  expect(tidyAnswer('o elemento de número atômico um')).toBe('O elemento de número atômico um')
  expect(tidyAnswer('o número um')).toBe('O número um')
  expect(tidyAnswer('a porta de um')).toBe('A porta')
})

test('a preposition at the end is left over', () => {
  expect(tidyAnswer('o trabalho feito pelos')).toBe('O trabalho feito')
  expect(tidyAnswer('a ponta fria do outro ímã através')).toBe('A ponta fria do outro ímã')
})

test.each([
  [
    'a list before what only adds to it',
    'um balcão de vendas, oficina de consertos, depósito de peças e muito mais, sendo o centro da rua',
    'Um balcão de vendas, oficina de consertos e depósito de peças',
  ],
  [
    'a second thing behind a link between commas',
    'calcular a altura e, em consequência, as sombras do prédio',
    'Calcular a altura e as sombras do prédio',
  ],
  [
    'both halves of a reason',
    'porque as telhas são leves e não retêm o calor do verão',
    'Porque as telhas são leves e não retêm o calor do verão',
  ],
  ['what a second tool is for', 'para abrir portas e o ABC para medir paredes', 'Para abrir portas'],
  ['what else is denied of a thing', 'um barco de madeira e não tem motor', 'Um barco de madeira'],
  [
    'a list of short names at the end of a long answer',
    'um formulário que reúne os dados do morador e do imóvel e permite que a prefeitura possa conferir de uma ' +
      'só vez o nome, CEP, CPF',
    'Um formulário que reúne os dados do morador e do imóvel e permite que a prefeitura possa conferir de uma ' +
      'só vez o nome, CEP, CPF',
  ],
  [
    'more places of one preposition at the end of a long answer',
    'uma rua de pedra que desce do largo mais alto até a parte mais baixa da vila e termina em outra rua, em ' +
      'uma praça ou no cais',
    'Uma rua de pedra que desce do largo mais alto até a parte mais baixa da vila e termina em outra rua, em ' +
      'uma praça ou no cais',
  ],
  [
    'a list of likes at the end of a long answer',
    'uma casa antiga de ensino musical e de preparo de artistas de nível médio, de apresentação, de pesquisa e ' +
      'de guarda e defesa da cantoria popular',
    'Uma casa antiga de ensino musical e de preparo de artistas de nível médio, de apresentação, de pesquisa e ' +
      'de guarda e defesa da cantoria popular',
  ],
])('%s', (_, said, expected) => {
  expect(tidyAnswer(said)).toBe(expected)
})

test.each([
  [
    'what hung on the relative has been cut',
    'os discos com uma face que, ao contrário das medalhas',
    'Os discos com uma face',
  ],
  [
    'the mark that closes a quotation of the whole',
    'o conjunto de regras de um jogo.”',
    'O conjunto de regras de um jogo',
  ],
  ['a quotation of its own', 'o jogo chamado “amarelinha”', 'O jogo chamado “amarelinha”'],
])('%s', (_, answer, expected) => {
  expect(tidyAnswer(answer)).toBe(expected)
})

test('what stands between a subject and its verb is left out before a thing is cut from what it does', () => {
  expect(
    tidyAnswer(
      'o tipo de preparo em que a massa, sempre gelada (5 °C), com fermento natural, cresce durante dois dias ' +
        'inteiros, quatro vezes mais do que a massa da véspera',
    ),
  ).toBe(
    'O tipo de preparo em que a massa cresce durante dois dias inteiros, quatro vezes mais do que a massa da véspera',
  )
})

test('a beginning keeps its end', () => {
  const whole =
    'O período que se inicia com o plantio da semente, a partir da primeira chuva forte e termina quando o ' +
    'milho é levado para o paiol'
  expect(tidyAnswer(whole)).toBe(whole)
})

test('hair after its article is no preposition left over', () => {
  expect(tidyAnswer('pigmento que dá cor aos pelos')).toBe('Pigmento que dá cor aos pelos')
  expect(tidyAnswer('a venda de pães pelos')).toBe('A venda de pães')
})

test('a second equation is no part of the first', () => {
  expect(tidyAnswer('a mó e os blocos que a prendem por baixo são os pés do moinho')).toBe('A mó')
  expect(tidyAnswer('a mó e os blocos que são os pés do moinho')).toBe('A mó e os blocos que são os pés do moinho')
})

test('half of what one preposition governs is no answer', () => {
  const duties =
    'a divisão dos trabalhos inerentes à limpeza, acompanhamento, guarda e troca das peças de madeira de cada'
  expect(tidyAnswer(`${duties} praça da vila sob o olhar da prefeitura`)).toBe('')
})
