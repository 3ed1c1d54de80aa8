import fc from 'fast-check'
import { expect, test } from 'vitest'
import { looksLikeAiken, readAiken } from './aiken.ts'
import { checkQuestions } from './imported-question.ts'

const read = (text: string) =>
  checkQuestions(readAiken(text)).rows.map(({ question, options, answer }) => [question, options.join('|'), answer])
const both = [
  ['Capital do Peru?', 'Quito|Lima', 'Lima'],
  ['E do Chile?', 'Santiago|Arica', 'Santiago'],
]
/** Two questions whose right option each is written by `right`, and the others by `wrong`. */
const quiz = (
  right: (letter: string, words: string) => string,
  wrong = (letter: string, words: string) => `${letter}) ${words}`,
) =>
  [
    '1. Capital do Peru?',
    wrong('a', 'Quito'),
    right('b', 'Lima'),
    '',
    '2. E do Chile?',
    right('a', 'Santiago'),
    wrong('b', 'Arica'),
    '',
  ].join('\n')

test.each([
  ['a star before it', quiz((letter, words) => `*${letter}) ${words}`)],
  ['a star and a blank', quiz((letter, words) => `* ${letter}) ${words}`)],
  ['a star behind its letter', quiz((letter, words) => `${letter})* ${words}`)],
  ['a star behind it', quiz((letter, words) => `${letter}) ${words}*`)],
  ['bold around it', quiz((letter, words) => `**${letter}) ${words}**`)],
  ['bold around its words', quiz((letter, words) => `${letter}) **${words}**`)],
  ['a word in brackets', quiz((letter, words) => `${letter}) ${words} (certa)`)],
  ['words in brackets', quiz((letter, words) => `${letter}) ${words} [RESPOSTA CORRETA]`)],
  ['a word behind a dash', quiz((letter, words) => `${letter}) ${words} - correta`)],
  ['an arrow', quiz((letter, words) => `${letter}) ${words} <- certa`)],
  ['a tick behind it', quiz((letter, words) => `${letter}) ${words} ✅`)],
  [
    'a cross before its letter',
    quiz(
      (l, words) => `(X) ${l}) ${words}`,
      (l, words) => `( ) ${l}) ${words}`,
    ),
  ],
  [
    'a cross behind its letter',
    quiz(
      (l, words) => `${l}) (x) ${words}`,
      (l, words) => `${l}) ( ) ${words}`,
    ),
  ],
  [
    'a cross in the place of letters',
    quiz(
      (_, words) => `(X) ${words}`,
      (_, words) => `( ) ${words}`,
    ),
  ],
  [
    'a list to tick',
    quiz(
      (_, words) => `- [x] ${words}`,
      (_, words) => `- [ ] ${words}`,
    ),
  ],
  [
    'boxes',
    quiz(
      (_, words) => `☑ ${words}`,
      (_, words) => `☐ ${words}`,
    ),
  ],
])('the right option is known by %s', (_, text) => {
  expect(looksLikeAiken(text)).toBe(true)
  expect(read(text)).toEqual(both)
})

const plain = quiz((letter, words) => `${letter}) ${words}`)

test.each([
  ['a line for each', 'Gabarito\n1. b\n2. a'],
  ['one line', 'Gabarito: 1-B, 2-A'],
  ['brackets in one line', 'GABARITO: 1) B 2) A'],
  ['letters alone', 'Gabarito: B, A'],
  ['words', 'Gabarito:\n1 - b) Lima\n2 - a) Santiago'],
  ['bold', '**Gabarito:**\n\n1. **B**\n2. **A**'],
  ['another name', 'Respostas corretas:\n1) letra b\n2) letra a'],
  ['a heading', '## Gabarito oficial\n1 → B\n2 → A'],
  ['a table of two lines', 'Gabarito\n1\t2\nB\tA'],
  ['a table', '| Questão | Resposta |\n|---|---|\n| 1 | B |\n| 2 | A |'.replace(/^/, 'Gabarito\n')],
  ['another order', 'Gabarito: 2-A; 1-B'],
  ['the word for a question', 'GABARITO\nQUESTÃO 1: B\nQUESTÃO 2: A'],
])('a key below all questions, in %s', (_, key) => {
  expect(looksLikeAiken(`${plain}\n${key}\n`)).toBe(true)
  expect(read(`${plain}\n${key}\n`)).toEqual(both)
})

test('questions without numbers are counted, and a key of others than these tells nothing', () => {
  const bare = plain.replace(/^\d\. /gm, '')
  expect(read(`${bare}\nGabarito: 1-B, 2-A`)).toEqual(both)
  expect(read(`${bare}\nGabarito: 1-B, 2-A, 3-C`).map(([, , answer]) => answer)).toEqual(['', ''])
  expect(read(`${plain}\nGabarito: 7-B, 8-A`).map(([, , answer]) => answer)).toEqual(['', ''])
})

test('what a key below says beside the letter is the reason', () => {
  const [first, second] = checkQuestions(readAiken(`${plain}\nGabarito comentado\n1. B – fica no litoral.\n2. A`)).rows
  expect([first?.ready?.explanation, second?.ready?.explanation]).toEqual(['fica no litoral.', null])
})

test.each([
  ['all are marked', ['Um?', '* a) x', '* b) y'], ['x|y', '']],
  ['a key says another', ['Um?', '*a) x', 'b) y', 'Resposta: b'], ['x|y', 'y']],
  ['an option says it is right', ['Um?', 'a) a resposta certa', 'b) outra'], ['a resposta certa|outra', '']],
  [
    'statements to be judged',
    ['Julgue:', '( ) sobe', '( ) desce', 'a) V, F', 'b) F, V', 'Resposta: a'],
    ['V, F|F, V', 'V, F'],
  ],
])('a mark is none where %s', (_, lines, [options, answer]) => {
  expect(read(lines.join('\n')).map(row => row.slice(1))).toEqual([[options, answer]])
})

test('of any options one marked by any sign is the right one, and no word of another is lost', () => {
  const words = fc.stringMatching(/^[a-zç]{2,8}( [a-z0-9]{1,6}){0,3}$/)
  const signs = fc.constantFrom<(line: string) => string>(
    line => `*${line}`,
    line => `${line} *`,
    line => `**${line}**`,
    line => `(X) ${line}`,
    line => `${line} (correta)`,
  )
  fc.assert(
    fc.property(fc.uniqueArray(words, { minLength: 2, maxLength: 5 }), fc.nat(), signs, (options, place, mark) => {
      const right = place % options.length
      const lines = options
        .map((text, at) => `${'abcde'[at]}) ${text}`)
        .map((line, at) => (at === right ? mark(line) : line))
      const [question] = readAiken(['Qual destas?', ...lines].join('\n'))
      expect(question?.options.map(({ text, weight }) => [text.text, weight])).toEqual(
        options.map((text, at) => [text, at === right ? 100 : 0]),
      )
    }),
  )
})

const reasoned = (numbers: boolean, ...more: string[]) =>
  readAiken(
    [
      numbers ? '1. Um?' : 'Um?',
      'A) x',
      'B) y',
      'Resposta: A',
      'Explicação: primeira.',
      '',
      ...more,
      'A) x',
      'B) y',
      'Resposta: B',
    ].join('\n'),
  ).map(({ question, feedback }) => [question.text, feedback.text])

test('a reason goes on behind blank lines where it plainly explains, to the number of the next question', () => {
  const more = ['Portanto é x.', '', 'As demais não são.', '']
  expect(reasoned(true, ...more, '2. Leia:', '', 'Um texto.', '', 'Dois?')).toEqual([
    ['Um?', 'primeira.\nPortanto é x.\nAs demais não são.'],
    ['Leia:\nUm texto.\nDois?', ''],
  ])
})

test('a paragraph between a reason and the next question that may be either is of the question', () => {
  const poem = ['Minha terra tem palmeiras', 'Onde canta o sabiá', '']
  const asked = 'Minha terra tem palmeiras\nOnde canta o sabiá\n'
  expect(reasoned(false, ...poem, 'Dois?')).toEqual([
    ['Um?', 'primeira.'],
    [`${asked}Dois?`, ''],
  ])
  const lead = 'Leia o poema para responder à questão 2:'
  for (const [more, before] of [
    [poem, ''],
    [[lead, ...poem], `${lead}\n`],
    [['Portanto é x.', '', lead, ...poem], `${lead}\n`],
    [
      ['A letra da canção diz que o mar', 'Já não volta', '', ...poem],
      'A letra da canção diz que o mar\nJá não volta\n',
    ],
  ] as const) {
    expect(reasoned(true, ...more, '2) Dois?')).toEqual([
      ['Um?', more[0] === 'Portanto é x.' ? 'primeira.\nPortanto é x.' : 'primeira.'],
      [`${before}${asked}Dois?`, ''],
    ])
  }
})

test.each([
  ['below it', ['1. Chegou.', '2. Era nobre.', '', '2) Dois?']],
  ['below a blank line', ['', '1. Chegou.', '2. Era nobre.', '', '2) Dois?']],
  ['without a blank line', ['1) Chegou.', '2) Era nobre.', '3) Era rico.', '2) Dois?']],
  ['with a list in the question', ['1. Chegou.', '2. Era nobre.', '', '2) Sobre:', '1. x', '2. y', 'Dois?']],
])('a list in a reason is no question: %s', (_, more) => {
  const at = more.findIndex(line => /^2\) [DS]/.test(line))
  const [one, two] = readAiken(
    ['1) Um?', 'a) x', 'b) y', 'Resposta: A', 'Explicação: razões:', ...more, 'a) x', 'b) y', 'Resposta: B'].join('\n'),
  )
  expect(one?.feedback.text).toBe(['razões:', ...more.slice(0, at).filter(Boolean)].join('\n'))
  expect(two?.question.text).toBe(more.slice(at).join('\n').slice(3))
})

test('a question without letters below a reason is no part of it', () => {
  const open = 'Um?\na) x\nb) y\nResposta: A\nExplicação: sim.\n\n2) Explique o ciclo:\nResposta: livre\n'
  expect(readAiken(`1) ${open}`).map(({ feedback }) => feedback.text)).toEqual(['sim.', ''])
  const boxes = '1) Um?\n(x) sim\n( ) não\nExplicação: é.\n\n2) Dois?\n( ) um\n(x) dois\n'
  expect(read(boxes)).toEqual([
    ['Um?', 'sim|não', 'sim'],
    ['Dois?', 'um|dois', 'dois'],
  ])
})

test('without numbers the question is the last paragraph, or begins with one that asks or says what to read', () => {
  expect(reasoned(false, 'Logo, é x.', '', 'Dois?')).toEqual([
    ['Um?', 'primeira.\nLogo, é x.'],
    ['Dois?', ''],
  ])
  expect(reasoned(false, 'Logo, é x.', '', 'Leia o texto a seguir.', '', 'Um texto.', '', 'Dois?')).toEqual([
    ['Um?', 'primeira.\nLogo, é x.'],
    ['Leia o texto a seguir.\nUm texto.\nDois?', ''],
  ])
})

test('the reason of the last question goes to the end', () => {
  const [last] = readAiken('Um?\nA) x\nB) y\nResposta: A\nExplicação: primeira.\n\nSegunda.\n\nTerceira.\n')
  expect(last?.feedback.text).toBe('primeira.\nSegunda.\nTerceira.')
})

test('a reason stands below options of which one is marked', () => {
  const text = 'Um?\n*a) x\nb) y\nExplicação: sim.\n\nA outra não.\n\nDois?\na) z\n*b) w\n'
  expect(readAiken(text).map(({ question, feedback }) => [question.text, feedback.text])).toEqual([
    ['Um?', 'sim.\nA outra não.'],
    ['Dois?', ''],
  ])
})

test.each([
  ['R: b', 'R: a'],
  ['Resp.: b', 'Resp.: A'],
  ['Gabarito - B', 'Gabarito – A'],
  ['Letra correta: B', 'Letra correta: (a)'],
  ['Correta = b', 'Correta = a'],
])('the key beside a question may be %s', (first, second) => {
  const [one = '', two = ''] = plain.trim().split('\n\n')
  expect(read(`${one}\n${first}\n\n${two}\n${second}\n`)).toEqual(both)
})

test('a number may stand in a line of its own, or before where the question is from', () => {
  const text = plain.replace('1. ', 'QUESTÃO 1 (ENEM 2019)\n').replace('2. ', 'QUESTÃO 2\n')
  expect(read(`${text}\nGabarito: 1-B, 2-A`).map(([question]) => question)).toEqual([
    '(ENEM 2019)\nCapital do Peru?',
    'E do Chile?',
  ])
})

test('options may stand in one line, unless the line below has the next letter', () => {
  expect(read('Capital do Peru?\na) Quito   b) Lima\nResposta: b')).toEqual(both.slice(0, 1))
  expect(read('Capital do Peru?\na) Quito *b) Lima')).toEqual(both.slice(0, 1))
  expect(read('Qual?\na) os itens a) e b) da lei\nb) nenhum\nResposta: b')).toEqual([
    ['Qual?', 'os itens a) e b) da lei|nenhum', 'nenhum'],
  ])
})
