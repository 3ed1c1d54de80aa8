import { expect, test } from 'vitest'
import { found } from '../../testing/document.ts'

test.each([
  [
    'As soluções tecnológicas automatizam processos industriais.',
    'O que as soluções tecnológicas automatizam? → Processos industriais',
  ],
  [
    'O Colegiado de Curso deverá nomear uma comissão de professores.',
    'O que o Colegiado de Curso deverá nomear? → Uma comissão de professores',
  ],
  [
    'O governo dos Estados Unidos temia um ataque russo às bases militares.',
    'O que o governo dos Estados Unidos temia? → Um ataque russo às bases militares',
  ],
])('%s', (text, expected) => {
  expect(found(text, 'relation/object')).toEqual([expected])
})

test('the verb belongs to the answer where subject and object share their words', () => {
  const text = 'As regras do município pequeno substituem as regras antigas do município.'
  expect(found(text, 'relation/object')).toEqual([])
  expect(found(text, 'function/does-alike')).toEqual([
    'O que fazem as regras do município pequeno? → Substituem as regras antigas do município',
  ])
})

test.each([
  ['a name is no thing', 'A presença da corte portuguesa transformou o Rio de Janeiro.'],
  ['an amount is asked for otherwise', 'A base instalada de computadores atinge 40 milhões de máquinas.'],
  ['the verb turns on its subject', 'O protocolo TCP/IP se tornou o único protocolo aprovado.'],
  [
    'what is said to be allowed may be many things',
    'A POO permite a reutilização do código. A POO permite a herança de classes. A POO permite a criação de objetos.',
  ],
  ['a preposition follows the verb', 'A água doce corresponde a apenas uma parte pequena do total.'],
  ['the object says nothing', 'Cada espécie animal exerce um papel no ecossistema.'],
  ['a plain thing does much', 'A energia percorre a cadeia alimentar em um só sentido.'],
  ['it is one of many', 'Um ângulo mede a abertura entre duas semirretas do plano.'],
  ['the page left its article out', 'Cabeçalho no estilo novo coloca o título do capítulo em cada página.'],
  ['a title opens a name', 'Os recados de Rosa e de Bento alcançaram D. Clara em Olinda.'],
  ['nobody knows which one', 'As doenças transmitidas por mosquitos preocupam o país.'],
])('asks nothing where %s', (_, text) => {
  expect(found(text, 'relation/object')).toEqual([])
})

test.each([
  'O pintor Anselmo Duarte viaja a convite da prefeitura.',
  'Uma ponte de corda na serra seria perigosa, não seria usada.',
  'O relojoeiro suíço organiza as peças de uma forma que evita atritos.',
])('no object: %s', text => {
  expect(found(text, 'relation/object')).toEqual([])
})

test('a list that belongs to the subject stays whole', () => {
  expect(found('O cheiro das rosas, cravos e jasmins atrai abelhas de toda a serra.', 'relation/object')).toEqual([
    'O que o cheiro das rosas, cravos e jasmins atrai? → Abelhas de toda a serra',
  ])
})

test('an object without what is denied beside it', () => {
  expect(found('A balsa azul pode ligar as margens do rio, mas não substitui a ponte.', 'relation/object')).toEqual([
    'O que a balsa azul pode ligar? → As margens do rio',
  ])
})

test('an object without when it was acted on', () => {
  expect(found('A câmara municipal aprovou o plano diretor na próxima sessão.', 'relation/object')).toEqual([
    'O que a câmara municipal aprovou? → O plano diretor',
  ])
})

test('until when somebody governed belongs to the question', () => {
  expect(found('Tadeu Pires governou a Bahia até 1843.', 'agent/')).toEqual([
    'Quem governou a Bahia até 1843? → Tadeu Pires',
    'O que Tadeu Pires governou até 1843? → A Bahia',
  ])
})

test('how somebody was is no object', () => {
  expect(found('Em 1905, Tadeu Pires retornou sozinho para Lisboa.', 'relation/object')).toEqual([])
})
