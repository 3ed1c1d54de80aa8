import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { KnownCards } from './known-cards.tsx'

test('says that only new cards come, and asks for the others at a press', () => {
  const onChange = vi.fn()
  render(<KnownCards found={{ cards: 1, known: 2, setAside: 2 }} disabled={false} onChange={onChange} />)
  expect(screen.getByText('Só os cards novos entram: 2 que você já tem ficam de fora.')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Trazer também os que já tenho' }))
  expect(onChange).toHaveBeenCalledWith(true)
})

test('says that they will be there twice, and leaves them out at a press', () => {
  const onChange = vi.fn()
  render(<KnownCards found={{ cards: 3, known: 1, setAside: 0 }} disabled={false} onChange={onChange} />)
  expect(screen.getByText('Entra também 1 card que você já tem: ele vai aparecer duas vezes.')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Trazer só os novos' }))
  expect(onChange).toHaveBeenCalledWith(false)
})

test('says that nothing is new, and brings it all the same at a press', () => {
  const onChange = vi.fn()
  render(<KnownCards found={{ cards: 0, known: 2, setAside: 2 }} disabled={false} onChange={onChange} />)
  expect(
    screen.getByText('Nada novo neste arquivo: você já tem todos os cards dele. Nada será importado.'),
  ).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Importar de novo mesmo assim' }))
  expect(onChange).toHaveBeenCalledWith(true)
})
