import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { pupil } from '../../test/people.ts'
import { open } from '../../test/screen.tsx'
import { refusal } from '../../test/server.ts'

const change = 'PUT /api/profile/password'
const tooCommon = 'Esta senha é muito usada.'

test('a password that is refused is said to be so at its field alone, until another is written', async () => {
  open('/profile', pupil(), { [change]: refusal(400, tooCommon, { password: tooCommon }) })
  const field = await screen.findByLabelText('Nova senha')
  const form = within(field.closest('form') ?? document.body)
  const type = (label: string, value: string) => fireEvent.input(form.getByLabelText(label), { target: { value } })
  type('Senha atual', 'Vento&Mar7lento')
  type('Nova senha', 'Flamengo1!')
  type('Confirmar nova senha', 'Flamengo1!')
  fireEvent.click(form.getByRole('button', { name: 'Trocar senha' }))
  expect((await form.findByRole('alert')).textContent).toBe(tooCommon)
  expect(screen.getAllByText(tooCommon)).toHaveLength(1)
  await waitFor(() => expect(document.activeElement).toBe(field))
  type('Nova senha', 'Trilha4@serenaNoite')
  await waitFor(() => expect(screen.queryByText(tooCommon)).toBeNull())
})
