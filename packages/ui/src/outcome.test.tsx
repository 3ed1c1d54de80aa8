import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Outcome } from './outcome.tsx'

test('an outcome takes the focus of the form that is gone, one that stood there from the start does not', () => {
  const { rerender } = render(
    <form>
      <button type="submit">Enviar</button>
    </form>,
  )
  screen.getByText('Enviar').focus()
  rerender(<Outcome className="">Enviado.</Outcome>)
  expect(document.activeElement).toBe(screen.getByText('Enviado.'))
  screen.getByText('Enviado.').blur()
  rerender(
    <Outcome key="later" arrives={false} role="alert" className="">
      Já enviado.
    </Outcome>,
  )
  expect(document.activeElement).toBe(document.body)
})
