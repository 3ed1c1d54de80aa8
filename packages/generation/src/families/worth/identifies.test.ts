import { expect, test } from 'vitest'
import { studyFrom } from '../../testing/document.ts'
import type { Fact } from '../fact.ts'
import { ANY_ANSWER, identifies } from './identifies.ts'

const STUDY = studyFrom('O relé liga o circuito. A pilha alimenta o relé com corrente contínua.')

/** The measure of a question of a pattern, out of a passage that says no more. */
const measure = (pattern: string, question: string, answer: string, quote = '') =>
  identifies({ pattern, family: pattern.split('/')[0] as Fact['family'], question, answer, quote }, STUDY)

test.each([
  ['agent/doer', 'O que é essencial nas empresas?', 'A contabilidade'],
  ['agent/doer', 'O que desempenha um papel crucial na vida urbana?', 'O bonde'],
  ['relation/object', 'O que a cooperativa enfrenta?', 'Desafios de transporte'],
  ['clause/object', 'O que as abelhas nativas desempenham?', 'Um papel crucial na polinização'],
  ['relation/object', 'O que o porto tem sido?', 'A saída da safra'],
  ['definition/is-a', 'O que foi a ferrovia?', 'Uma fase marcante da vida do país'],
])('%s: %s leaves any answer', (pattern, question, answer) => {
  expect(measure(pattern, question, answer)).toBeLessThan(ANY_ANSWER)
})

test.each([
  ['agent/doer', 'O que converte a energia química em corrente elétrica contínua?', 'A pilha'],
  ['agent/doer', 'Quem inventou o telégrafo elétrico em 1837?', 'Samuel Morse'],
  ['relation/object', 'O que o sensor de presença detecta?', 'O movimento de pessoas no cômodo'],
  ['definition/is-a', 'O que é a bobina?', 'Um fio condutor enrolado em espiral'],
  ['naming/reversed', 'Como se chama o fio condutor enrolado em espiral?', 'Bobina'],
  ['cause/because', 'Por que o fio esquenta?', 'Porque oferece resistência à corrente'],
])('%s: %s has its answer', (pattern, question, answer) => {
  expect(measure(pattern, question, answer)).toBeGreaterThan(0.9)
})

test('what the page says also of a thing is one of several answers, where its complement is asked for', () => {
  const quote = 'A corrente também depende da espessura do fio da bobina.'
  expect(measure('relation/from', 'De que depende a corrente?', 'Da espessura do fio da bobina', quote)).toBeLessThan(
    ANY_ANSWER,
  )
  expect(measure('agent/maker', 'Quem também mediu a corrente?', 'Georg Ohm', quote)).toBe(1)
})

test('a subject of one word and a verb of many objects leave more answers than a subject told apart', () => {
  const bare = measure('relation/object', 'O que a bobina recebe?', 'A corrente da pilha')
  const apart = measure('relation/object', 'O que a bobina do relé recebe?', 'A corrente da pilha')
  const sharp = measure('relation/object', 'O que a bobina magnetiza?', 'O núcleo de ferro')
  expect([bare, apart, sharp].map(value => value.toFixed(1))).toEqual(['0.3', '0.7', '0.6'])
})

test('a year before the question narrows it', () => {
  const question = 'o que Landell transmitiu?'
  const answer = 'A voz humana por ondas de rádio'
  expect(measure('relation/object', `Em 1899, ${question}`, answer)).toBeGreaterThan(
    measure('relation/object', `O${question.slice(1)}`, answer),
  )
})

test('what the page says also is one of several answers', () => {
  const ask = (quote: string) =>
    measure('function/allows', 'O que o relé térmico permite?', 'Proteger o motor de sobrecargas', quote)
  const plain = ask('O relé térmico permite proteger o motor de sobrecargas.')
  const also = ask('O relé térmico também permite proteger o motor de sobrecargas.')
  expect(also / plain).toBeCloseTo(0.6)
})

test('an answer of words every text uses adds little', () => {
  const empty = measure('relation/object', 'O que o cabo de rede transporta?', 'Grandes quantidades de dados')
  const full = measure('relation/object', 'O que o cabo de rede transporta?', 'Pulsos elétricos codificados')
  expect(empty).toBeLessThan(0.6)
  expect(full).toBeGreaterThan(0.9)
})

test('a time may be named in words every text uses', () => {
  expect(measure('clause/time', 'Quando o técnico deverá entregar o laudo elétrico?', 'Na primeira visita')).toBe(1)
})

test('the one thing a text is about is no answer to look for', () => {
  const ask = (name: string) =>
    identifies(
      {
        pattern: 'agent/doer',
        family: 'agent',
        question: 'O que segue as normas de segurança elétrica?',
        answer: 'O multímetro',
        quote: '',
      },
      studyFrom(TEXT(name)),
    )
  expect(ask('O multímetro') / ask('O voltímetro')).toBeCloseTo(0.5)
})

test('nor is the name that stands in the title', () => {
  const study = studyFrom(`# Primeiros passos com Arduino\n\n${TEXT('O Arduino')}`)
  expect(study.document.title).toContain('Arduino')
  const [question, answer, quote] = ['O que permite o uso de sensores de presença?', 'O Arduino', '']
  expect(
    identifies({ pattern: 'function/what-does', family: 'function', question, answer, quote }, study),
  ).toBeLessThan(ANY_ANSWER)
})

test('what a thing also serves for is one of its uses', () => {
  const [question, answer] = ['Para que pode ser usada a bobina?', 'Para aquecer panelas de ferro']
  const [once, also] = ['pode', 'também pode'].map(may =>
    measure('function/used', question, answer, `A bobina ${may} ser usada para aquecer panelas de ferro.`),
  )
  expect((also ?? 1) / (once ?? 1)).toBeCloseTo(0.6)
})

/** Fourteen sentences on one thing. */
const TEXT = (name: string) =>
  'tensão resistência bateria lâmpada chave fusível motor cabo tomada painel antena bobina válvula sirene'
    .split(' ')
    .map(part => `${name} testa ${part} e resistor na bancada de aula.`)
    .join(' ')
