import { expect, test } from 'vitest'
import { found } from '../../testing/document.ts'

test('what is one and has a name of many, or lies somewhere by its name', () => {
  const which = 'definition/which-is'
  expect(found('A base da alimentação dos tropeiros eram os feijões secos.', which)).toEqual([
    'Qual era a base da alimentação dos tropeiros? → Os feijões secos',
  ])
  expect(found('As cidades com mais bicicletas por morador são as capitais do litoral.', which)).toEqual([
    'Quais são as cidades com mais bicicletas por morador? → As capitais do litoral',
  ])
  const text = 'O lugar mais alto da excursão é o pico da Bandeira, que fica na divisa.'
  expect(found(text, 'naming/reversed')).toEqual([])
})
