import { consentLinkSpent, linkOfPupil } from '@capivira/core/consents/contract'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { open } from '../../test/screen.tsx'
import { refusal } from '../../test/server.ts'

const address = 'POST /api/consents/link'

test.each([
  [403, linkOfPupil],
  [410, consentLinkSpent],
])('a link that will not do says why and what to do: %s', async (status, sentence) => {
  open('/consent#umSegredoDeTesteLongo', null, { [address]: refusal(status, sentence) })
  expect((await screen.findByRole('alert')).textContent).toBe(sentence)
})

test('what was agreed to is read again as it was, not as it is asked today', async () => {
  const link = { childFirstName: 'Ana', guardianName: 'Rosa', relation: 'mãe', givenAt: '2026-03-02T12:00:00.000Z' }
  open('/consent#umSegredoDeTesteLongo', null, { [address]: { ...link, state: 'given', textVersion: '2026-11' } })
  expect(await screen.findByText(/sem o nome dela/)).toBeTruthy()
  expect(screen.queryByText(/coisas reconhecidas/)).toBeNull()
})

test('what was given is taken back only by who says so twice: the photo is gone for good', async () => {
  const link = { childFirstName: 'Ana', guardianName: 'Rosa', relation: 'mãe', givenAt: '2026-03-02T12:00:00.000Z' }
  const server = open('/consent#umSegredoDeTesteLongo', null, {
    [address]: { ...link, state: 'given', textVersion: '2026-12' },
    [`${address}/revoke`]: { message: 'O consentimento foi retirado.' },
  })
  const sent = () => server.sentTo(`${address}/revoke`).length
  fireEvent.click(await screen.findByRole('button', { name: 'Retirar o consentimento' }))
  const dialog = within(await screen.findByRole('alertdialog'))
  expect(dialog.getByText(/Por este link não dá para autorizar de novo/)).toBeTruthy()
  fireEvent.click(dialog.getByRole('button', { name: 'Cancelar' }))
  expect(sent()).toBe(0)
  fireEvent.click(screen.getByRole('button', { name: 'Retirar o consentimento' }))
  fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Retirar' }))
  await waitFor(() => expect(sent()).toBe(1))
})
