import { usualComfort } from '@capivira/core/accounts/comfort-choices'
import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { pupil } from '../../test/people.ts'
import { open } from '../../test/screen.tsx'
import { deviceVoice, giveVoices } from '../../test/voice.ts'

// The screen and what it imports are loaded before the first test waits for them.
beforeAll(() => import('./comfort.tsx'), 120_000)
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('the choice of a voice from elsewhere stays once it is unticked', async () => {
  giveVoices(deviceVoice)
  const user = pupil({ comfort: { ...usualComfort, distantVoice: true } })
  const server = open('/comfort', user, { 'PUT /api/profile/comfort': { ...user, comfort: usualComfort } })
  const choice = () => screen.getByRole<HTMLInputElement>('checkbox', { name: /Usar uma voz feita em outro lugar/ })
  expect((await screen.findByRole('checkbox', { name: /Usar uma voz/ })).matches(':checked')).toBe(true)
  await act(async () => choice().click())
  expect(server.sentTo('PUT /api/profile/comfort')).toMatchObject([{ distantVoice: false }])
  expect(choice().checked).toBe(false)
  await act(async () => choice().click())
  expect(choice().checked).toBe(true)
})
