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

const find = 'A descoberta do poço de Joaquim animou o sítio, e Marta cavou um canal.'
const recipe = 'A invenção da geladeira de Teodoro agradou os vizinhos, e Lúcia vendeu o gelo.'
const prize = 'Joaquim fez a descoberta do poço no fundo do sítio.'
const kidnap = 'O roubo do relógio, presente da tia Celeste, entristeceu o menino.'
const broken = 'O conserto da bicicleta, herança do avô, custou pouco.'
const mender = 'Celeste, tia do menino, consertou o relógio.'
const farm = 'O sítio do Ipê tem três galinheiros e um pomar de laranjas.'
const cool = 'O clima do sítio é fresco e úmido.'
const chosen = 'A professora Dalva foi escolhida por alunos do quinto ano para a comissão de festas.'
const jury = 'A comissão de festas tem três alunos do quinto ano.'
const aged = 'Rosa tem 80 anos e cuida da horta da vila.'
const living = 'Rosa vive na vila há 30 anos.'
const bread = 'A broa leva fubá, ovos e leite.'
const made = 'A broa é feita de fubá, ovos e leite.'
const composed = 'O time é formado por oito meninas.'
const wood = 'A mesa redonda fica ao lado da porta de vidro.'
const glass = 'A porta da sala é feita de vidro.'

describe('another’s deed', () => {
  test.each([
    [find, 'Quem fez a descoberta do poço?', 'Marta.'],
    [recipe, 'Quem fez a invenção da geladeira?', 'Lúcia.'],
  ])('held: %s %s %s', (quote, question, answer) => {
    expect(outcome(quote, question, answer)).not.toBe('published')
  })
  test.each([[prize, 'Quem fez a descoberta do poço?', 'Joaquim.']])(
    'published: %s %s %s',
    (quote, question, answer) => {
      expect(outcome(quote, question, answer)).toBe('published')
    },
  )
})

describe('what stands beside a thing does nothing to it', () => {
  test.each([
    [kidnap, 'O que roubou o relógio?', 'O presente da tia Celeste.'],
    [kidnap, 'Quem roubou o relógio?', 'O presente da tia Celeste.'],
    [broken, 'O que consertou a bicicleta?', 'A herança do avô.'],
  ])('held: %s %s %s', (quote, question, answer) => {
    expect(outcome(quote, question, answer)).not.toBe('published')
  })
  test.each([
    [mender, 'Quem consertou o relógio?', 'Celeste.'],
    [mender, 'Quem consertou o relógio?', 'A tia do menino.'],
    [broken, 'O que custou pouco?', 'O conserto da bicicleta.'],
  ])('published: %s %s %s', (quote, question, answer) => {
    expect(outcome(quote, question, answer)).toBe('published')
  })
})

describe('how something is of which nothing is told', () => {
  test.each([
    [farm, 'Como é o clima do sítio do Ipê?', 'Três galinheiros e um pomar de laranjas.'],
    [farm, 'Como é o solo do sítio do Ipê?', 'De laranjas.'],
    [cool, 'Como é o pomar do sítio?', 'Fresco e úmido.'],
  ])('held: %s %s %s', (quote, question, answer) => {
    expect(outcome(quote, question, answer)).not.toBe('published')
  })
  test.each([
    [cool, 'Como é o clima do sítio?', 'Fresco e úmido.'],
    ['O pomar do sítio é cheio de laranjas.', 'Como é o pomar do sítio?', 'Cheio de laranjas.'],
  ])('published: %s %s %s', (quote, question, answer) => {
    expect(outcome(quote, question, answer)).toBe('published')
  })
})

describe('what only a verb tells', () => {
  test.each([
    [jury, 'Quem escolhe a comissão de festas?', 'Três alunos do quinto ano.'],
    [jury, 'Quem premia a comissão de festas?', 'Três alunos do quinto ano.'],
    [aged, 'Há quantos anos Rosa mora na vila?', '80 anos.'],
    [aged, 'Desde quando Rosa mora na vila?', 'Há 80 anos.'],
    [wood, 'De que é feita a mesa redonda?', 'De vidro.'],
    [wood, 'Do que é feita a mesa redonda?', 'De vidro.'],
    [farm, 'Que frutas o dono colhe e vende no sítio do Ipê?', 'Laranjas.'],
    [bread, 'O que a padeira mistura e assa na broa?', 'Fubá, ovos e leite.'],
  ])('held: %s %s %s', (quote, question, answer) => {
    expect(outcome(quote, question, answer)).not.toBe('published')
  })
  test.each([
    [chosen, 'Quem escolheu a professora Dalva?', 'Alunos do quinto ano.'],
    [living, 'Há quantos anos Rosa vive na vila?', 'Há 30 anos.'],
    [living, 'Há quanto tempo Rosa mora na vila?', 'Há 30 anos.'],
    [made, 'De que é feita a broa?', 'De fubá, ovos e leite.'],
    [glass, 'De que é feita a porta da sala?', 'De vidro.'],
    [composed, 'Por quem o time é formado?', 'Por oito meninas.'],
    [jury, 'Quantos alunos tem a comissão de festas?', 'Três.'],
  ])('published: %s %s %s', (quote, question, answer) => {
    expect(outcome(quote, question, answer)).toBe('published')
  })
})
