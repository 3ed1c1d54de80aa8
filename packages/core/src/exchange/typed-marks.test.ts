import { expect, test } from 'vitest'
import { looksLikeAiken, readAiken } from './aiken.ts'
import { keyBelow } from './key-below.ts'

/** Question, options and the right one of each. */
const read = (...lines: string[]) =>
  readAiken(lines.join('\n')).map(({ question, options }) => [
    question.text,
    options.map(({ text }) => text.text).join('|'),
    options.find(({ weight }) => weight > 0)?.text.text,
  ])
const peru = ['2) Capital do Peru?', 'a) Lima', 'b) Quito']
const ofPeru = ['Capital do Peru?', 'Lima|Quito', 'Lima']

test.each([
  ['several ticks', ['(x) O Sol é estrela.', '( ) A Lua é estrela.', '(x) A Terra gira.', '( ) Marte é lua.']],
  ['a tick at the end of several', ['- [x] O Sol é estrela.', '- [x] A Terra gira.', '- [ ] Marte é lua.']],
  ['two boxes in a line', ['(x) V ( ) F O Sol é estrela.', '( ) V (x) F A Lua é estrela.']],
])('statements with %s are what is asked, and no options', (_, boxes) => {
  const asked = ['Marque as afirmações verdadeiras:', ...boxes].join('\n')
  expect(read(`1) ${asked}`, '', ...peru, 'Resposta: A')).toEqual([[asked, '', undefined], ofPeru])
  expect(looksLikeAiken(`1) ${asked}`)).toBe(false)
})

test('a letter before two boxes is not marked by one of them', () => {
  const lines = ['1) Julgue:', 'a) (x) V ( ) F O Sol é estrela.', 'b) ( ) V (x) F A Lua é estrela.']
  expect(read(...lines).map(([, , right]) => right)).toEqual([undefined])
})

test('the key below beats marks, which are then part of the options', () => {
  const z = ['1) Conjugado de z?', 'a) z', 'b) z*', 'c) -z', 'd) 1/z']
  expect(read(...z, ...peru, 'Gabarito', '1-D', '2-A')).toEqual([['Conjugado de z?', 'z|z*|-z|1/z', '1/z'], ofPeru])
  expect(read(...z)).toEqual([['Conjugado de z?', 'z|z*|-z|1/z', undefined]])
  const words = ['1) Qual é a forma errada?', 'a) casa', 'b) *caso mesa', 'c) mesa']
  expect(read(...words, ...peru, 'Gabarito', '1-C', '2-A')[0]?.slice(1)).toEqual(['casa|*caso mesa|mesa', 'mesa'])
  const agreed = read('1) Errada?', 'a) casa', 'b) caso mesa*', ...peru, 'Gabarito', '1-B', '2-A')
  expect(agreed[0]?.slice(1)).toEqual(['casa|caso mesa', 'caso mesa'])
})

test('a sheet whose cells hold options, each in a line, is no typed quiz', () => {
  const cells = (sign: string) =>
    [
      `"1) Qual a capital?\na) Lima\nb) Quito (correta)\nc) Bogotá"${sign}"b"`,
      `"2) Qual a moeda?\na) Sol\nb) Real\nc) Peso"${sign}"a"`,
    ].join('\n')
  for (const sign of [';', ',', '\t']) expect(looksLikeAiken(cells(sign))).toBe(false)
  expect(looksLikeAiken('Disse: "Vem,\nsol", e saiu. Quem?\na) "Ana\nb) Rui (certa)')).toBe(true)
})

test('a capital letter with a full stop in an option is no option', () => {
  const long = 'De vitamina do complexo B. Ela é hidrossolúvel.'
  const asked = '1) Qual carência causa beribéri?'
  const rest = ['', 'b) De vitamina C.', '', 'c) De ferro.', '']
  expect(read(asked, '', `a) ${long}`, ...rest, 'Resposta: A')).toEqual([
    ['Qual carência causa beribéri?', `${long}|De vitamina C.|De ferro.`, long],
  ])
  expect(read('Qual?', `A. ${long}`, 'Resposta: A')).toEqual([['Qual?', long, long]])
  expect(read('Qual?', `a) ${long}`, 'Resposta: A')).toEqual([['Qual?', long, long]])
  expect(read('Qual?', 'A. Lima B. Quito C. Bogotá', 'Resposta: B')).toEqual([['Qual?', 'Lima|Quito|Bogotá', 'Quito']])
})

test('a line that goes on with a reason is part of the key', () => {
  const key = ['1. B - porque fica no litoral', 'e isso se vê no mapa.', '2. A']
  expect(keyBelow(['Gabarito comentado', ...key])?.entries).toEqual([
    { number: 1, letter: 'B', rest: 'porque fica no litoral e isso se vê no mapa.' },
    { number: 2, letter: 'A', rest: '' },
  ])
  const long = '1. B - porque a cidade fica no litoral do sul do'
  expect(keyBelow(['Gabarito', long, 'Peru, e Quito não.', '2. A'])?.entries).toMatchObject([
    { rest: 'porque a cidade fica no litoral do sul do Peru, e Quito não.' },
    { letter: 'A' },
  ])
  for (const other of ['c) uma alternativa', 'Outra questão', '3. Quem foi?'])
    expect(keyBelow(['Gabarito', '1. B - sim.', '2. A - também.', other])).toBeNull()
  expect(keyBelow(['Gabarito', '1. B - sim.', '2. A - também.', '', 'fim'])).toBeNull()
})

test.each([
  ['digits', ['Gabarito', '1'.repeat(40), 'fim']],
  ['numbers', ['Gabarito', `${Array.from({ length: 40 }, (_, at) => at + 1).join(' ')} questões`, 'B A C']],
  ['names', [`Gabarito${' de respostas'.repeat(120)}\u2028x`, 'fim']],
  ['blanks', [`1${' '.repeat(1900)}x`, 'Gabarito', `1${' '.repeat(1900)}x`]],
])('a key of many %s is read to its end', (_, lines) => {
  // What tries every way to part them never ends.
  expect(keyBelow(lines)).toBeNull()
})

test('lines of blanks are read to their end', () => {
  const line = `${' '.repeat(4000)}x${' '.repeat(900)}x`
  expect(looksLikeAiken(Array.from({ length: 40 }, () => line).join('\n'))).toBe(false)
})
