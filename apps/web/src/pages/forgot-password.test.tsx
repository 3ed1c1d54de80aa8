import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { open } from '../../test/screen.tsx'

const kept =
  'Aqui não há servidor de email. Se houver uma conta com esse email, peça o link para criar outra senha a ' +
  'quem cuida do sistema.'
const sent = 'Se houver uma conta com esse email, você vai receber uma mensagem com o link para criar outra senha.'

test.each([
  [kept, 'Peça o link', false],
  [sent, 'Confira seu email', true],
])('what to do is as the server says: %s', async (message, title, spam) => {
  open('/forgot-password', null, { 'POST /api/auth/forgot-password': { message } })
  fireEvent.input(await screen.findByLabelText('Email'), { target: { value: 'ana@casa.example' } })
  fireEvent.click(screen.getByRole('button', { name: 'Enviar link' }))
  expect(await screen.findByText(title)).toBeTruthy()
  expect(screen.getByText(message)).toBeTruthy()
  expect(screen.queryByText(/caixa de spam/) !== null).toBe(spam)
})
