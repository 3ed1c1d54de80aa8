import { expect, test } from 'vitest'
import { found, studyFrom } from '../../testing/document.ts'
import { findFacts } from '../index.ts'
import { mended } from './mended.ts'

test('a crasis before a plural is left out of what is asked and answered', () => {
  expect(
    found('A orientação à objetos é uma maneira de programar que modela o mundo em classes.', 'definition/is-a'),
  ).toEqual(['O que é a orientação a objetos? → Uma maneira de programar que modela o mundo em classes'])
})

test('the next verb of the subject is no part of what it is', () => {
  expect(
    found(
      'O ouriço-do-mar é um parente das estrelas-do-mar e causa ferimentos nos pés dos banhistas.',
      'definition/is-a',
    ),
  ).toEqual(['O que é o ouriço-do-mar? → Um parente das estrelas-do-mar'])
})

test('a right one stays', () => {
  expect(found('A ida à cidade grande é uma viagem que leva três dias de barco.', 'definition/is-a')).toEqual([
    'O que é a ida à cidade grande? → Uma viagem que leva três dias de barco',
  ])
})

test('what somebody founded is asked for with its year', () => {
  expect(found('Em 1917, Gonzaga fundou uma sociedade de autores.', 'agent/made')).toEqual([
    'Em 1917, o que Gonzaga fundou? → Uma sociedade de autores',
  ])
})

test('what illustrates a manner is no part of it', () => {
  const [fact] = findFacts(studyFrom('O Pantanal localiza-se no Centro-Oeste do Brasil.'))
  const answer = 'Com um prólogo longo: nele, o narrador apresenta a cidade'
  expect(fact && mended({ ...fact, family: 'cause', answer }).answer).toBe('Com um prólogo longo')
})

test('an accent the page left out is put back, but not in the name of a species', () => {
  const [fact] = findFacts(studyFrom('O Pantanal localiza-se no Centro-Oeste do Brasil.'))
  const put = (question: string) => fact && mended({ ...fact, question }).question
  expect(put('Que comando escreve um arquivo de saida?')).toBe('Que comando escreve um arquivo de saída?')
  expect(put('Onde cresce a Senna obtusifolia?')).toBe('Onde cresce a Senna obtusifolia?')
})

test('a second subject without its verb is no part of the answer', () => {
  const text = 'O lado direito da represa recebe a água barrenta e o lado esquerdo, a água limpa.'
  expect(found(text, 'function/does')).toEqual(['O que faz o lado direito da represa? → Recebe a água barrenta'])
})

test('what is done next to the same thing is no part of the answer', () => {
  expect(found('O funil da estufa recolhe as gotas de chuva e as conduz até a caixa.', 'relation/object')).toEqual([
    'O que o funil da estufa recolhe? → As gotas de chuva',
  ])
})

test('something else elsewhere is no part of a place', () => {
  const [fact] = findFacts(studyFrom('O vento frio sopra na Serra Gaúcha durante o inverno inteiro.'))
  if (!fact) throw new Error('no fact')
  const answer = 'Na Serra Gaúcha e as geadas no Paraná'
  expect(mended({ ...fact, family: 'place', answer }).answer).toBe('Na Serra Gaúcha')
})

test('one asks from where a thing came', () => {
  const [fact] = findFacts(studyFrom('O Pantanal localiza-se no Centro-Oeste do Brasil.'))
  const asked = { question: 'De que vieram os lustres?', answer: 'Da Itália' }
  expect(fact && mended({ ...fact, family: 'relation', ...asked }).question).toBe('De onde vieram os lustres?')
})

test.each([
  [
    'Os cílios do brônquio retêm as partículas grandes de pó, e a saliva, um líquido ralo, molha as menores.',
    'relation/object',
    'O que os cílios do brônquio retêm? → As partículas grandes de pó',
  ],
])('a second subject after a comma is no part of the answer: %s', (text, pattern, expected) => {
  expect(found(text, pattern)).toEqual([expected])
})

test.each([
  [
    'As correntes frias vêm das regiões polares do planeta.',
    'De onde vêm as correntes frias? → Das regiões polares do planeta',
  ],
  ['Os furacões nascem perto da linha do equador.', 'Onde os furacões nascem? → Perto da linha do equador'],
  [
    'As moléculas gigantes são formadas por unidades menores, os monômeros, e participam da composição dos plásticos.',
    'De que são formadas as moléculas gigantes? → De unidades menores, os monômeros',
  ],
])('the interrogative is the one of the verb: %s', (text, expected) => {
  expect(findFacts(studyFrom(text)).map(({ question, answer }) => `${question} → ${answer}`)).toContain(expected)
})

test('examples of the subject are no part of a manner', () => {
  expect(
    found('As conservas são fabricadas com a adição de vinagre a um legume, como picles e palmitos.', 'cause/how'),
  ).toEqual(['Como são fabricadas as conservas? → Com a adição de vinagre a um legume'])
})

test.each([
  [
    'No Uruguai, o censo é feito a cada dez anos por um instituto do governo.',
    'No Uruguai, com que frequência é feito o censo? → A cada dez anos',
  ],
  [
    'O caroteno é uma substância que o fígado transforma em vitamina A.',
    'O que é o caroteno? → Uma substância que o fígado transforma em vitamina A',
  ],
])('%s', (text, expected) => {
  expect(findFacts(studyFrom(text)).map(({ question, answer }) => `${question} → ${answer}`)).toContain(expected)
})

test('in function of what a thing varies', () => {
  const [fact] = findFacts(studyFrom('O Pantanal localiza-se no Centro-Oeste do Brasil.'))
  const asked =
    fact && mended({ ...fact, question: 'De acordo com o que o preço varia?', answer: 'De acordo com a safra' })
  expect([asked?.question, asked?.answer]).toEqual(['Em função de que varia o preço?', 'Em função da safra'])
})

test('the path of a file keeps its letters', () => {
  const [fact] = findFacts(studyFrom('O Pantanal localiza-se no Centro-Oeste do Brasil.'))
  expect(fact && mended({ ...fact, answer: 'Os arquivos /dev/audio e saida/audio.txt' }).answer).toBe(
    'Os arquivos /dev/audio e saida/audio.txt',
  )
})

test('heirs are named without saying whose they are', () => {
  expect(
    found('Com a morte do rei Almir, em 1495, o reino de Alva foi dividido entre seus filhos Otto e Berta.', 'date/'),
  ).toEqual(['Em que ano o reino de Alva foi dividido entre Otto e Berta? → 1495'])
})

test('how many they are does not answer what they are', () => {
  expect(found('A culinária da vila se baseia em três costumes:', 'relation/in')).toEqual([])
  expect(found('A culinária da vila se baseia em três costumes antigos.', 'relation/in')).toEqual([
    'Em que se baseia a culinária da vila? → Em três costumes antigos',
  ])
})

test('the year of what is told beside a work is not its own', () => {
  expect(found('Lina Prado desenhou os jardins do museu de Olinda, inaugurado em 1952.', 'clause/object')).toEqual([
    'O que Lina Prado desenhou? → Os jardins do museu de Olinda',
  ])
})

test('from where things move off, but not out of which state', () => {
  expect(found('A resina escorre do tronco e dos galhos.', 'clause/of')).toEqual([
    'De onde a resina escorre? → Do tronco e dos galhos',
  ])
  expect(found('A vila do Pilar saiu da guerra e da pobreza.', 'clause/of')).toEqual([
    'De que a vila do Pilar saiu? → Da guerra e da pobreza',
  ])
})

test('what the verb takes behind a year belongs to the question', () => {
  expect(found('Alba Reis mostrou em 1931 quadros que dividiram a crítica da capital.', 'clause/time')).toEqual([
    'Quando Alba Reis mostrou quadros que dividiram a crítica da capital? → Em 1931',
  ])
})
