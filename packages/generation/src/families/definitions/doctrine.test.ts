import { expect, test } from 'vitest'
import { found } from '../../testing/document.ts'

test('asks what a law says', () => {
  const text = 'De acordo com o princípio da inércia, um corpo em repouso permanece em repouso.'
  expect(found(text, 'definition/doctrine')).toEqual([
    'O que diz o princípio da inércia? → Um corpo em repouso permanece em repouso',
  ])
})

test('asks nothing of what a law says of another thing of the page', () => {
  expect(
    found('De acordo com o princípio da inércia, esse corpo permanece em repouso.', 'definition/doctrine'),
  ).toEqual([])
})
