import { expect, test } from 'vitest'
import { found } from '../../testing/document.ts'

test.each([
  [
    'A Marinha dos Estados Unidos financiou o computador Mark I durante a guerra.',
    'Quem financiou o computador Mark I durante a guerra? → A Marinha dos Estados Unidos',
  ],
  ['A princesa Leopoldina assumiu o governo do Brasil.', 'Que princesa assumiu o governo do Brasil? → Leopoldina'],
  [
    'Os fungos decompositores devolvem os nutrientes ao solo da floresta.',
    'O que devolve os nutrientes ao solo da floresta? → Os fungos decompositores',
  ],
  ['O sistema nervoso recebe os estímulos do ambiente.', 'O que recebe os estímulos do ambiente? → O sistema nervoso'],
])('%s', (text, expected) => {
  expect(found(text, 'agent/doer')).toEqual([expected])
})

test.each([
  [
    'A falta de chuva, o vento forte e a poeira levaram os colonos a abandonar as terras.',
    'O que levou os colonos a abandonar as terras? → A falta de chuva, o vento forte e a poeira',
  ],
])('several things, each with its article, do it together: %s', (text, expected) => {
  expect(found(text, 'cause/long-doer')).toEqual([expected])
})

test('a long subject is an answer too', () => {
  expect(
    found(
      'O aumento de acessos a rede e a necessidade de uma infraestrutura mais veloz e segura levou a investimentos em cabos submarinos de fibra ótica.',
      'cause/long-doer',
    ),
  ).toEqual([
    'O que levou a investimentos em cabos submarinos de fibra ótica? → O aumento de acessos a rede e a necessidade de uma infraestrutura mais veloz e segura',
  ])
})

test.each([
  ['the rest points back', 'A Marinha dos Estados Unidos financiou seu primeiro computador.'],
  ['many do it', 'Milhares de pessoas deixaram o campo em busca de trabalho.'],
  ['it is denied', 'A Marinha dos Estados Unidos não financiou o computador Mark I.'],
])('asks nothing where %s', (_, text) => {
  expect(found(text, 'agent/doer')).toEqual([])
})

test.each([
  ['what follows the verb reads as its subject', 'A arquitetura da Internet encontra o Servidor DNS de cada endereço.'],
  ['how many is worth asking', 'Um computador pessoal típico podia executar cerca de dois bilhões de instruções.'],
])('asks nothing where %s', (_, text) => {
  expect(found(text, 'agent/doer')).toEqual([])
})

test('leaves out a second verb in the plural', () => {
  const text = 'Os satélites artificiais enfrentam uma grande limitação de tráfego e sofrem com interferências.'
  expect(found(text, 'agent/doer')).toEqual([
    'O que enfrenta uma grande limitação de tráfego? → Os satélites artificiais',
  ])
})

test.each([
  ['whose son it is is not said', 'O filho usa os métodos definidos na classe do pai dele.'],
  ['what it has, much has', 'As galáxias elípticas possuem uma estrutura interna bastante simples.'],
])('asks nothing where %s', (_, text) => {
  expect(found(text, 'agent/doer')).toEqual([])
})

test('one of a kind that the page names is asked for by its kind, beside the others of it', () => {
  const text =
    'O pacote float permite criar elementos flutuantes novos. O pacote enumitem formata listas. O pacote amsmath produz matrizes.'
  expect(found(text, 'agent/doer')).toContain('Que pacote permite criar elementos flutuantes novos? → float')
})

test.each([
  ['the object says nothing of its own', 'As galáxias espirais apresentam muitas coisas em comum.'],
  ['what stands after the verb may be what does it', 'O exemplo seguinte do livro ilustra o uso da tabela.'],
  ['the name after the verb is of a kind as well', 'A classe memoir carrega o pacote xcolor sempre sozinha.'],
])('asks nothing where %s', (_, text) => {
  expect(found(text, 'agent/doer')).toEqual([])
})

test('what did something for long is asked for in the singular', () => {
  expect(
    found(
      'No século XIII, as feiras medievais de tecidos facilitavam o comércio entre as cidades italianas.',
      'agent/doer',
    ),
  ).toEqual([
    'No século XIII, o que facilitava o comércio entre as cidades italianas? → As feiras medievais de tecidos',
  ])
})

test('a lead that points back at the subject is not asked with', () => {
  const text = 'Em suas cartas, os navegadores portugueses descreviam as praias do litoral brasileiro.'
  expect(found(text, 'agent/doer')).toEqual([])
})

test('many people as one are asked for with quem', () => {
  expect(found('A tripulação da nau abandonou o comandante na ilha deserta.', 'agent/doer')).toEqual([
    'Quem abandonou o comandante na ilha deserta? → A tripulação da nau',
  ])
})
