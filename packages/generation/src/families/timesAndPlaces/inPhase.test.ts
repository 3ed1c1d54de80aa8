import { expect, test } from 'vitest'
import { found } from '../../testing/document.ts'

test.each([
  [
    'A célula duplica as moléculas de DNA na fase S da interfase.',
    'Em que fase a célula duplica as moléculas de DNA? → Na fase S da interfase',
  ],
  [
    'O número de folhas do milho pode ser contado nos estágios iniciais de crescimento.',
    'Em que estágios o número de folhas do milho pode ser contado? → Nos estágios iniciais de crescimento',
  ],
])('%s', (text, expected) => {
  expect(found(text, 'relation/in-phase')).toEqual([expected])
})

test.each([
  [
    'O LibreOffice exporta planilhas no formato CSV ou PDF.',
    'Em que formatos o LibreOffice exporta planilhas? → CSV ou PDF',
  ],
  ['O GIMP exporta as imagens no formato PNG.', 'Em que formato o GIMP exporta as imagens? → PNG'],
])('%s', (text, expected) => {
  expect(found(text, 'relation/format')).toEqual([expected])
})

test.each([
  'A célula cresce na fase que vem depois.',
  'A planta floresce nessa fase do ano.',
  'O rio seca na etapa seguinte.',
])('%s: which phase it is, the page says elsewhere', text => {
  expect(found(text, 'relation/in-phase')).toEqual([])
})
