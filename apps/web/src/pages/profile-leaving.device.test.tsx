import 'fake-indexeddb/auto'
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { pupil } from '../../test/people.ts'
import { open } from '../../test/screen.tsx'
import { openDevice } from '../features/offline/device.ts'

test('who deletes their account while something waits is told that it goes too', async () => {
  const device = await openDevice()
  const body = { difficulty: 'fácil', eventId: '0d5b1f4e-5f0c-4f55-9a5e-000000000002' }
  await device.add('acts', { userId: pupil().id, method: 'POST', path: '/api/cards/9/review', body, at: 1 })
  device.close()
  open('/profile', pupil(), { 'POST /api/cards/9/review': new TypeError('no network') })
  fireEvent.click(await screen.findByRole('button', { name: 'Excluir minha conta' }))
  const question = await screen.findByRole('dialog')
  await within(question).findByText('Vai ser apagado:')
  expect(
    await within(question).findByText(
      '1 coisa que você fez ainda está só neste aparelho e não foi enviada: ela também se perde.',
    ),
  ).toBeTruthy()
})
