import { expect, test } from 'vitest'
import { namesKindByAdjective } from './describedKind.ts'

test.each([
  'as oficinas ceramistas',
  'a arquitetura maia',
  'o telhado das igrejas românicas',
  'os cantos religiosos',
  'a lavoura cafeeira',
])('%s is told by its kind', phrase => {
  expect(namesKindByAdjective(phrase)).toBe(true)
})

test.each(['o poder do rei', 'as vigas de carvalho', 'a ideia principal', 'uma grande quantidade de sal'])(
  '%s is not',
  phrase => {
    expect(namesKindByAdjective(phrase)).toBe(false)
  },
)
