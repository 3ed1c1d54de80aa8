import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cardsOfSheet } from './sheet.ts'

const read = (...lines: string[]) => {
  const sheet = cardsOfSheet(
    lines.map((line, at) => ({ row: at + 1, cells: line.split('|') })),
    100,
  )
  return { ...sheet, cards: sheet.rows.map(({ question, answer, fault }) => `${question} ${fault ?? answer}`) }
}
const both = ['Capital do Peru? Lima', 'E do Chile? Santiago']

test.each([
  ['letters', ['Capital do Peru?|Quito|Lima|Arica|B', 'E do Chile?|Santiago|Lima|Arica|a)']],
  ['letters behind numbers', ['1|Capital do Peru?|Quito|Lima|Arica|B', '2|E do Chile?|Santiago|Lima|Arica|A']],
  ['numbers', ['Capital do Peru?|Quito|Lima|Arica|2', 'E do Chile?|Santiago|Lima|Arica|1']],
  ['words', ['Capital do Peru?|Quito|Lima|Arica|Lima', 'E do Chile?|Santiago|Lima|Arica|Santiago']],
  ['letters before the question', ['B|Capital do Peru?|Quito|Lima|Arica', 'A|E do Chile?|Santiago|Lima|']],
  ['a star or a tick beside it', ['Capital do Peru?|Quito|*Lima|Arica', 'E do Chile?|Santiago ✔|Lima|Arica']],
  ['a cross behind it', ['Capital do Peru?|Quito|Lima (x)|Arica', 'E do Chile?|(X) Santiago|Lima|Arica']],
])('of columns without names the right option is told by %s', (_, lines) => {
  expect(read(...lines)).toMatchObject({ cards: both, hasOptions: true, hasHeader: false })
})

test('columns of options whose key nobody says make no cards, but for those with a mark', () => {
  expect(read('Pergunta|A|B|C', 'Capital do Peru?|Quito|Lima|Arica', 'E do Chile?|*Santiago|Lima|Arica').cards).toEqual(
    ['Capital do Peru? Não diz qual é a alternativa certa', 'E do Chile? Santiago'],
  )
})

test('a key in a column of another name is found by what it says', () => {
  const rows = ['Capital do Peru?|Quito|Lima|Arica|B', 'E do Chile?|Santiago|Lima|Arica|A']
  for (const name of ['Solução', 'Corretas', 'Chave', 'Letra'])
    expect(read(`Pergunta|A|B|C|${name}`, ...rows).cards).toEqual(both)
})

test.each([
  'Pergunta|Certa|Errada|Errada|Errada',
  'Questão|Resposta certa|Errada 1|Errada 2|Errada 3',
  'Question|Correct Answer|Incorrect Answer 1|Incorrect Answer 2|Incorrect Answer 3',
])('a column of right ones beside wrong ones: %s', names => {
  const sheet = read(names, 'Capital do Peru?|Lima|Quito|Arica|', 'E do Chile?|Santiago|Lima||')
  expect(sheet).toMatchObject({ cards: both, hasHeader: true })
})

test.each([
  [
    'in a cell of their own',
    [
      'Pergunta|Alternativas|Gabarito',
      'Capital do Peru?|a) Quito b) Lima|B',
      'E do Chile?|A) Santiago\nB) Lima|letra A',
    ],
  ],
  [
    'behind the question',
    ['Pergunta|Resposta', 'Capital do Peru? a) Quito b) Lima|B', 'E do Chile? a) Santiago b) Lima|A'],
  ],
])('options that stand %s are looked up by their letters', (_, lines) => {
  expect(read(...lines).rows.map(({ answer }) => answer)).toEqual(['Lima', 'Santiago'])
})

test.each([
  ['letters that are answers', ['Vitamina da laranja?|C', 'Vitamina do sol?|D'], ['C', 'D']],
  ['marks of pupils', ['Ana|7|8|9|2', 'Bia|5|6|7|1'], ['7', '5']],
  [
    'words and examples',
    ['sol?|estrela|o Sol brilha|grande', 'lua?|satélite|a Lua gira|pequena'],
    ['estrela', 'satélite'],
  ],
  ['parts of a book', ['A|rio?|água|longo', 'A|mar?|sal|fundo', 'A|serra?|pedra|alta'], ['água', 'sal', 'pedra']],
])('%s are no options', (_, lines, answers) => {
  expect(read(...lines).rows.map(({ answer }) => answer)).toEqual(answers)
})

test('statements to be judged may be named so', () => {
  const sheet = read('Afirmação|V ou F', 'O Sol é uma estrela|V', 'A Lua é um planeta|F')
  expect([sheet.hasHeader, sheet.cards]).toEqual([true, ['O Sol é uma estrela V', 'A Lua é um planeta F']])
})

test('whatever the options say, the letter of each row finds its own', () => {
  const word = fc.stringMatching(/^[a-zç]{3,9}$/)
  const row = fc.record({
    asked: word,
    options: fc.uniqueArray(word, { minLength: 4, maxLength: 4 }),
    right: fc.nat(3),
  })
  fc.assert(
    fc.property(fc.array(row, { minLength: 4, maxLength: 8 }), rows => {
      fc.pre(new Set(rows.map(({ right }) => right)).size > 1)
      const lines = rows.map(({ asked, options, right }) => [`O que é ${asked}?`, ...options, 'ABCD'[right]].join('|'))
      const answers = rows.map(({ options, right }) => options[right])
      expect(read(...lines).rows.map(({ answer }) => answer)).toEqual(answers)
    }),
  )
})
