import { parser } from '@capivira/portuguese/parser'
import { describe, expect, test } from 'vitest'
import { treeReader } from '../reading/parsed.ts'
import { extracted, line, page } from '../testing/document.ts'
import { judge } from './judge.ts'
import { knowledgeOf } from './knowledge.ts'

const reader = treeReader(parser())
/** What becomes of a card about a short page, all of which it quotes, or its last lines. */
const outcome = (text: string, question: string, answer: string, quoted = text) => {
  const lines = text.split('\n').map((sentence, i) => line(sentence, { top: 70 + i * 26 }))
  const item = { kind: 'card' as const, question, answer, wrong: [], explanation: '', quote: quoted, page: 1 }
  return judge(
    { ...item, quote: quoted.replaceAll('\n', ' ') },
    knowledgeOf(extracted([page(1, lines)]), 'Aula', reader),
  ).outcome
}

describe('what is told of a neighbour is not told of what is asked about', () => {
  const switches = 'A chave da direita liga a lâmpada azul.\nA chave da esquerda liga a lâmpada verde.'
  const theories = 'A teoria do fogo era aceita na Grécia.\nA teoria do oxigênio era aceita no século XVIII.'
  const ship = 'O navio que foi lançado com o nome de Amora, hoje Tainá, leva turistas.'
  const turn = 'O moinho gira depressa para fazer com que a farinha saia fina.'
  const water = 'A máquina de lavar gasta menos água que um tanque.'
  const spring = 'O lago surgiu de uma represa antiga.'
  const club = 'O clube Jacaré foi o primeiro time a se aliar ao clube Tucano.'

  const homes = 'Muitos povos usam a oca do Xingu ou o iglu do norte gelado.'

  test.each([
    [homes, 'Onde fica o iglu?', 'No Xingu.'],
    [switches, 'Que lâmpada liga a chave da esquerda?', 'A lâmpada azul.'],
    [theories, 'Que teoria era aceita no século XVIII?', 'A teoria do fogo.'],
    [ship, 'Com que nome o navio Amora foi lançado?', 'Tainá.'],
    [turn, 'Por que o moinho gira depressa?', 'Porque a farinha sai fina.'],
    [water, 'O que gasta menos água que uma máquina de lavar?', 'Um tanque.'],
    [spring, 'O que o lago originou?', 'Uma represa antiga.'],
    [club, 'Com quem o clube Tucano foi o primeiro time a se aliar?', 'Com o clube Jacaré.'],
  ])('held: %s %s', (text, question, answer) => {
    expect(outcome(text, question, answer)).not.toBe('published')
  })

  test.each([
    [switches, 'Que chave liga a lâmpada azul?', 'A chave da direita.'],
    [theories, 'Que teoria era aceita na Grécia?', 'A teoria do fogo.'],
    [ship, 'Com que nome o navio Tainá foi lançado?', 'Amora.'],
    [turn, 'O que gira depressa?', 'O moinho.'],
    [spring, 'O que surgiu de uma represa antiga?', 'O lago.'],
  ])('published: %s %s', (text, question, answer) => {
    expect(outcome(text, question, answer)).toBe('published')
  })

  test('held: an answer that only the sentence before its passage has', () => {
    const text = 'As facas limpam as tigelas do mestre.\nOs pincéis finos marcam as tigelas do aprendiz.'
    const quoted = 'Os pincéis finos marcam as tigelas do aprendiz.'
    expect(outcome(text, 'O que marca as tigelas do aprendiz?', 'As facas.', quoted)).not.toBe('published')
    expect(outcome(text, 'O que marca as tigelas do aprendiz?', 'Os pincéis finos.', quoted)).toBe('published')
  })
})

describe('what a parser reads otherwise is read right', () => {
  const bee = 'A jandaíra, uma abelha mansa, mora em troncos secos e faz pouca cera.'
  const sonnet = 'O soneto tem 14 versos, e a quadra tem quatro.'
  const ridge = 'As cristas são as partes altas da serra que separam dois vales.'
  const source = 'A nascente é o lugar onde o rio começa, e a foz é o lugar onde ele termina.'
  const label = 'O lojista usa a etiqueta vermelha para marcar os livros raros.'
  const dated = 'Além disso, como o barro guarda água, o vaso refresca a bebida.'
  const south = 'No sul, como no norte, os agricultores colhem milho.'

  test.each([
    [bee, 'Onde mora a jandaíra?', 'Em troncos secos.'],
    [sonnet, 'Quantos versos tem um soneto?', '14'],
    [ridge, 'O que separa dois vales?', 'As cristas.'],
    [source, 'O que é a nascente de um rio?', 'O lugar onde ele começa.'],
    [label, 'O que marca os livros raros?', 'O lojista.'],
    [dated, 'Por que o vaso refresca a bebida?', 'Porque o barro guarda água.'],
  ])('published: %s %s', (text, question, answer) => {
    expect(outcome(text, question, answer)).toBe('published')
  })

  test.each([
    [bee, 'Onde mora a cera?', 'Em troncos secos.'],
    [sonnet, 'Quantos sonetos tem um verso?', '14'],
    [ridge, 'O que separa as cristas?', 'Dois vales.'],
    [source, 'O que é a nascente de um rio?', 'O lugar onde ele termina.'],
    [source, 'O que é a foz de um rio?', 'O lugar onde ele começa.'],
    [label, 'O que marca a etiqueta vermelha?', 'O lojista.'],
    [label, 'O que marca os livros raros?', 'A etiqueta vermelha.'],
    [dated, 'Por que o barro guarda água?', 'Porque o vaso refresca a bebida.'],
    [south, 'Por que os agricultores colhem milho?', 'Porque estão no norte.'],
    ['As cristas não são as partes da serra que separam dois vales.', 'O que separa dois vales?', 'As cristas.'],
  ])('held: %s %s', (text, question, answer) => {
    expect(outcome(text, question, answer)).not.toBe('published')
  })
})

describe('an answer may say a small thing in its own way', () => {
  const heat = 'A lâmpada é a peça que gasta dez joules por segundo.'
  const own = 'Cada planta guarda água em suas folhas.'
  test.each([
    [heat, 'O que é a lâmpada?', 'A peça que gasta dez joules a cada segundo.'],
    [own, 'Onde cada planta guarda água?', 'Em suas próprias folhas.'],
  ])('published: %s %s', (text, question, answer) => {
    expect(outcome(text, question, answer)).toBe('published')
  })
  test.each([
    [heat, 'O que é a lâmpada?', 'A peça que gasta dez joules a cada minuto.'],
    [own, 'Onde cada planta guarda água?', 'Em suas raízes.'],
  ])('held: %s %s', (text, question, answer) => {
    expect(outcome(text, question, answer)).not.toBe('published')
  })
})

describe('who uses a thing for something does it, and the thing does not', () => {
  const painter = 'A pintora usou a cera de uma abelha para cobrir a tela.'
  const wasps = 'As vespas usam a saliva para fazer papel.'
  const notes = 'Os carteiros utilizam bicicletas para entregar cartas.'
  test.each([
    [painter, 'Quem cobriu a tela?', 'A cera.'],
    [painter, 'Quem cobriu a tela?', 'Uma abelha.'],
    [painter, 'O que cobriu a tela?', 'A cera de uma abelha.'],
    [notes, 'Quem entrega cartas?', 'Bicicletas.'],
    [notes, 'O que entrega cartas?', 'Bicicletas.'],
    [wasps, 'O que faz papel?', 'A saliva.'],
  ])('held: %s %s', (text, question, answer) => {
    expect(outcome(text, question, answer)).not.toBe('published')
  })
  test.each([
    [wasps, 'O que faz papel?', 'As vespas.'],
    [wasps, 'O que as vespas usam para fazer papel?', 'A saliva.'],
    [notes, 'O que os carteiros utilizam para entregar cartas?', 'Bicicletas.'],
  ])('published: %s %s', (text, question, answer) => {
    expect(outcome(text, question, answer)).toBe('published')
  })
})

describe('what a clause asks is not whatever a noun may be of', () => {
  const absent = 'É preciso anotar quantos remadores faltam por semana.'
  const boats = 'O farol serve para determinar onde os barcos pescam o atum.'
  test.each([
    ['É preciso saber quantos alunos faltam por dia.', 'O que é preciso saber?', 'O número de dias.'],
    [absent, 'O que é preciso anotar?', 'O número de semanas.'],
    [absent, 'O que é preciso anotar?', 'A duração da semana.'],
    [boats, 'O que o farol serve para determinar?', 'A posição do atum.'],
  ])('held: %s %s', (text, question, answer) => {
    expect(outcome(text, question, answer)).not.toBe('published')
  })
})

describe('a number is told of what it counts, a place of what is there', () => {
  const guitar = 'Um violão tem seis cordas e doze trastes.'
  const born = 'Quem mora na vila conhece a poeira e quem mora na ilha conhece a maré.'
  test.each([
    ['Um soneto tem catorze versos e dois quartetos.', 'Quantos quartetos tem um soneto?', 'Catorze.'],
    ['Um soneto tem catorze versos e dois quartetos.', 'Quantos quartetos um soneto tem?', 'Catorze.'],
    [guitar, 'Quantos trastes tem um violão?', 'Seis.'],
    [guitar, 'Quantos trastes um violão tem?', 'Seis.'],
    [guitar, 'Quantas cordas tem um violão?', 'Doze.'],
    [born, 'Em que vila conhece a maré quem mora?', 'Na ilha.'],
    [born.replace('vila', 'serra'), 'Em que serra conhece a maré quem mora?', 'Na ilha.'],
  ])('held: %s %s', (text, question, answer) => {
    expect(outcome(text, question, answer)).not.toBe('published')
  })
  test.each([
    [guitar, 'Quantos trastes tem um violão?', 'Doze.'],
    [guitar, 'Quantas cordas tem um violão?', 'Seis.'],
    [guitar, 'Quantas cordas um violão tem?', 'Seis.'],
    ['O rio nasce na serra do Espelho e corre para o norte.', 'Em que serra nasce o rio?', 'Na serra do Espelho.'],
    ['O rio passa na vila de Amoras e corre para o norte.', 'Em que vila passa o rio?', 'Em Amoras.'],
  ])('published: %s %s', (text, question, answer) => {
    expect(outcome(text, question, answer)).toBe('published')
  })
})
