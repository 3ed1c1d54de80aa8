import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { teacher } from '../../test/people.ts'
import { open } from '../../test/screen.tsx'

const session = { id: 'a', device: 'Chrome no Linux', current: true, createdAt: '2026-03-02T10:00:00.000Z' }

test('the device one is on is in use now, and of another no exact minute is claimed', async () => {
  const lastSeenAt = '2026-03-02T15:00:00.000Z'
  const sessions = [
    { ...session, lastSeenAt },
    { ...session, id: 'b', device: 'Safari no iPhone', current: false, lastSeenAt },
  ]
  open('/profile', teacher(), { 'GET /api/profile/sessions': sessions })
  const own = (await screen.findByText('Chrome no Linux')).closest('li')
  expect(own?.textContent).toBe('Chrome no LinuxEm uso agoraEste aparelho')
  const other = screen.getByText('Safari no iPhone').closest('li')
  expect(other?.textContent).toBe('Safari no iPhoneÚltimo uso: por volta de 02/03/2026 às 12:00Encerrar')
})
