import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { answerKey, optionKey } from './same-answer.ts'

describe('one answer to a pupil', () => {
  test.each([
    ['O Sol', 'Sol', 'o sol.', ' "Sol" ', 'SOL!', 'No Sol'],
    ['1822', 'Em 1822', 'em 1822.', 'No ano de 1822', 'ano de 1822', '1.822'],
    ['três estados', '3 estados', 'Três estados.', 'Os três estados'],
    ['dois', 'Duas', '2'],
    ['um', 'Uma', '1'],
    ['26', 'Em 26'],
    ['guarda-chuva', 'Guarda chuva', 'O guarda-chuva'],
    ['Os rios', 'o rio', 'rios'],
    ['fotossíntese', 'A fotossintese'],
    ['água (H2O)', 'Água H2O', 'água H₂O'],
    ['½', '1/2'],
    ['5%', '5 %', '5 por cento'],
    ['2 kg', '2kg'],
    ['séc. XVI', 'século XVI', 'No século XVI'],
    ['D. Pedro I', 'Dom Pedro I'],
    ['1ª', '1º', 'primeira', 'A primeira'],
    ['3,5', '3.5'],
    ['R$ 5', '5 reais', 'R$ 5,00'],
    ['R$ 1.500', '1500 reais', 'R$ 1.500,00'],
    ['7 de setembro de 1822', '07/09/1822', '7/9/1822'],
    ['1500', 'Por volta de 1500', 'cerca de 1500'],
    ['a.C.', 'aC', 'a. C.'],
    ['2 a.C.', '2 aC'],
    ['U.S.A.', 'USA'],
    ['É a raiz', 'raiz'],
    ['the sun', 'sun'],
  ])('%s, %s, %s', (first, ...others) => {
    for (const other of others) expect(answerKey(other), other).toBe(answerKey(first))
  })
})

describe('two answers', () => {
  test.each([
    ['-5', '5'],
    ['1,5', '15'],
    ['1/2', '12'],
    ['C', 'C++'],
    ['50%', '50'],
    ['o país', 'o pai'],
    ['mês', 'me'],
    ['10²', '102'],
    ['x²', 'x³'],
    ['0,5', '5'],
    ['1,05', '1,5'],
    ['10%', '1%'],
    ['100', '1'],
    ['2 m', '2 mm'],
    ['07/09/1822', '08/09/1822'],
    ['H⁺', 'H'],
    ['+', '-'],
    ['(', ')'],
    ['1822', '1823'],
    ['Sol', 'Solo'],
    ['1500 a 1530', '15001530'],
    ['a', 'o'],
    ['x + 1', 'x - 1'],
    ['1 000', '100'],
    ['x₂', 'x²'],
    ['2½', '21/2'],
    ['1', 'primeiro'],
    ['2a', '2'],
    ['12a', '12'],
    ['H2O', 'H2'],
    ['(1,10)', '(1,1)'],
    ['2,000', '2'],
    ['010', '10'],
    ['São Pedro', 'Pedro'],
    ['Era Vargas', 'Vargas'],
  ])('%s and %s', (one, other) => expect(answerKey(one)).not.toBe(answerKey(other)))
})

test('options that differ by an accent or a comma are two, since that may be what is asked', () => {
  for (const [one, other] of [
    ['avó', 'avô'],
    ['Vamos, comer', 'Vamos comer'],
    ['mau', 'mal'],
    ['o rio', 'os rios'],
    ['bem-vindo', 'bem vindo'],
  ] as const)
    expect(optionKey(one)).not.toBe(optionKey(other))
  expect(optionKey('O Sol')).toBe(optionKey('sol.'))
})

test('whatever is written has a key, and the same one a second time', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), text => {
      if (text.trim() === '') return
      expect(answerKey(text)).not.toBe('')
      expect(answerKey(text)).toBe(answerKey(`${text} `))
    }),
  )
})
