import { expect, test } from 'vitest'
import { noteOfPaid } from './note-of-paid.ts'
import { text } from './text.ts'

test('a round that simply paid says nothing', () => {
  expect(noteOfPaid({ heldBack: null, reduced: false })).toBeNull()
})

test('the fourth round of a game says that it pays less', () => {
  expect(noteOfPaid({ heldBack: null, reduced: true })).toBe(text.reduced)
})

test('what held the XP back comes before what made it less', () => {
  expect(noteOfPaid({ heldBack: 'day', reduced: true })).toBe(text.heldBack.day)
  expect(noteOfPaid({ heldBack: 'quick', reduced: false })).toBe(text.heldBack.quick)
})

test('a round that came very soon is told so without reproach', () => {
  expect(text.heldBack.quick).not.toMatch(/demais|trapa|impossível|não foi jogad/)
})
