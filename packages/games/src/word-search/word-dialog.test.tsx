import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { GameHostContext } from '../kit/host.ts'
import { quietHost } from '../testing/host.tsx'
import { WordDialog } from './word-dialog.tsx'
import { WordReview } from './word-review.tsx'

afterEach(cleanup)

const word = { wordId: 1, word: 'capital', hint: 'Brasília é a _____ do Brasil.', page: 1, quote: null, cells: [] }

test('the gap of a definition is read as a word, in the dialog and after the round', async () => {
  render(
    <GameHostContext value={quietHost}>
      <WordDialog word={word} isFound materialId={3} onClose={() => {}} />
      <WordReview words={[word]} materialId={3} />
    </GameHostContext>,
  )
  const dialog = screen.getByRole('dialog', { name: 'Você achou!', description: 'Brasília é a lacuna do Brasil.' })
  expect(within(dialog).getByText('_____').getAttribute('aria-hidden')).toBe('true')
  expect(await screen.findAllByText('lacuna')).toHaveLength(2)
})
