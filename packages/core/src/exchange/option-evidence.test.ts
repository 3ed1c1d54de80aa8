import fc from 'fast-check'
import { expect, test } from 'vitest'
import { foldName } from './imported-card.ts'
import { cardsOfSheet } from './sheet.ts'

const read = (...lines: string[]) => {
  const sheet = cardsOfSheet(
    lines.map((line, at) => ({ row: at + 1, cells: line.split('|') })),
    100,
  )
  return { ...sheet, cards: sheet.rows.map(({ question, answer, fault }) => `${question} ${fault ?? answer}`) }
}
const both = ['Capital do Peru? Lima', 'E do Chile? Santiago']
const three = [...both, 'E da Bolívia? Sucre']

test.each([
  ['letters', ['?|Quito|Lima|Arica|B', '?|Santiago|Callao|Puno|a)', '?|Oruro|Potosí|Sucre|C']],
  ['letters behind numbers', ['1|?|Quito|Lima|Arica|B', '2|?|Santiago|Callao|Puno|A', '3|?|Oruro|Potosí|Sucre|C']],
  ['numbers', ['?|Quito|Lima|Arica|2', '?|Santiago|Callao|Puno|1', '?|Oruro|Potosí|Sucre|3']],
  ['words', ['?|Quito|Lima|Arica|Lima', '?|Santiago|Lima|Arica|Santiago', '?|Oruro|Lima|Sucre|Sucre']],
  ['letters before the question', ['B|?|Quito|Lima|Arica', 'A|?|Santiago|Callao|', 'C|?|Oruro|Potosí|Sucre']],
  ['letters, with a last option for all', ['?|Ica|Lima|nenhuma|B', '?|Santiago|Puno|nenhuma|A', '?|Oruro|x|Sucre|C']],
])('of columns without names the right option is told by %s', (_, lines) => {
  const asked = ['Capital do Peru?', 'E do Chile?', 'E da Bolívia?']
  const rows = lines.map((line, at) => line.replace('?', asked[at] ?? ''))
  expect(read(...rows)).toMatchObject({ cards: three, hasOptions: true, hasHeader: false })
})

test.each([
  ['a star or a tick beside it', ['Capital do Peru?|Quito|*Lima|Arica', 'E do Chile?|Santiago ✔|Lima|Arica']],
  ['a cross behind it', ['Capital do Peru?|Quito|Lima (x)|Arica', 'E do Chile?|(X) Santiago|Lima|Arica']],
])('of columns without names it is told by %s', (_, lines) => {
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
  [
    'parts of the year',
    ['Fórmula da água?|H2O|Química|2', 'Capital do Peru?|Lima|Geografia|1', 'Quem descobriu?|Cabral|História|2'],
    ['H2O', 'Lima', 'Cabral'],
  ],
  [
    'parts of a book before them',
    ['1|Fórmula da água?|H2O|Química', '2|Capital do Peru?|Lima|Geografia', '1|Fórmula do sal?|NaCl|Química'],
    ['H2O', 'Lima', 'NaCl'],
  ],
  ['classes', ['Fórmula da água?|H2O|Química|A', 'Capital do Peru?|Lima|Geografia|B'], ['H2O', 'Lima']],
  [
    'hints, themes and how hard it is',
    ['Água?|H2O|bebe-se|Química|3', 'Sal?|NaCl|come-se|Química|1', 'Peru?|Lima|litoral|Geografia|2'],
    ['H2O', 'NaCl', 'Lima'],
  ],
  [
    'parts of the year in their order',
    ['Água?|H2O|bebe-se|Química|1', 'Cor?|azul|céu|Arte|2', 'Peru?|Lima|litoral|Geografia|3'],
    ['H2O', 'azul', 'Lima'],
  ],
  ['words with a sentence', ['dog|cão|The dog barks|1', 'cat|gato|The cat sleeps|2'], ['cão', 'gato']],
  ['irregular verbs', ['cortar|cut|cut|cut', 'pôr|put|put|put', 'ler|read|read|read'], ['cut', 'put', 'read']],
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
      fc.pre(new Set(rows.map(({ right }) => right)).size > 1 && rows.some(({ right }) => right === 3))
      const all = rows.flatMap(({ options }) => options.map(foldName))
      fc.pre(new Set(all).size === all.length)
      const lines = rows.map(({ asked, options, right }) => [`O que é ${asked}?`, ...options, 'ABCD'[right]].join('|'))
      const answers = rows.map(({ options, right }) => options[right])
      expect(read(...lines).rows.map(({ answer }) => answer)).toEqual(answers)
    }),
  )
})

test('numbers that are options are no places, where each key is what an option says', () => {
  const rows = ['Quanto é 1+1?|2|3|4|2', 'Quanto é 2+2?|2|3|4|4', 'Quanto é 1+2?|2|3|4|3']
  for (const names of [[], ['Pergunta|A|B|C|Gabarito'], ['Pergunta|Opção 1|Opção 2|Opção 3|Gabarito']])
    expect(read(...names, ...rows).cards).toEqual(['Quanto é 1+1? 2', 'Quanto é 2+2? 4', 'Quanto é 1+2? 3'])
})

test('letters that are options are no places, where each key is what an option says', () => {
  const rows = ['Vogal de pão?|O|A|E|A', 'Vogal de pé?|O|A|E|E']
  expect(read('Pergunta|A|B|C|Gabarito', ...rows).cards).toEqual(['Vogal de pão? A', 'Vogal de pé? E'])
})

test.each(['Pergunta|Resposta 1|Resposta 2', 'Question|Answer 1|Answer 2', 'Pergunta|A|B'])(
  'several answers without a mark are no options, and the first is taken: %s',
  names => {
    const sheet = read(names, 'Capital do Peru?|Lima|a cidade de Lima', 'E do Chile?|Santiago|a de Santiago')
    expect(sheet).toMatchObject({ cards: both, hasHeader: true, hasOptions: false })
  },
)

test('long cells are looked at once', { timeout: 1_000 }, () => {
  for (const gap of [' '.repeat(16_000), ' '.repeat(4_900), ' (x'.repeat(1_600), '\n'.repeat(4_900)]) {
    const long = `a${gap}b`
    for (const row of [`Um?|${long}|y|z`, `Um?|x|y|${long}`, `Um?|x|y|z|${long}`, `${long}|x|y|z|B`, `a) ${long}|B`])
      expect(read(...Array.from({ length: 9 }, () => row)).rows).toHaveLength(9)
  }
})
