import { describe, expect, test } from 'vitest'
import { takeApart } from './clauses.ts'
import { inThePast } from './narrative.ts'
import { predicatesOf, withAuxiliary } from './predicates.ts'

function partsOf(text: string): string[] {
  const clause = takeApart(text)
  return clause ? predicatesOf(clause).map(({ subject, verb, rest }) => `${subject} | ${verb} | ${rest}`) : []
}

describe('the predicates of a clause', () => {
  test.each([
    [
      'O Primeiro Reinado começou em 1822 e terminou em 1831',
      ['O Primeiro Reinado | começou | em 1822', 'O Primeiro Reinado | terminou | em 1831'],
    ],
    [
      'O barroco mineiro nasceu em 1720 e se estendeu até o fim do século',
      ['O barroco mineiro | nasceu | em 1720', 'O barroco mineiro | se estendeu | até o fim do século'],
    ],
    [
      'As lagoas são rasas e existe uma trilha entre elas',
      ['As lagoas | são | rasas', ' | existe | uma trilha entre elas'],
    ],
    ['O vale perdeu moradores e ocorreu um incêndio', ['O vale | perdeu | moradores', ' | ocorreu | um incêndio']],
    ['A vila cresceu e surgiu ao lado da ponte', ['A vila | cresceu | ', 'A vila | surgiu | ao lado da ponte']],
    ['Os canais são rasos e perde força a maré', ['Os canais | são | rasos']],
    ['A vistoria é a leitura e analise dos recibos', ['A vistoria | é | a leitura e analise dos recibos']],
    ['O fígado produz a bile e a insulina', ['O fígado | produz | a bile e a insulina']],
    [
      'A memória é um dispositivo que guarda e devolve dados',
      ['A memória | é | um dispositivo que guarda e devolve dados'],
    ],
  ])('%s', (text, expected) => {
    expect(partsOf(text)).toEqual(expected)
  })
})

describe('an auxiliary with its verb', () => {
  test.each([
    ['O plano deverá ser aprovado pelo colegiado', 'deverá ser | aprovado pelo colegiado'],
    ['Cada byte consegue representar 256 números', 'consegue representar | 256 números'],
    ['O império começou a perder força', 'começou a perder | força'],
  ])('%s', (text, expected) => {
    const clause = takeApart(text)
    const grouped = clause && withAuxiliary(clause)
    expect(`${grouped?.verb} | ${grouped?.rest}`).toBe(expected)
  })
})

describe('a past told in the present', () => {
  test.each([
    ['Em 1989, o ministério lança um projeto pioneiro', 'lançou'],
    ['Em 1989, o ministério lançou um projeto pioneiro', 'lançou'],
    ['Nos ecossistemas, as plantas lançam sementes', 'lançam'],
  ])('%s', (text, expected) => {
    const clause = takeApart(text)
    expect(clause && inThePast(clause).verb).toBe(expected)
  })
})

test('a second verb of a clause within belongs to it, where it agrees with nothing else', () => {
  expect(partsOf('A feira começa quando os barcos chegam e descarregam o peixe')).toEqual([
    'A feira | começa | quando os barcos chegam e descarregam o peixe',
  ])
})

test('what stands between a subject and its first verb stays in the text of the first', () => {
  const clause = takeApart('O aipim, também chamado de macaxeira, cresce na roça e alimenta a vila')
  expect(clause && predicatesOf(clause)[0]?.text).toBe('O aipim, também chamado de macaxeira, cresce na roça')
})
