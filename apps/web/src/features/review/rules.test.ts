import type { Suggestion } from '@capivira/core/review/contract'
import { describe, expect, test } from 'vitest'
import { generatedMarks } from '../../../test/items.ts'
import { strokeOf } from './swipe.ts'
import { whyItWaits } from './text.ts'
import { wishOf } from './use-review-keys.ts'

describe('keys of the review', () => {
  test.each([
    ['ArrowRight', 'keep'],
    ['ArrowLeft', 'refuse'],
    [' ', 'page'],
    ['Escape', 'cancel'],
  ])('%j means the same whether letters decide or not', (key, wish) => {
    expect([wishOf(key, true), wishOf(key, false)]).toEqual([wish, wish])
  })

  test('letters and digits decide only where they may', () => {
    const keys = ['a', 'A', 'r', 'e', 'z', '1', '5', '6', 'q']
    expect(keys.map(key => wishOf(key, true))).toEqual(['keep', 'keep', 'refuse', 'edit', 'back', 0, 4, null, null])
    expect(keys.map(key => wishOf(key, false))).toEqual(keys.map(() => null))
  })
})

test('a stroke goes far enough to one side, and not down the page', () => {
  const from = { x: 200, y: 300 }
  expect(strokeOf(from, { x: 290, y: 310 })).toBe('right')
  expect(strokeOf(from, { x: 110, y: 280 })).toBe('left')
  expect(strokeOf(from, { x: 250, y: 300 })).toBeNull()
  expect(strokeOf(from, { x: 300, y: 380 })).toBeNull()
})

describe('why an item waits', () => {
  const item: Suggestion = {
    ...generatedMarks,
    kind: 'word',
    id: 1,
    word: 'rio',
    hint: 'Corre para o mar',
    publication: 'suggested',
    publicationReason: 'uncertain',
    doubt: null,
  }
  const figures = {
    answers: 31,
    right: 11,
    rival: 'Ferro',
    rivalTimes: 20,
    strong: { answers: 16, right: 4 },
    others: { answers: 15, right: 9 },
  }

  test('is said in one sentence', () => {
    expect(whyItWaits(item)).toBe('Não temos certeza de que esteja bom. Você decide.')
    expect(whyItWaits({ ...item, publicationReason: 'policy' })).toBe('Você pediu para ver tudo antes dos alunos.')
  })

  test('with the figures of the answers', () => {
    const doubted = { ...item, publicationReason: 'answers' as const }
    expect(whyItWaits({ ...doubted, doubt: { kind: 'rival', ...figures } })).toBe(
      'As respostas dos alunos falam contra ela: de 31, 11 marcaram a certa e 20 marcaram “Ferro”. Confira o gabarito.',
    )
    expect(whyItWaits({ ...doubted, doubt: { kind: 'inverted', ...figures } })).toBe(
      'Quem vai bem no resto do quiz erra esta mais do que os outros (25% contra 60% de acertos). Confira o gabarito.',
    )
  })
})
