import { isKnown } from '@capivira/portuguese/morphology'
import { expect, test } from 'vitest'
import { readExercises } from './exercises.ts'
import type { Block } from './model.ts'
import { oddOptions, withoutSign } from './odd-options.ts'
import { extracted, line, page } from './typeset.ts'
import { understandDocument } from './understand.ts'

const plainBlock: Block = {
  kind: 'exercise',
  text: '',
  pieces: [{ page: 1, start: 0 }],
  bold: [],
  cells: [],
  header: [],
  depth: 0,
  level: 0,
  marker: '',
  scanned: false,
}

/** Options of a question; '!' before one gives it the look. */
const question = (look: string, ...options: string[]) =>
  options.map((option, at) => {
    const text = option.replace('!', '')
    const looks = option.startsWith('!') ? [{ look, text: `${'abcde'[at]}) ${text}` }] : []
    return { letter: 'abcde'.charAt(at), text, block: { ...plainBlock, text, looks } }
  })

const red = (...options: string[]) => question('ink c00000', ...options)

const capitals = [red('Lima', '!Quito', 'Bogotá'), red('!Rio', 'Recife', 'Natal'), red('Oslo', '!Roma', 'Bonn')]

test('one option in a colour in three of four questions is the right one', () => {
  expect(oddOptions([...capitals, red('Um', 'Dois', 'Três')])).toEqual([1, 0, 1, null])
  // A pupil's wrong answers are in red in some questions.
  expect(oddOptions([...capitals.slice(0, 2), red('Um', 'Dois', 'Três')])).toEqual([null, null, null])
})

test('the same place in every question is a style, and so are the last ones and the same words', () => {
  expect(oddOptions([red('!Lima', 'Quito', 'Bogotá'), red('!Rio', 'Recife', 'Natal')])).toEqual([null, null])
  expect(oddOptions([red('Lima', 'Quito', '!Oslo'), red('Rio', 'Recife', 'Natal', '!Belém')])).toEqual([null, null])
  expect(oddOptions([red('Lima', 'Quito', '!Nenhuma'), red('Rio', '!Nenhuma.', 'Natal')])).toEqual([null, null])
})

test('the plain one among coloured ones is what nobody touched', () => {
  expect(oddOptions([red('!Lima', 'Quito', '!Bogotá'), red('Rio', '!Recife', '!Natal')])).toEqual([null, null])
})

test('links are none, by their line and colour, their blue or their address', () => {
  const lined = capitals.map(options =>
    options.map(option => ({
      ...option,
      block: {
        ...option.block,
        looks: (option.block.looks ?? []).flatMap(run => [run, { look: 'line', text: run.text }]),
      },
    })),
  )
  expect(oddOptions(lined)).toEqual([null, null, null])
  const blue = (...options: string[]) => question('ink 0563c1', ...options)
  expect(oddOptions([blue('Lima', '!Quito', 'Bogotá'), blue('!Rio', 'Recife', 'Natal')])).toEqual([null, null])
  expect(oddOptions([red('Lima', '!www.a.br', 'Bogotá'), red('!Rio', 'Recife', 'Natal')])).toEqual([null, null])
})

test('a look in half of the questions, or of several options, says nothing', () => {
  expect(oddOptions([red('Lima', '!Quito', 'Bogotá'), red('Rio', 'Recife', 'Natal')])).toEqual([null, null])
  expect(oddOptions([red('!Lima', '!Quito', 'Bogotá', 'Caracas'), red('!Rio', '!Recife', 'Natal', 'Belém')])).toEqual([
    null,
    null,
  ])
})

test('one question alone says nothing, nor do pairs and long lists', () => {
  expect(oddOptions([red('Lima', '!Quito', 'Bogotá')])).toEqual([null])
  expect(oddOptions([red('Lima', '!Quito'), red('Rio', '!Recife')])).toEqual([null, null])
  const six = red('Um', '!Dois', 'Três', 'Quatro', 'Cinco', 'Seis')
  expect(oddOptions([six, six])).toEqual([null, null])
})

test('two looks that pick different options of a question contradict each other there', () => {
  const marked = red('Lima', '!Quito', 'Bogotá').map((option, at) =>
    at === 0 ? { ...option, block: { ...option.block, looks: [{ look: 'line', text: 'Lima' }] } } : option,
  )
  expect(oddOptions([marked, red('!Rio', 'Recife', 'Natal')])).toEqual([null, 0])
})

test('signs behind an option are none of its words', () => {
  expect(withoutSign('Lima (certa)')).toBe('Lima')
  expect(withoutSign('Lima *')).toBe('Lima')
  expect(withoutSign('Lima (X)')).toBe('Lima')
  expect(withoutSign('O uso de f(x)')).toBe('O uso de f(x)')
})

/** Numbered questions of three options each, as lines of a page. */
function quiz(...rows: string[]): string[] {
  const document = extracted([
    page(
      1,
      rows.map((row, at) => line(row, { top: 90 + at * 16 })),
    ),
  ])
  return readExercises(understandDocument(document, isKnown)).map(
    ({ number, alternatives, key }) => `${number} ${alternatives[key ?? -1]?.text}`,
  )
}

const list = (first: readonly string[], second: readonly string[]) =>
  quiz('**Exercícios**', '1. Qual é a capital do Peru?', ...first, '2. Qual é a capital do Equador?', ...second)

test('a quiz whose right options are in bold, starred or ticked', () => {
  expect(list(['a) Quito', '**b) Lima**', 'c) Bogotá'], ['**a) Quito**', 'b) Lima', 'c) Bogotá'])).toEqual([
    '1 Lima',
    '2 Quito',
  ])
  expect(list(['a) Quito', '*b) Lima', 'c) Bogotá'], ['*a) Quito', 'b) Lima', 'c) Bogotá'])).toEqual([
    '1 Lima',
    '2 Quito',
  ])
  expect(
    list(['( ) a) Quito', '(X) b) Lima', '( ) c) Bogotá'], ['(X) a) Quito', '( ) b) Lima', '( ) c) Bogotá']),
  ).toEqual(['1 Lima', '2 Quito'])
})

test('options behind capitals with a point', () => {
  expect(list(['A. Quito', 'B. Lima (X)', 'C. Bogotá'], ['A. Quito (X)', 'B. Lima', 'C. Bogotá'])).toEqual([
    '1 Lima',
    '2 Quito',
  ])
})

const bold = [
  ['a) Quito', '**b) Lima**', 'c) Bogotá'],
  ['**a) Quito**', 'b) Lima', 'c) Bogotá'],
] as const
const [first, second] = bold

test('a written key has the last word', () => {
  expect(list(first, [...first, 'Gabarito: 1. c 2. c'])).toEqual(['1 Bogotá', '2 Bogotá'])
  expect(list(first, [...second, 'Gabarito: 1. b 2. c'])).toEqual(['1 Lima', '2 Bogotá'])
})

test.each([
  [['Gabarito 1. b 2. a 3. c']],
  [['Gabarito: 1-B 2-A 3-C']],
  [['**Gabarito**', '1-B 2-A 3-C']],
  [['Respostas', '1) b', '2) c', '3) a']],
  [['As respostas certas: b, a']],
  [['1 2', 'C C']],
  [['Veja o gabarito na página 12.']],
])('looks say nothing beside a written key that does not fit: %j', key => {
  expect(list(first, second)).toEqual(['1 Lima', '2 Quito'])
  expect(list(first, [...second, ...key])).toEqual([])
})

test('nor in a question beside one that says its answer', () => {
  expect(list([...first, 'Resposta: c'], second)).toEqual(['1 Bogotá'])
})

test('the same option in bold everywhere is no key', () => {
  const none = ['a) Quito', 'b) Bogotá', '**c) Nenhuma das anteriores**']
  expect(list(none, none)).toEqual([])
  expect(list(second, ['**a) Lima**', 'b) Cusco', 'c) Arequipa'])).toEqual([])
})

test('a star that stands for a note is no sign', () => {
  const starred = [
    ['a) Quito', 'b) Lima*', 'c) Bogotá'],
    ['a) Quito*', 'b) Lima', 'c) Bogotá'],
  ] as const
  expect(list(...starred)).toEqual(['1 Lima', '2 Quito'])
  for (const note of ['*cidade fundada por espanhóis', '* Cidade fundada por espanhóis.'])
    expect(list(starred[0], [...starred[1], note])).toEqual([])
})

test.each([
  'Marque os certos:',
  'Assinale V ou F.',
  'Marque com um X as corretas.',
  'Assinale todas as alternativas corretas.',
  'Julgue os itens em certo ou errado.',
])('boxes below what asks to judge each or for several are no key: %s', asked => {
  const boxes = [
    ['( ) a) Quito', '(X) b) Lima', '( ) c) Bogotá'],
    ['(X) a) Quito', '( ) b) Lima', '( ) c) Bogotá'],
  ] as const
  const told = (heading: string, question: string) =>
    quiz('**Exercícios**', heading, `1. ${question}`, ...boxes[0], '2. Qual é a capital?', ...boxes[1])
  expect(told('Leia e responda.', 'Onde fica o Palácio de Torre Tagle?')).toEqual(['1 Lima', '2 Quito'])
  expect(told(asked, 'Onde fica o Palácio de Torre Tagle?')).toEqual([])
  expect(told('Leia e responda.', asked)).toEqual([])
  expect(told('Leia e responda.', 'Quais são capitais?')).toEqual([])
})

test('a sheet that a pupil has filled in shows what the pupil took', () => {
  const sheet = (head: string) =>
    quiz('**Exercícios**', head, '1. Qual é a capital?', ...first, '2. Qual é a outra?', ...second)
  expect(sheet('Nome: ________ Turma: ____')).toEqual(['1 Lima', '2 Quito'])
  expect(sheet('Nome: Ana Souza')).toEqual([])
  expect(sheet('Nota: 6,5')).toEqual([])
})

test('a term in bold that is all of an option is no key', () => {
  expect(list(['a) Quito', 'b) **Lima**.', 'c) Bogotá'], ['a) **Quito**.', 'b) Lima', 'c) Bogotá'])).toEqual([])
})

test('nor is a bold option where terms within others are bold', () => {
  const terms = ['a) **Rio Amazonas**', 'b) o **delta** do Parnaíba', 'c) Rio Negro']
  const capital = ['a) Quito', '**b) La Paz**', 'c) Bogotá']
  expect(list(['**a) Rio Amazonas**', 'b) o delta do Parnaíba', 'c) Rio Negro'], capital)).toEqual([
    '1 Rio Amazonas',
    '2 La Paz',
  ])
  expect(list(terms, capital)).toEqual([])
})
