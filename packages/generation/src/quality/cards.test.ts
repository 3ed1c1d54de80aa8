import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Card } from '../items.ts'
import { context, GOOD_CARDS, KEY_TERMS, PAGES } from '../testing/good-items.ts'
import { checkCard } from './check.ts'
import type { CheckedCard } from './checked.ts'
import { type ContextInput, qualityContext } from './context.ts'
import type { GateId } from './finding.ts'
import { withPageQuote } from './grounding.ts'

/** Gates that refuse the card. */
const refusedBy = (card: CheckedCard, where = context) =>
  checkCard(card, where).flatMap(finding => (finding.severity === 'reject' ? [finding.gate] : []))

const card = (start: string): Card => {
  const found = GOOD_CARDS.find(c => c.question.startsWith(start))
  if (!found) throw new Error(`no card starts with ${start}`)
  return found
}
const definition = card('O que é a fotossíntese')
const cause = card('Por que as folhas')
const date = card('Em que ano')
const percentage = card('Qual porcentagem')
const cloze = card('Complete')
const denial = card('Como os fungos')
const asks = GOOD_CARDS.filter(c => c.question.endsWith('?'))

test.each(GOOD_CARDS)('nothing is wrong with: $question', good => {
  expect(checkCard(good, context)).toEqual([])
})

/** One flaw put into every good card it fits; the gates that may find it. */
type Mutation = [name: string, cards: readonly Card[], flaw: (c: Card) => CheckedCard, gates: readonly GateId[]]

const stem = (c: Card) => c.question.slice(0, -1)
const MUTATIONS: readonly Mutation[] = [
  [
    'an invented quote',
    GOOD_CARDS,
    c => ({ ...c, source: { page: 1, quote: 'A lua reflete a luz do Sol durante a noite.' } }),
    ['G1'],
  ],
  ['a quote from another page', GOOD_CARDS, c => ({ ...c, source: { ...c.source, page: c.source.page + 3 } }), ['G1']],
  [
    'a quote with a changed number',
    [date, percentage],
    c => ({ ...c, source: { ...c.source, quote: c.source.quote.replace(/\d+/, '1234') } }),
    ['G1'],
  ],
  [
    'a quote with an added negation',
    [definition, cause],
    c => ({ ...c, source: { ...c.source, quote: c.source.quote.replace(/ (é|são) /, ' não $1 ') } }),
    ['G1'],
  ],
  ['a quote of two words', GOOD_CARDS, c => ({ ...c, source: { ...c.source, quote: 'a planta' } }), ['G1']],
  [
    'the answer of another page',
    [definition, cause, date, percentage],
    c => ({ ...c, answer: 'Organelas responsáveis pela respiração celular.' }),
    ['G2'],
  ],
  [
    'an answer from outside',
    GOOD_CARDS,
    c => ({ ...c, answer: 'O terremoto destruiu cidades japonesas inteiras.' }),
    ['G2'],
  ],
  ['a changed number', [date, percentage], c => ({ ...c, answer: c.answer.replace(/\d+/, '45') }), ['G3']],
  ['a changed unit', [percentage], c => ({ ...c, answer: '97 litros' }), ['G2', 'G3']],
  ['an invented name', asks, c => ({ ...c, answer: `${c.answer.replace(/\.$/, '')}, segundo Darwin.` }), ['G3']],
  ['an invented acronym', asks, c => ({ ...c, answer: `${c.answer.replace(/\.$/, '')} (IBGE)` }), ['G3']],
  [
    'a denied answer',
    [definition, cause, percentage],
    c => ({ ...c, answer: `Não ${c.answer.toLowerCase()}` }),
    ['G4'],
  ],
  [
    'a denied question',
    [definition, cause],
    c => ({ ...c, question: c.question.replace(/ (é|são) /, ' não $1 ') }),
    ['G4'],
  ],
  ['a dropped negation', [denial], c => ({ ...c, question: c.question.replace('não ', '') }), ['G4']],
  ['“isso”', asks, c => ({ ...c, question: `${stem(c)} depois disso?` }), ['C1']],
  ['“nesse caso”', asks, c => ({ ...c, question: `${stem(c)} nesse caso?` }), ['C1']],
  ['“segundo o texto”', asks, c => ({ ...c, question: `${stem(c)}, segundo o texto?` }), ['C1']],
  ['“na figura 3”', asks, c => ({ ...c, question: `${stem(c)} na figura 3?` }), ['C1']],
  ['“mencionado acima”', asks, c => ({ ...c, question: `${stem(c)} mencionado acima?` }), ['C1']],
  ['“o exemplo a seguir”', asks, c => ({ ...c, question: `${stem(c)} no caso a seguir?` }), ['C1']],
  ['a stray pronoun', asks, c => ({ ...c, question: 'O que ela absorve e libera?' }), ['C1']],
  ['a stray clitic', asks, c => ({ ...c, question: 'Por que ninguém sabia como chamá-la?' }), ['C1']],
  ['a pointer in the answer', asks, c => ({ ...c, answer: `${c.answer.replace(/\.$/, '')} desta planta.` }), ['C1']],
  ['a vague subject', asks, c => ({ ...c, question: 'O que inclui o bairro?' }), ['C2']],
  ['a vague subject of an attribute', asks, c => ({ ...c, question: 'Qual é a função do motor?' }), ['C2']],
  ['an exercise', asks, c => ({ ...c, question: 'Calcule a quantidade de água que a planta perde por dia?' }), ['C3']],
  ['no question mark', asks, c => ({ ...c, question: stem(c) }), ['F1']],
  ['a full stop for a question mark', asks, c => ({ ...c, question: `${stem(c)}.` }), ['F1']],
  ['no interrogative', asks, c => ({ ...c, question: 'A fotossíntese é um processo das plantas?' }), ['F1']],
  [
    'a small first letter',
    GOOD_CARDS,
    c => ({ ...c, question: c.question.charAt(0).toLowerCase() + c.question.slice(1) }),
    ['F1'],
  ],
  ['a broken word', asks, c => ({ ...c, question: `${stem(c)} na respira- ção?` }), ['F1']],
  ['a word twice', asks, c => ({ ...c, question: `${stem(c)} que que vive?` }), ['F1']],
  ['a discourse opener', asks, c => ({ ...c, question: `Além disso, ${c.question.toLowerCase()}` }), ['C1']],
  [
    'years counted from before',
    asks,
    c => ({ ...c, question: `Sete anos depois, ${c.question.toLowerCase()}` }),
    ['C1'],
  ],
  [
    'a discourse opener in a cloze',
    [cloze],
    c => ({ ...c, question: c.question.replace('As _____', 'Portanto, as _____') }),
    ['C1'],
  ],
  ['a line of the page', asks, c => ({ ...c, question: `${stem(c)} nas linhas 30 a 34?` }), ['C1']],
  ['a trailing “mas”', asks, c => ({ ...c, question: `${stem(c)}, mas?` }), ['F2']],
  [
    'a gap for an adjective',
    [cloze],
    c => ({
      ...c,
      answer: 'celular',
      question: 'Complete: “As mitocôndrias são organelas responsáveis pela respiração _____.”',
    }),
    ['L2'],
  ],
  [
    'a gap for a verb',
    [cloze],
    c => ({
      ...c,
      answer: 'são',
      question: 'Complete: “As mitocôndrias _____ organelas responsáveis pela respiração celular.”',
    }),
    ['L2'],
  ],
  ['double spaces', GOOD_CARDS, c => ({ ...c, question: c.question.replace(' ', '  ') }), ['F1']],
  ['an open bracket', asks, c => ({ ...c, question: `${stem(c)} (em geral?` }), ['F1']],
  ['an open quote in the answer', asks, c => ({ ...c, answer: `“${c.answer}` }), ['F1']],
  ['an answer cut before its verb', asks, c => ({ ...c, answer: `${c.answer} te` }), ['F1']],
  ['an empty answer', GOOD_CARDS, c => ({ ...c, answer: ' ' }), ['F1']],
  ['two gaps', [cloze], c => ({ ...c, question: c.question.replace('organelas', '_____') }), ['F1']],
  ['a short gap', [cloze], c => ({ ...c, question: c.question.replace('_____', '__') }), ['F1']],
  ['no verb', asks, c => ({ ...c, question: 'Em que lugar a fotossíntese das plantas verdes?' }), ['F2']],
  ['a trailing preposition', asks, c => ({ ...c, question: `${stem(c)} de?` }), ['F2']],
  ['a trailing conjunction', asks, c => ({ ...c, question: `${stem(c)}, ou?` }), ['F2']],
  ['a lone noun behind a comma', asks, c => ({ ...c, question: `${stem(c)}, teoria?` }), ['F2']],
  ['a trailing adverb', asks, c => ({ ...c, question: `${stem(c)} agora?` }), ['F2']],
  ['a cut answer', asks, c => ({ ...c, answer: `${c.answer.replace(/\.$/, '')} da` }), ['F2']],
  ['a wrong article', [definition], c => ({ ...c, question: 'O que é o fotossíntese?' }), ['F3']],
  ['a wrong number', [cause], c => ({ ...c, question: 'Por que as folha são verdes?' }), ['F3']],
  ['a wrong participle', [date], c => ({ ...c, question: 'Em que ano foi criado a agência de águas?' }), ['F3']],
  ['a verb in the singular', [cause], c => ({ ...c, question: 'O que é as folhas verdes?' }), ['F3']],
  ['a wrong opening', [cause], c => ({ ...c, question: 'Qual são as folhas verdes?' }), ['F3']],
  ['a long question', asks, c => ({ ...c, question: `${stem(c)} ${'da água da planta '.repeat(8)}verde?` }), ['F4']],
  ['a short question', asks, c => ({ ...c, question: 'O que é?' }), ['F4']],
  ['a long answer', asks, c => ({ ...c, answer: `${'a luz do Sol '.repeat(11)}` }), ['F4']],
  ['an address', asks, c => ({ ...c, answer: `${c.answer} https://plantas.org` }), ['F5']],
  ['an e-mail', asks, c => ({ ...c, question: `${stem(c)} ana@escola.br?` }), ['F5']],
  ['a formula', asks, c => ({ ...c, question: `${stem(c)} {x ∈ U | x}?` }), ['F5']],
  ['font debris', asks, c => ({ ...c, answer: `${c.answer} \uf0b7` }), ['F5']],
  [
    'a leak',
    [definition, cause, date, percentage],
    c => ({ ...c, question: `${stem(c)}: ${c.answer.toLowerCase().replace(/\.$/, '')}?` }),
    ['L1'],
  ],
  [
    'a leak in a cloze',
    [cloze],
    c => ({ ...c, question: c.question.replace('celular', 'celular da mitocôndria') }),
    ['L1'],
  ],
  ['an empty answer in words', [definition], c => ({ ...c, answer: 'Um processo importante.' }), ['L2']],
  ['a genus without difference', [definition], c => ({ ...c, answer: 'Um processo.' }), ['L2']],
  ['English', asks, c => ({ ...c, question: 'What is the name of the process that plants use?' }), ['P1']],
  ['Spanish', asks, c => ({ ...c, question: '¿Cuál es el proceso que usan las plantas y los árboles?' }), ['P1', 'F1']],
  [
    'an English answer',
    asks,
    c => ({ ...c, answer: 'The process by which the plants make food from the light' }),
    ['P1'],
  ],
]

describe.each(MUTATIONS)('finds %s', (_, cards, flaw, gates) => {
  test.each(cards)('in: $question', good => {
    const refused = refusedBy(flaw(good))
    expect(gates.filter(gate => refused.includes(gate))).not.toEqual([])
  })
})

describe('where the quote comes from', () => {
  const among = (more: Partial<ContextInput>) => qualityContext({ pages: PAGES, keyTerms: KEY_TERMS, ...more })

  test.each(['caption', 'code', 'exercise', 'toc', 'reference', 'cover', 'imprint', 'footnote'] as const)(
    '%s is refused',
    kind => {
      expect(refusedBy(definition, among({ kindOf: () => kind }))).toContain('D1')
    },
  )

  test('a list item need not be a sentence', () => {
    const pages = ['Partes da planta: raiz, caule, folha, flor e fruto maduro']
    const item = {
      question: 'Quais são as partes da planta?',
      answer: 'Raiz, caule, folha, flor e fruto maduro',
      source: { page: 1, quote: 'Partes da planta: raiz, caule, folha, flor e fruto maduro' },
    }
    const keyTerms = ['planta']
    expect(refusedBy(item, qualityContext({ pages, keyTerms }))).toEqual(['S1'])
    expect(refusedBy(item, qualityContext({ pages, keyTerms, kindOf: () => 'list-item' }))).toEqual([])
  })

  test.each([
    'Disponível em: biblioteca da escola. Acesso em: 3 maio 2020.',
    'SILVA, J. et al., 2010. A fotossíntese é um processo das plantas.',
    'A fotossíntese .......... 12',
    '© 2020 Editora. A fotossíntese é um processo das plantas.',
  ])('%s is debris', quote => {
    expect(refusedBy({ ...definition, source: { page: 1, quote } }, qualityContext({ pages: [quote] }))).toContain('D1')
  })

  test('formulas are at home in a section of mathematics', () => {
    const item = {
      question: 'Qual é a fórmula da área do quadrado?',
      answer: 'A = L × L',
      source: { page: 1, quote: 'A fórmula da área do quadrado é A = L × L, em que L é o lado.' },
    }
    const pages = [item.source.quote]
    expect(refusedBy(item, qualityContext({ pages }))).toContain('F5')
    expect(refusedBy(item, qualityContext({ pages, allowsSymbols: () => true }))).toEqual([])
  })

  test("a teacher's own card has no source, and only its form is judged", () => {
    expect(checkCard({ question: 'Qual é a capital da França?', answer: 'Paris' }, context)).toEqual([])
    expect(refusedBy({ question: 'Qual é a capital da França', answer: 'Paris' })).toEqual(['F1'])
  })
})

test.each([
  ['O uso de _____ condensa o código, mas eles são usados em excesso.', 'Operadores'],
  ['Os extratos foram submetidos a _____ durante três dias.', 'Análise'],
  ['Os extratos de _____ inibem mais cepas que os das demais plantas.', 'S. trachypus'],
])('nothing is wrong with the form of: %s', (text, answer) => {
  expect(checkCard({ question: text, answer }, context)).toEqual([])
})

test('numbers are compared by value', () => {
  const pages = ['Cerca de 1.000 pessoas e vinte e duas crianças vieram no século XIX.']
  const item = (question: string, answer: string) => ({
    question,
    answer,
    source: { page: 1, quote: pages[0] ?? '' },
  })
  const where = qualityContext({ pages })
  expect(refusedBy(item('Quantas crianças vieram no século XIX?', '22 crianças'), where)).toEqual([])
  expect(refusedBy(item('Quantas pessoas vieram no século XIX?', 'Cerca de mil pessoas'), where)).toEqual([])
  expect(refusedBy(item('Quantas crianças vieram no século XIX?', '23 crianças'), where)).toEqual(['G3'])
  expect(refusedBy(item('Em que século vieram as crianças de fora?', 'No século XX'), where)).toEqual(['G3'])
})

test('a list may be counted in the answer', () => {
  const quote = 'O corpo do inseto divide-se em cabeça, tórax e abdome.'
  const item = { question: 'Em quantas partes se divide o corpo do inseto?', source: { page: 1, quote } }
  const where = qualityContext({ pages: [quote] })
  expect(refusedBy({ ...item, answer: 'Três: cabeça, tórax e abdome' }, where)).toEqual([])
  expect(refusedBy({ ...item, answer: 'Quatro: cabeça, tórax e abdome' }, where)).toEqual(['G3'])
})

test('no text breaks the gates, and the same card gets the same findings', () => {
  const piece = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 30 }),
    fc.constantFrom('_____', 'não ', 'O que é ', '?', '“', '1.000 ', 'século XX', 'a fotossíntese ', '(', '\n', 'S.'),
  )
  const text = fc.array(piece, { maxLength: 8 }).map(parts => parts.join(''))
  fc.assert(
    fc.property(text, text, text, fc.integer({ min: -1, max: 5 }), (question, answer, quote, page) => {
      const any = { question, answer, source: { page, quote } }
      expect(checkCard(any, context)).toEqual(checkCard(any, context))
    }),
    { numRuns: 300 },
  )
})

test('a quote that differs a little is a warning, and can be put right', () => {
  const quote = 'As folhas são verdes porque a clorofila reflete toda a luz dessa cor.'
  const near = { ...cause, source: { page: 1, quote } }
  expect(checkCard(near, context).map(f => `${f.gate} ${f.severity}`)).toEqual(['G1 warn'])
  expect(withPageQuote(near, context).source).toEqual(cause.source)
  expect(withPageQuote(cause, context)).toBe(cause)
})
