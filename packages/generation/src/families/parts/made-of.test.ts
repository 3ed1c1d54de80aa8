import { expect, test } from 'vitest'
import { found } from '../../testing/document.ts'

test('parts a thing is formed by are asked as what forms it', () => {
  expect(
    found('O aparelho fonador é formado pelos pulmões, pela laringe e pela cavidade da boca.', 'list/made-of'),
  ).toEqual(['O que forma o aparelho fonador? → Os pulmões, a laringe e a cavidade da boca'])
})

test('by whom a part was brought is no part', () => {
  expect(found('As praias são formadas pelo depósito de areia trazida pelo mar.', 'list/made-of')).toEqual([])
})
