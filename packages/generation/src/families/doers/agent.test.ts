import { expect, test } from 'vitest'
import { found } from '../../testing/document.ts'

test.each([
  [
    'agent/done-by',
    'A penicilina foi descoberta por Alexander Fleming em 1928.',
    'Quem descobriu a penicilina? → Alexander Fleming',
  ],
  [
    'agent/done-by',
    'A Fábrica da Pedra foi fundada por Delmiro Gouveia na cidade de Pedra.',
    'Quem fundou a Fábrica da Pedra? → Delmiro Gouveia',
  ],
  ['agent/maker', 'Machado de Assis escreveu Dom Casmurro em 1899.', 'Quem escreveu Dom Casmurro? → Machado de Assis'],
  [
    'agent/made',
    'Em 1822, D. Pedro I proclamou a Independência do Brasil.',
    'Em 1822, o que D. Pedro I proclamou? → A Independência do Brasil',
  ],
  [
    'agent/which-maker',
    'A empresa norte-americana Netscape criou o protocolo HTTPS para proteger os dados.',
    'Que empresa norte-americana criou o protocolo HTTPS? → Netscape',
  ],
  [
    'agent/cleft',
    'Quem define a melhor rota dos pacotes são os roteadores da rede.',
    'O que define a melhor rota dos pacotes? → Os roteadores da rede',
  ],
])('%s: %s', (pattern, text, expected) => {
  expect(found(text, pattern)).toEqual([expected])
})

test('what letters name in the plural is nobody', () => {
  expect(found('O buraco na camada de ozônio foi causado pelos CFCs.', 'agent/done-by')).toEqual([])
})

test('asks about a second verb of the same subject', () => {
  const text = 'D. Pedro I gostava de música e compôs a melodia do Hino da Independência.'
  expect(found(text, 'agent/maker')).toEqual(['Quem compôs a melodia do Hino da Independência? → D. Pedro I'])
})

test('cuts what explains the object', () => {
  const text = 'Em 1806, Napoleão Bonaparte decretou o Bloqueio Continental, medida que proibia o comércio.'
  expect(found(text, 'agent/maker')).toEqual(['Quem decretou o Bloqueio Continental? → Napoleão Bonaparte'])
})

test('what a law did is asked for as a law', () => {
  const text = 'O **voto** feminino foi garantido pela Constituição de 1934.'
  expect(found(text, 'agent/done-by')).toEqual([])
})

test('a method is no doer', () => {
  const text = 'O teor de gordura foi determinado pelo método de Gerber, com ácido sulfúrico.'
  expect(found(text, 'agent/')).toEqual([])
  expect(found(text, 'clause/agent')).toEqual([])
})

test('what a method does is not done by the one it is called after', () => {
  const text = 'A gordura foi medida pelo método de Gerber, que separa a gordura com ácido sulfúrico.'
  expect(found(text, 'relation/').filter(asked => asked.includes('O que Gerber'))).toEqual([])
})

test('what is one’s own names nobody', () => {
  expect(found('A poetisa Lia Prado publicou seu primeiro livro em 1920.', 'agent/')).toEqual([])
})

test('one that only its aim tells is not asked for without it', () => {
  expect(found('Moisés Prado desenvolveu um método para secar o barro.', 'agent/maker')).toEqual([])
})

test('the first of its kind needs no word on which it was', () => {
  expect(found('A primeira bússola foi inventada por Lin Bao em 1040.', 'agent/done-by')).toEqual([
    'Quem inventou a primeira bússola? → Lin Bao',
  ])
})

test('what a protocol or a convention did is no deed of somebody', () => {
  const text = 'O Protocolo de Caruaru estabeleceu regras para a feira de barro do agreste.'
  expect(found(text, 'agent/maker')).toEqual([
    'O que estabeleceu regras para a feira de barro do agreste? → O Protocolo de Caruaru',
  ])
})

test('for the first time is nobody who did it', () => {
  const text = 'O cometa de Arapiraca foi observado pela primeira vez em 1811 pelo frade Antônio Reis.'
  expect(found(text, 'agent/done-by')).toEqual([
    'Quem observou o cometa de Arapiraca pela primeira vez? → O frade Antônio Reis',
  ])
  expect(found(text, 'clause/agent')).toEqual([])
})

test('as what it was done belongs to the question', () => {
  expect(found('O Círio de Nazaré foi registrado pelo Iphan como bem cultural do país.', 'agent/done-by')).toEqual([
    'Quem registrou o Círio de Nazaré como bem cultural do país? → Iphan',
  ])
})

test.each([
  'O diretor da cooperativa é eleito por voto secreto para um mandato de dois anos.',
  'Os vereadores da ilha são escolhidos pelo sistema proporcional.',
  'A reforma do estatuto é aprovada por dois terços dos sócios.',
])('a vote chooses nobody by itself: %s', text => {
  expect([...found(text, 'agent/'), ...found(text, 'clause/')]).toEqual([])
})
