import { expect, test } from 'vitest'
import { found } from '../../testing/document.ts'

test('asks which ones of a kind do something', () => {
  const text = 'Insetos como abelhas, vespas e borboletas transportam o pólen das flores.'
  expect(found(text, 'list/who-such')).toEqual([
    'Que insetos transportam o pólen das flores? → Abelhas, vespas e borboletas',
  ])
})

test('asks nothing of a kind that tells nothing', () => {
  const text = 'Outros animais como abelhas, vespas e borboletas transportam o pólen das flores.'
  expect(found(text, 'list/who-such')).toEqual([])
})
