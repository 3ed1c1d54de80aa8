import { expect, test } from 'vitest'
import { found } from '../../testing/document.ts'

test('asks what a participle tells of a name', () => {
  const text =
    'A Marinha desenvolveu o computador Mark I, projetado pelo professor Howard Aiken, com base em ideias mais antigas.'
  expect(found(text, 'agent/done-by')).toContain('Quem projetou o computador Mark I? → O professor Howard Aiken')
})

test('what is always made somewhere is asked for in the present', () => {
  const text = 'As células do sangue que levam oxigênio são as hemácias, produzidas na medula dos ossos.'
  expect(found(text, 'place/made-in')).toEqual(['Onde são produzidas as hemácias? → Na medula dos ossos'])
})

test('does not ask where the participle may be of another noun', () => {
  const text = 'Os turistas visitam a casa do rei Salomão, construída em 1750, todos os dias do ano.'
  expect(found(text, 'date/')).toEqual([])
})

test('what is set off by commas is not what was led', () => {
  const text = 'Uma expedição partiu para a ilha da Madeira, na costa da África, chefiada por João Gonçalves Zarco.'
  expect(found(text, 'agent/done-by')).toEqual([])
})

test('asks what a participle at the head tells of the subject', () => {
  const text = 'Criado por Ebenezer Howard, o urbanismo verde propõe bairros com praças, hortas e ruas calmas.'
  expect(found(text, 'agent/done-by')).toEqual(['Quem criou o urbanismo verde? → Ebenezer Howard'])
})

test('a participle at the head that is of no subject after it tells nothing', () => {
  const text = 'Criada por Ebenezer Howard, o urbanismo verde propõe bairros com praças, hortas e ruas calmas.'
  expect(found(text, 'agent/done-by')).toEqual([])
})

test('half of a name with a stroke is not what is described', () => {
  expect(
    found('O Centro de Rios/Lagos, localizado na Universidade de Lavras (UFLA) oferece a análise da água.', 'place/'),
  ).toEqual([])
})
