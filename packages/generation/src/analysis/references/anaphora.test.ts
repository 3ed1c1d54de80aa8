import { expect, test } from 'vitest'
import { found, studyFrom } from '../../testing/document.ts'
import { resolveSubject } from './anaphora.ts'

test.each([
  [
    'A Guerra da Cisplatina opôs o Brasil e a Argentina. A guerra começou em 1825 e terminou em 1828.',
    'A Guerra da Cisplatina começou em 1825 e terminou em 1828.',
  ],
  [
    'O teorema de Tales trata de retas paralelas. O teorema foi usado para medir a altura de uma pirâmide.',
    'O teorema de Tales foi usado para medir a altura de uma pirâmide.',
  ],
  [
    'A ARPANET é uma rede de computadores militares. Ela surgiu em 1969 nos Estados Unidos.',
    'A ARPANET surgiu em 1969 nos Estados Unidos.',
  ],
  [
    'A primeira máquina de calcular foi construída por Wilhelm Schickard. Essa máquina foi perdida durante a guerra.',
    'A primeira máquina de calcular foi perdida durante a guerra.',
  ],
  [
    'A fotossíntese é um processo das plantas. Esse processo ocorre nos cloroplastos das células.',
    'A fotossíntese ocorre nos cloroplastos das células.',
  ],
  [
    'Os sinos são peças de bronze da torre. Seu principal uso era marcar as horas da vila.',
    'O principal uso dos sinos era marcar as horas da vila.',
  ],
  [
    'Poda é o corte dos galhos de uma planta. Seus benefícios são a luz e o vento na copa.',
    'Os benefícios da poda são a luz e o vento na copa.',
  ],
  [
    'A quilha (peça de madeira) fica sob o barco. É responsável por manter o barco em linha reta.',
    'A quilha é responsável por manter o barco em linha reta.',
  ],
  [
    'A RNP é uma rede acadêmica de alcance nacional. Foi criada em 1989 pelo Ministério da Ciência.',
    'A RNP foi criada em 1989 pelo Ministério da Ciência.',
  ],
])('%s', (text, expected) => {
  expect(studyFrom(text).sentences[1]?.core).toBe(expected)
})

test.each([
  'O magma sobe devagar. Ao chegar à superfície, ele recebe o nome de lava.',
  'O Pantanal é plano. No Brasil, ele ocupa parte de dois estados do Centro-Oeste.',
])('a pronoun that no noun of its own sentence explains: %s', text => {
  const [, second] = studyFrom(text).sentences
  expect(second?.dependence === 'anaphor' || second?.core.includes(' ele ') === false).toBe(true)
})

test('the greatest of what, a sentence before has said', () => {
  const text = 'Os lagos da região secam no verão. O maior já medido na planície tinha noventa quilômetros de margem.'
  expect(studyFrom(text).sentences[1]?.dependence).toBe('anaphor')
})

test.each([
  ['which war is not said', 'O povo pegou em armas naquele verão. A guerra terminou em 1823 com a saída das tropas.'],
  ['which decree is not said', 'O rei reuniu seus ministros no palácio. O decreto foi assinado em 1808 pelo rei.'],
])('asks nothing where %s', (_, text) => {
  expect(found(text, 'date/')).toEqual([])
})

test.each([
  'O rei reuniu seus ministros no palácio. Foi criado um novo imposto sobre o ouro das minas.',
  'As enzimas são proteínas das células. Esse processo ocorre em todos os seres vivos.',
  'A placa de rede fica na caixa. Será que o motor da caixa vê a placa de rede nova.',
])('leaves alone what may mean something else: %s', text => {
  expect(studyFrom(text).sentences[1]?.core).toBe(studyFrom(text).sentences[1]?.text)
})

test('a noun that takes up the heading is named by it', () => {
  const text = '# Encapsulamento\n\nEste recurso possibilita ao programador liberar o acesso aos métodos das classes.'
  expect(studyFrom(text).sentences[0]?.core).toMatch(/^O encapsulamento possibilita/)
})

test.each([
  '# Volte e estude as seções\n\nEste recurso possibilita ao programador liberar o acesso aos métodos das classes.',
  '# Encapsulamento\n\nEste capítulo possibilita ao leitor conhecer o acesso aos métodos das classes.',
])('a heading that names no one thing is not taken: %s', text => {
  expect(studyFrom(text).sentences[0]?.core).toMatch(/^Este/)
})

test.each([
  [
    'a verb under its heading',
    '# Transpiração\n\nAuxilia no transporte de água e de sais minerais até as folhas.',
    'A transpiração auxilia no transporte de água e de sais minerais até as folhas.',
  ],
  [
    'a label in capitals',
    '# Ecologia\n\n- **Cadeia alimentar**: Representa a passagem de energia entre os seres vivos.',
    'A cadeia alimentar representa a passagem de energia entre os seres vivos.',
  ],
])('what is named once above: %s', (_, text, expected) => {
  expect(studyFrom(text).sentences[0]?.core).toBe(expected)
})

test.each([
  ['what is there', '# Transpiração\n\nExistem muitas formas de medir a perda de água das folhas.'],
  ['an order', '# Transpiração\n\nObserve as folhas da planta durante a noite e de manhã.'],
  ['of another number', '# Transpiração\n\nAuxiliam no transporte de água e de sais minerais até as folhas.'],
])('a heading is no subject of %s', (_, text) => {
  expect(studyFrom(text).sentences[0]?.core.startsWith('A transpiração')).toBe(false)
})

test('a verb that is nothing else keeps the subject of the sentence before', () => {
  const text = 'Os povos andinos cultivavam batatas nas montanhas. Acreditavam que o Sol protegia as colheitas.'
  expect(studyFrom(text).sentences[1]?.core).toBe('Os povos andinos acreditavam que o Sol protegia as colheitas.')
})

test('what something has is no subject to go on with', () => {
  const text = 'A principal vantagem do método é a leitura rápida. Simplifica a documentação das funções compostas.'
  expect(studyFrom(text).sentences[1]?.core).toBe('Simplifica a documentação das funções compostas.')
})

test('a label that says what something has is no subject', () => {
  const text = '# Funções\n\n- **Principal vantagem**: Simplifica a leitura e a documentação das funções compostas.'
  expect(studyFrom(text).sentences[0]?.core.startsWith('A principal vantagem')).toBe(false)
})

test.each([
  [
    'O gênero é representado no Brasil por 81 espécies.',
    'Mimosa é um gênero de plantas que fecham as folhas.',
    'O gênero Mimosa é representado no Brasil por 81 espécies.',
  ],
  [
    'Possuindo cerca de 500 espécies, este gênero é o maior da subfamília.',
    'Mimosa é um gênero de plantas que fecham as folhas.',
    'Possuindo cerca de 500 espécies, o gênero Mimosa é o maior da subfamília.',
  ],
])('%s after %s', (core, previous, expected) => {
  expect(resolveSubject(core, previous)).toBe(expected)
})

test('a pronoun that may mean whose the thing is: nobody knows', () => {
  expect(
    resolveSubject(
      'Ele fundou em 1920 o primeiro museu da cidade.',
      'O trabalho de pesquisa de Carlos Souza durou dez anos.',
    ),
  ).toBeNull()
})

test.each([
  ['Esse processo provoca a perda de nutrientes.', 'A queimada das matas é o uso do fogo no campo.', null],
  [
    'Esse processo provoca a perda de nutrientes.',
    'A lavagem é a passagem da água pela terra.',
    'A lavagem provoca a perda de nutrientes.',
  ],
  ['Esse processo é lento e silencioso.', 'A lavagem é a passagem da água pela terra.', null],
  ['Esse processo provoca a perda de nutrientes.', 'A população é o conjunto dos moradores.', null],
])('what goes on, taken up by a wider noun: %s after %s', (core, previous, expected) => {
  expect(resolveSubject(core, previous)).toBe(expected)
})

test('what a long end of a sentence tells may be what the next goes on with', () => {
  const told = 'A marcenaria da serra é fina, trazendo uma série de soluções como a porta de correr no meio da casa.'
  expect(resolveSubject('É uma solução leve para casas pequenas.', told)).toBeNull()
  expect(resolveSubject('É uma arte leve e barata.', 'A marcenaria da serra é fina.')).toBe(
    'A marcenaria da serra é uma arte leve e barata.',
  )
})
