import { consentLinkSpent, linkOfPupil } from '@capivira/core/consents/contract'
import { screen } from '@testing-library/react'
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
