import { expect, test } from 'vitest'
import { found } from '../../testing/document.ts'

test.each([
  [
    'As folhas que caem no outono são chamadas de caducas ou decíduas.',
    'Como são chamadas as folhas que caem no outono? → Caducas ou decíduas',
  ],
  [
    'Peças que são giradas são chamadas de Rotor, Hélice, Roda.',
    'Como são chamadas as peças que são giradas? → Rotor, Hélice ou Roda',
  ],
  [
    'As peças que são giradas são chamadas de rotor, hélice ou roda.',
    'Como são chamadas as peças que são giradas? → Rotor, hélice ou roda',
  ],
])('all the names: %s', (text, expected) => {
  expect(found(text, 'naming/')).toContain(expected)
})

test.each([
  [
    'As folhas que caem no outono são chamadas de caducas, folhas temporárias.',
    'Como são chamadas as folhas que caem no outono? → Caducas',
  ],
  [
    'As folhas que caem no outono são chamadas de caducas porque secam no frio.',
    'Como são chamadas as folhas que caem no outono? → Caducas',
  ],
])('no second name: %s', (text, expected) => {
  expect([...new Set(found(text, 'naming/'))]).toEqual([expected])
})

test('both names, without what each of them means', () => {
  expect(found('As nuvens baixas são denominadas Karu (manto de lã) ou Veri (rebanho cinza).', 'naming/')).toContain(
    'Como são denominadas as nuvens baixas? → Karu ou Veri',
  )
})
