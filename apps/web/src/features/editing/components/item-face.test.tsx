import type { Item } from '@capivira/core/editing/contract'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { generatedMarks } from '../../../../test/items.ts'
import { ItemFace } from './item-face.tsx'

const question = (options: string[]): Item => ({
  ...generatedMarks,
  id: 7,
  kind: 'question',
  question: 'Qual é o maior rio?',
  options,
  correctAnswer: 1,
  explanation: null,
  difficulty: 'médio',
})

const lines = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent)

test('options that are shuffled have no letters, which would be others in the form', () => {
  render(<ItemFace item={question(['Tietê', 'Amazonas', 'Negro'])} />)
  expect(lines().sort()).toEqual(['Amazonas', 'Negro', 'Tietê'])
})

test('options that speak of others by letter keep order and letters', () => {
  render(<ItemFace item={question(['Tietê', 'Amazonas', 'A e B estão corretas'])} />)
  expect(lines()).toEqual(['A)Tietê', 'B)Amazonas', 'C)A e B estão corretas'])
})
