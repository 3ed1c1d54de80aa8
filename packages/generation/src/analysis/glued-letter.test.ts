import { expect, test } from 'vitest'
import { documentOf } from '../document/typeset.ts'
import { generateMaterial } from '../generate.ts'
import { isFaulty } from './faulty-text.ts'
import { unglued } from './glued-letter.ts'

test.each([
  ['OMoinho da vila parou.', 'O Moinho da vila parou.'],
  ['Depois vieram OsBarcos e AFesta.', 'Depois vieram Os Barcos e A Festa.'],
])('an article stands apart from the word it was set against: %s', (text, apart) => {
  expect(unglued(text)).toBe(apart)
  expect(isFaulty(text)).toBe(true)
})

test.each(['O OpenOffice abre o texto.', 'A ONU e a AXtron assinaram.', 'O arquivo lista.AFesta existe.'])(
  '%s has no such article',
  text => {
    expect(unglued(text)).toBe(text)
    expect(isFaulty(text)).toBe(false)
  },
)

test('an item names the thing, not the letter that the page glued to it', () => {
  const text = 'OMoinho de vento é uma máquina que aproveita a força do ar para moer os grãos da vila.'
  const { cards } = generateMaterial(documentOf(`# Vento\n\n${text}`), { title: 'Vento', read: null })
  expect(cards.map(({ question }) => question)).toContain('O que é o Moinho de vento?')
})
