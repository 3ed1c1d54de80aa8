import { expect, test } from 'vitest'
import { resolveSameNoun, resolveWithin } from './same-noun.ts'

test.each([
  [
    'A cera forma uma capa chamada de camada de verniz.',
    'Essa camada protege a madeira da chuva.',
    'A camada de verniz protege a madeira da chuva.',
  ],
  [
    'O sino usa ligas metálicas, de cobre e estanho.',
    'Algumas dessas ligas resistem ao mar.',
    'Algumas das ligas metálicas resistem ao mar.',
  ],
  ['As dunas móveis avançam com o vento.', 'Essas dunas móveis cobrem estradas.', 'As dunas móveis cobrem estradas.'],
])('%s %s', (before, text, resolved) => {
  expect(resolveSameNoun(text, before)).toBe(resolved)
})

test.each([
  // Nothing tells of which kind.
  ['O forno tem uma camada.', 'Essa camada protege o tijolo.'],
  // Two of them.
  ['A camada de gesso fica sobre a camada de cal.', 'Essa camada protege o tijolo.'],
  // More belongs to it than its name.
  ['Há peças de ferro que quebram.', 'Essas peças pesam muito.'],
  ['Há peças de ferro e vidro.', 'Essas peças pesam muito.'],
  ['A vila viveu outra greve geral.', 'Essa greve durou um mês.'],
  ['Na feira havia um homem velho.', 'Esse homem vendia mel.'],
  // No thing but a time or a way.
  ['O reino viveu um período de paz.', 'Esse período durou dez anos.'],
  // A nearer one in the sentence itself.
  ['A rede de pesca é cara.', 'A rede de vôlei cai e o dono dessa rede reclama.'],
])('%s %s stays', (before, text) => {
  expect(resolveSameNoun(text, before)).toBeNull()
})

test('what the sentence itself has named is said again in full', () => {
  expect(resolveWithin('A abelha traz o néctar fresco, enquanto o favo guarda esse néctar em cera.')).toBe(
    'A abelha traz o néctar fresco, enquanto o favo guarda o néctar fresco em cera.',
  )
  expect(resolveWithin('A abelha traz o néctar, enquanto o favo guarda esse néctar em cera.')).toBe(
    'A abelha traz o néctar, enquanto o favo guarda esse néctar em cera.',
  )
})
