import fc from 'fast-check'
import { expect, test } from 'vitest'
import { optionOrder, orderNotice, shuffledOptions, shuffledPlaces } from './option-order.ts'

/** Turns the loose ones round. */
const last = (below: number) => below - 1

test('an option that speaks of all others stays last, and the others are shuffled', () => {
  const options = ['2', '4', '6', 'Todas as alternativas anteriores']
  expect(shuffledOptions({ options }, last)).toEqual(['6', '4', '2', 'Todas as alternativas anteriores'])
  expect(shuffledPlaces({ options }, last)).toEqual([2, 1, 0, 3])
})

test('two of them keep their order at the end', () => {
  const options = ['2', '4', 'Todas as anteriores', 'Nenhuma das anteriores']
  expect(shuffledOptions({ options }, last)).toEqual(['4', '2', 'Todas as anteriores', 'Nenhuma das anteriores'])
})

test('what names no place comes to the end from wherever it was written', () => {
  expect(shuffledOptions({ options: ['n.d.a.', '4,5', '4'] }, last)).toEqual(['4', '4,5', 'n.d.a.'])
  expect(shuffledOptions({ options: ['Todas as anteriores', '4,5', '4'] }, last)).toEqual([
    '4',
    '4,5',
    'Todas as anteriores',
  ])
})

test('what speaks of those above it, with others below, keeps the whole order', () => {
  const options = ['10', '15', 'Todas as anteriores', '12']
  expect(shuffledOptions({ options }, last)).toEqual(options)
})

test('letters in an option or in the explanation keep the whole order', () => {
  const options = ['10', '15', 'A e B estão corretas', '12']
  expect(shuffledOptions({ options }, last)).toEqual(options)
  const explained = { options: ['4', '6', '9'], explanation: 'A alternativa A é 2 × 2; por isso a C está certa.' }
  expect(shuffledOptions(explained, last)).toEqual(['4', '6', '9'])
  expect(shuffledOptions({ ...explained, explanation: null }, last)).toEqual(['9', '6', '4'])
})

test('yes comes before no, whichever is right and however it was written', () => {
  for (const [yes, no] of [
    ['Verdadeiro', 'Falso'],
    ['Sim', 'Não'],
    ['certo', 'errado'],
    ['V', 'F'],
  ] as const) {
    expect(shuffledOptions({ options: [yes, no] }, last)).toEqual([yes, no])
    expect(shuffledOptions({ options: [no, yes] }, () => 0)).toEqual([yes, no])
    expect(orderNotice({ options: [no, yes] })).toBeNull()
  }
  expect(shuffledOptions({ options: ['Sim', 'Talvez'] }, last)).toEqual(['Talvez', 'Sim'])
})

test('whoever writes is told what becomes of the order', () => {
  expect(orderNotice({ options: ['a casa', 'o rio'] })).toBeNull()
  expect(orderNotice({ options: ['2', '4', 'n.d.a.'] })).toBe(
    '“n.d.a.” fala das outras alternativas: ela fica por último, e só as outras são embaralhadas.',
  )
  expect(orderNotice({ options: ['10', '15', 'A e B'] })).toBe(
    '“A e B” fala das alternativas pela ordem delas: todas aparecem sempre nesta ordem, sem embaralhar.',
  )
  expect(orderNotice({ options: ['10', '15'], explanation: 'Letra B.' })).toBe(
    'A explicação fala das alternativas por letra ou posição: elas aparecem sempre nesta ordem, sem embaralhar.',
  )
})

test('every option has its place once, whatever is written', () => {
  const option = fc.oneof(
    fc.string({ maxLength: 30 }),
    fc.constantFrom('Todas as anteriores', 'n.d.a.', 'A e B', 'Nenhuma', 'I e II', 'a casa', 'apenas a primeira'),
  )
  fc.assert(
    fc.property(
      fc.array(option, { minLength: 2, maxLength: 5 }),
      fc.string(),
      fc.nat(),
      (options, explanation, salt) => {
        const places = shuffledPlaces({ options, explanation }, below => salt % below)
        expect([...places].sort()).toEqual([...options.keys()])
        const { loose, last, because } = optionOrder({ options, explanation })
        expect(places.slice(loose.length)).toEqual(last)
        expect(because === null).toBe(last.length === 0)
      },
    ),
  )
})
