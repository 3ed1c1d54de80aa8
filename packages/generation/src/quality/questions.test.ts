import { describe, expect, test } from 'vitest'
import type { Question } from '../items.ts'
import { context, GOOD_QUESTIONS, KEY_TERMS, PAGES } from '../testing/good-items.ts'
import { checkDistractor, checkQuestion } from './check.ts'
import type { CheckedQuestion } from './checked.ts'
import { qualityContext } from './context.ts'
import type { GateId } from './finding.ts'

const refusedBy = (question: CheckedQuestion, where = context) =>
  checkQuestion(question, where).flatMap(finding => (finding.severity === 'reject' ? [finding.gate] : []))

const question = (start: string): Question => {
  const found = GOOD_QUESTIONS.find(q => q.question.startsWith(start))
  if (!found) throw new Error(`no question starts with ${start}`)
  return found
}
const term = question('Qual tecido')
const year = question('Em que ano')
const definition = question('O que é a transpiração')

/** The question with its first wrong option put another way. */
const wrong = (q: Question, option: (old: string) => string): CheckedQuestion => {
  const at = q.correctAnswer === 0 ? 1 : 0
  return { ...q, options: q.options.map((old, i) => (i === at ? option(old) : old)) }
}
const keyed = (q: Question, key: (old: string) => string): CheckedQuestion => ({
  ...q,
  options: q.options.map((old, i) => (i === q.correctAnswer ? key(old) : old)),
})
const keyOf = (q: Question) => q.options[q.correctAnswer] ?? ''

test.each(GOOD_QUESTIONS)('nothing is wrong with: $question', good => {
  expect(checkQuestion(good, context)).toEqual([])
})

type Mutation = [
  name: string,
  questions: readonly Question[],
  flaw: (q: Question) => CheckedQuestion,
  gates: readonly GateId[],
]

const MUTATIONS: readonly Mutation[] = [
  ['a wrong option that the question says', [term], q => wrong(q, () => 'A folha'), ['Q2']],
  [
    'the explanation quotes another passage',
    [term],
    q => ({
      ...q,
      explanation: 'Página 3: “As mitocôndrias são organelas; o xilema, não.” “Outro trecho longo que não é o citado.”',
    }),
    ['Q10'],
  ],
  ['two options only', GOOD_QUESTIONS, q => ({ ...q, options: q.options.slice(0, 2), correctAnswer: 0 }), ['Q1']],
  ['no key', GOOD_QUESTIONS, q => ({ ...q, correctAnswer: 4 }), ['Q1']],
  ['an empty option', GOOD_QUESTIONS, q => wrong(q, () => ''), ['Q1']],
  ['the key twice', GOOD_QUESTIONS, q => wrong(q, () => keyOf(q)), ['Q1']],
  ['the key twice, in other letters', [term, definition], q => wrong(q, () => keyOf(q).toUpperCase()), ['Q1']],
  [
    'a wrong option twice',
    GOOD_QUESTIONS,
    q => ({ ...q, options: q.options.map((o, i) => (i === q.correctAnswer ? o : (q.options.at(-1) ?? ''))) }),
    ['Q1'],
  ],
  ['the key with another accent', [term], q => wrong(q, () => 'O xiléma'), ['Q1', 'Q2']],
  [
    'a sentence among noun phrases',
    [definition],
    q => wrong(q, () => 'Uma folha é coberta por camadas de cera fina'),
    ['Q4'],
  ],
  [
    'a cause among noun phrases',
    [definition],
    q => wrong(q, () => 'Uma vez que a água sobe até as folhas altas'),
    ['Q4'],
  ],
  [
    'a purpose among noun phrases',
    [definition],
    q => wrong(q, () => 'Para levar a água do solo até as folhas'),
    ['Q4'],
  ],
  [
    'a pointer in an option',
    [definition],
    q => wrong(q, () => 'A passagem desta água para o interior do solo'),
    ['C1'],
  ],
  ['a slip in an option', [definition], q => wrong(q, () => 'A passagem da água , da chuva para o solo'), ['F1']],
  ['an option of the passage', [term], q => wrong(q, () => 'O solo'), ['Q2']],
  ['an option that contains the key', [term], q => wrong(q, () => 'O xilema bruto'), ['Q2']],
  ['an option the text also answers with', [term], q => wrong(q, () => 'O tecido'), ['Q2']],
  ['a name among years', [year], q => wrong(q, () => 'Brasília'), ['Q3']],
  ['a century among years', [year], q => wrong(q, () => 'Século XX'), ['Q3']],
  ['an acronym among words', [term], q => wrong(q, () => 'DNA'), ['Q3']],
  ['a plural option', [term], q => wrong(q, () => 'Os estômatos'), ['Q4']],
  ['an option of the other gender', [term], q => wrong(q, () => 'A epiderme'), ['Q4']],
  ['an option without article', [term], q => wrong(q, () => 'Estômato'), ['Q4']],
  ['a small first letter', [term, definition], q => wrong(q, o => o.charAt(0).toLowerCase() + o.slice(1)), ['Q4']],
  ['a full stop', [term, definition], q => wrong(q, o => `${o}.`), ['Q4']],
  ['a verb among nouns', [definition], q => wrong(q, () => 'Perder água pelas folhas em forma de gás'), ['Q4']],
  ['a key of double length', [definition], q => keyed(q, o => `${o}, ${o.toLowerCase()}`), ['Q5']],
  ['a key of half the length', [definition], q => keyed(q, () => 'A perda de água'), ['Q5']],
  ['a very long wrong option', [definition], q => wrong(q, o => `${o} ${o} ${o}`), ['Q5']],
  [
    'an absolute word',
    [definition],
    q => wrong(q, o => o.replace(' em ', ' sempre em ').replace('O movimento', 'Sempre o movimento')),
    ['Q6'],
  ],
  [
    'overlapping options',
    [definition],
    q => wrong(q, () => 'A passagem da água da chuva para o interior do solo'),
    ['Q7', 'Q1'],
  ],
  ['“todas as anteriores”', GOOD_QUESTIONS, q => wrong(q, () => 'Todas as anteriores'), ['Q8']],
  ['“nenhuma das alternativas”', GOOD_QUESTIONS, q => wrong(q, () => 'Nenhuma das alternativas'), ['Q8']],
  ['“A e B”', [definition], q => wrong(q, () => 'As alternativas A e B'), ['Q8']],
  [
    'a question for the exception',
    [term],
    q => ({ ...q, question: 'Qual tecido NÃO conduz a seiva bruta até as folhas?' }),
    ['Q8'],
  ],
  [
    'a question for what is false',
    [term],
    q => ({ ...q, question: 'Qual alternativa sobre o xilema é INCORRETA?' }),
    ['Q8'],
  ],
  ['a year far away', [year], q => wrong(q, () => '1500'), ['Q9']],
  ['no explanation', GOOD_QUESTIONS, q => ({ ...q, explanation: '' }), ['Q10']],
  [
    'a letter in the explanation',
    GOOD_QUESTIONS,
    q => ({ ...q, explanation: `A alternativa B está certa. ${q.explanation}` }),
    ['Q10'],
  ],
  [
    'an explanation without page',
    GOOD_QUESTIONS,
    q => ({ ...q, explanation: q.explanation.replace(/^Página \d+: /, '') }),
    ['Q10'],
  ],
  ['a long explanation', GOOD_QUESTIONS, q => ({ ...q, explanation: `${q.explanation} `.repeat(6) }), ['Q10']],
  [
    'an explanation of something else',
    GOOD_QUESTIONS,
    q => ({ ...q, explanation: 'Página 1: “A glicose produzida serve de alimento para a planta.”' }),
    ['Q10'],
  ],
  [
    'an invented name in the explanation',
    GOOD_QUESTIONS,
    q => ({ ...q, explanation: `${q.explanation} Foi Darwin.` }),
    ['G3'],
  ],
  ['a key the text does not give', [year], q => ({ ...q, correctAnswer: 0 }), ['G3']],
]

describe.each(MUTATIONS)('finds %s', (_, questions, flaw, gates) => {
  test.each(questions)('in: $question', good => {
    const refused = refusedBy(flaw(good))
    expect(gates.filter(gate => refused.includes(gate))).not.toEqual([])
  })
})

describe('numbers', () => {
  const pages = [...PAGES, 'O corpo humano adulto possui 206 ossos. O coração bate 75,5 vezes por minuto em média.']
  const where = qualityContext({ pages, keyTerms: KEY_TERMS, currentYear: 2020 })
  const of = (key: string, other: string, text: string) =>
    checkDistractor(other, key, { question: text, source: { page: 4, quote: pages[3] ?? '' } }, where).map(f => f.gate)

  test.each([
    ['206 ossos', '180 ossos', []],
    ['206 ossos', '180 músculos', ['Q9']],
    ['9 meses', '13 meses', ['Q9']],
    ['9 meses', '12 meses', []],
    ['18 meses', '24 meses', []],
    ['206 ossos', '20 ossos', ['Q9']],
    ['206 ossos', '900 ossos', ['Q9']],
    ['75,5 vezes', '80 vezes', ['Q9']],
    ['75,5 vezes', '80,5 vezes', []],
  ])('%s and %s', (key, other, gates) => {
    expect(of(key, other, 'Quantos são no corpo humano adulto?')).toEqual(gates)
  })

  test('no year after the current one', () => {
    const create = (other: string) =>
      checkDistractor(other, '2000', { question: year.question, source: year.source }, where)
    expect(create('2015').map(f => f.gate)).toEqual([])
    expect(create('2021').map(f => f.gate)).toEqual(['Q9'])
  })

  test('ranges do not overlap', () => {
    const options = ['De 10 a 20 dias', 'De 15 a 25 dias', 'De 30 a 40 dias']
    expect(refusedBy({ question: 'Quantos dias dura a germinação da semente?', options, correctAnswer: 0 })).toContain(
      'Q7',
    )
  })
})

test('a gap for a decade takes decades', () => {
  const found = (other: string) =>
    checkDistractor(other, '1970', { question: 'A tensão diminuiu na década de _____.', answerType: 'year' }, context)
  expect(found('1960')).toEqual([])
  expect(found('1949').map(f => f.gate)).toEqual(['Q3'])
})

test('a neighbouring sentence that defines the option itself does not make it right', () => {
  const pages = [
    'Os produtores são os seres vivos que fabricam o próprio alimento. Os consumidores são os seres vivos que ' +
      'comem os outros. Os fungos dependem dos dois.',
  ]
  const where = qualityContext({ pages })
  const source = { page: 1, quote: 'Os produtores são os seres vivos que fabricam o próprio alimento.' }
  const found = (other: string, quote = source.quote) =>
    checkDistractor(
      other,
      'Produtores',
      {
        question: 'Como se chamam os seres vivos que fabricam o próprio alimento?',
        answerType: 'term',
        source: { page: 1, quote },
      },
      where,
    ).map(f => f.gate)
  expect(found('Consumidores')).toEqual([])
  expect(found('Fungos', 'Os consumidores são os seres vivos que comem os outros.')).toContain('Q2')
})

test('an adjective is no option among nouns', () => {
  const found = (other: string) =>
    checkDistractor(other, 'Herança', { question: 'O PHP não suporta _____ múltipla.' }, context)
  expect(found('Interface').map(f => f.gate)).toEqual([])
  expect(found('Testável').map(f => f.gate)).toEqual(['Q4'])
})

test('finite verbs agree in number', () => {
  const found = (other: string) =>
    checkDistractor(other, 'Definem as características dos objetos', { question: 'O que fazem as classes?' }, context)
  expect(found('Guardam os valores das variáveis').map(f => f.gate)).toEqual([])
  expect(found('Guarda os valores das variáveis').map(f => f.gate)).toEqual(['Q4'])
})

describe('cues', () => {
  const gap: CheckedQuestion = {
    question: 'Complete: “A _____ transforma a água líquida dos rios e oceanos em vapor.”',
    options: ['evaporação', 'transpiração', 'respiração'],
    correctAnswer: 0,
  }

  test('an article before the gap fits every option', () => {
    expect(refusedBy(gap)).toEqual([])
    expect(refusedBy({ ...gap, options: ['evaporação', 'transpiração', 'xilema'] })).toContain('Q6')
    expect(refusedBy({ ...gap, options: ['evaporação', 'transpiração', 'chuvas'] })).toContain('Q6')
  })

  test('a word of the question that only the key repeats is a warning', () => {
    const clang: CheckedQuestion = {
      question: 'Qual camada de ar protege a Terra dos raios ultravioleta?',
      options: ['A camada de ozônio', 'A crosta continental', 'A corrente marinha'],
      correctAnswer: 0,
    }
    expect(checkQuestion(clang, context).filter(f => f.gate === 'Q6')).toEqual([
      { gate: 'Q6', severity: 'warn', detail: 'A palavra “camada” da pergunta só se repete na resposta certa.' },
    ])
  })

  test('what the key lacks may be had by a wrong option', () => {
    const asked = { question: 'O que é um domínio genérico?', answerType: 'definition' as const }
    const findings = checkDistractor('Domínio com indicação de país', 'Domínio sem indicação de país', asked, context)
    expect(findings.map(f => f.gate)).not.toContain('Q2')
    expect(
      checkDistractor('Domínio de indicação de país', 'Domínio com indicação de país', asked, context).map(f => f.gate),
    ).toContain('Q2')
  })

  test('another name of the key is no wrong option', () => {
    const found = checkDistractor(
      'ANA',
      'Agência Nacional de Águas',
      { question: 'Quem cuida dos rios brasileiros?' },
      context,
    )
    expect(found.map(f => f.gate)).toContain('Q2')
  })
})

test('refuses a thing the document never names, of a kind that is not the key’s', () => {
  const likeness = (a: string, b: string) => (a === b ? 1 : [a, b].includes('Martelo') ? 0.05 : 0.8)
  const where = qualityContext({ pages: PAGES, keyTerms: KEY_TERMS, likeness })
  const asked = { question: 'Qual tecido conduz a seiva bruta?', answerType: 'term' as const }
  expect(checkDistractor('Martelo', 'Xilema', asked, where).map(f => f.gate)).toContain('Q3')
  expect(checkDistractor('Floema', 'Xilema', asked, where).map(f => f.gate)).not.toContain('Q3')
})
