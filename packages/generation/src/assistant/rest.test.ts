import { expect, test } from 'vitest'
import { parseAnswer } from './parse.ts'
import { restOf } from './rest.ts'

const item = (number: number) =>
  `C${number} | p. 2\nP: O que é ${number}?\nR: O ${number}\nF: O ${number} é o ${number}.`
const items = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => item(from + at)).join('\n\n')

test('of an answer with 1400 items the last 800 stand in the rest, whole and with their labels and pages', () => {
  const { left, rest } = restOf(items(1, 1400))
  expect(left).toBe(800)
  expect(rest).toBe(items(601, 1400))
  const [first] = parseAnswer(rest ?? '').items
  expect(first).toMatchObject({ label: 'C601', page: 2, question: 'O que é 601?' })
})

test('of an answer that was read whole nothing is left', () => {
  expect(restOf(items(1, 600))).toEqual({ left: 0, rest: null })
  expect(restOf('Não consegui ler o arquivo.')).toEqual({ left: 0, rest: null })
})

test('of objects and tables, whose rest alone could not be read, only the number is told', () => {
  const objects = Array.from({ length: 700 }, (_, at) => ({
    P: `O que é ${at}?`,
    R: `O ${at}`,
    F: `O ${at} é o ${at}.`,
  }))
  const { left, rest } = restOf(JSON.stringify(objects, null, 1))
  expect(left).toBe(100)
  expect(rest).toBeNull()
})
