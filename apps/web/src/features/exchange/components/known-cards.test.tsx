import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { KnownCards } from './known-cards.tsx'

test('says that only new cards come, and asks for the others at a press', () => {
  const onChange = vi.fn()
  render(<KnownCards found={{ known: 2, setAside: 2 }} disabled={false} onChange={onChange} />)
  expect(screen.getByText('Só os cards novos entram: 2 que você já tem ficam de fora.')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Trazer também os que já tenho' }))
  expect(onChange).toHaveBeenCalledWith(true)
})

test('says that they will be there twice, and leaves them out at a press', () => {
  const onChange = vi.fn()
  render(<KnownCards found={{ known: 1, setAside: 0 }} disabled={false} onChange={onChange} />)
  expect(screen.getByText('Entra também 1 card que você já tem: ele vai aparecer duas vezes.')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Trazer só os novos' }))
  expect(onChange).toHaveBeenCalledWith(false)
})
