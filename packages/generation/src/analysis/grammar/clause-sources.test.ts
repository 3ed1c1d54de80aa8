import { expect, test } from 'vitest'
import { resolveSubject } from '../references/anaphora.ts'
import { withoutAside } from './asides.ts'
import { clausesOf, takeApart } from './clauses.ts'
import { gerundClauses } from './gerunds.ts'
import { NO_USE, readSubject } from './nouns.ts'

test.each([
  ['Em 1996 o curso foi implantado em Dourados', 'Em 1996', 'O curso'],
  ['Em 2009 a Faculdade de Computação foi criada, com dois cursos', 'Em 2009', 'A Faculdade de Computação'],
  ['Nos computadores modernos a memória guarda os dados', 'Nos computadores modernos', 'A memória'],
  ['Em relação a memória os dados são poucos', '', ''],
  ['No século XVI foi fundada a vila de São Paulo', 'No século XVI', ''],
])('reads the lead of %s', (text, lead, subject) => {
  const clause = takeApart(text)
  if (lead !== '') expect(clause?.lead).toBe(lead)
  if (subject !== '') expect(clause?.subject).toBe(subject)
  if (lead === '') expect(clause?.subject).not.toMatch(/^A memória/)
})

test('takes what follows from a clause by a gerund as a clause of its own', () => {
  const [clause] = clausesOf(
    'Os inibidores preservam os níveis de acetilcolina, melhorando a transmissão entre os neurônios.',
  )
  const [gerund] = clause ? gerundClauses(clause) : []
  expect([gerund?.subject, gerund?.verb, gerund?.rest]).toEqual([
    'Os inibidores',
    'melhoram',
    'a transmissão entre os neurônios',
  ])
})

test('leaves what happened once and what came of it together', () => {
  const [clause] = clausesOf('O curso foi criado em 1990, permitindo a formação de técnicos na região.')
  expect(clause ? gerundClauses(clause) : []).toEqual([])
})

test('leaves out what is said of a subject in passing', () => {
  const clause = takeApart('O servidor DNS, que fica em outro ponto da rede, resolve o endereço')
  expect(clause && withoutAside(clause).subject).toBe('O servidor DNS')
})

test.each([
  [
    'As instruções sobre a inscrição e sobre o processo seletivo',
    'as instruções sobre a inscrição e sobre o processo seletivo',
  ],
  ['Quase todas as universidades', 'quase todas as universidades'],
  ['O número e a natureza que ele viu na casa de um vizinho', undefined],
])('reads the subject %s', (text, display) => {
  expect(readSubject(text, NO_USE)?.display).toBe(display)
})

test.each([
  [
    'Seus parâmetros incluem um resultado.',
    'A unidade lógica é parte do processador.',
    'Os parâmetros da unidade lógica incluem um resultado.',
  ],
  [
    'Nela os estudantes aprendiam filosofia.',
    'A academia grega foi fundada em Atenas.',
    'Na academia grega os estudantes aprendiam filosofia.',
  ],
  ['Esse URL aponta para o servidor.', 'O domínio faz parte do endereço.', 'O URL aponta para o servidor.'],
  ['Sua esposa viajou para Lisboa.', 'O imperador governou o país.', null],
])('resolves %s', (core, previous, expected) => {
  expect(resolveSubject(core, previous)).toBe(expected)
})

test('on whose invitation is no subject', () => {
  expect(takeApart('A convite do educador Anísio Teixeira, o maestro assumiu o ensino')?.subject).toBe('O maestro')
})
