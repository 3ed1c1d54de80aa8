import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { pupil } from '../../test/people.ts'
import { open, shownToast } from '../../test/screen.tsx'
import { refusal } from '../../test/server.ts'

beforeEach(() => vi.spyOn(console, 'warn').mockImplementation(() => {}))

const ageless = pupil({ ageRange: null, asksAge: true })
const { asksAge: _, ...asked } = ageless
const question = { name: 'Quantos anos você tem?' }
const address = 'PUT /api/profile/age'

test('a pupil whose age is not known is asked in place, and one tap answers', async () => {
  const server = open('/dashboard', ageless, { [address]: { ...asked, ageRange: '13 a 17' } })
  expect(await screen.findByRole('heading', question)).toBeTruthy()
  expect(screen.queryByRole('dialog')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: '13 a 17 anos' }))
  await waitFor(() => expect(screen.queryByRole('heading', question)).toBeNull())
  expect(server.sentTo(address)).toEqual([{ ageRange: '13 a 17' }])
  expect(shownToast()?.title).toBe('Obrigado! Já anotamos.')
})

test('a child is told whom to ask next, and where', async () => {
  open('/dashboard', ageless, { [address]: { ...asked, ageRange: 'até 12' } })
  fireEvent.click(await screen.findByRole('button', { name: 'Até 12 anos' }))
  const thanks = await screen.findByRole('heading', { name: 'Obrigado por contar!' })
  await waitFor(() => expect(document.activeElement).toBe(thanks))
  expect(screen.getByRole('link', { name: 'Pedir autorização' }).getAttribute('href')).toBe('/profile')
  fireEvent.click(screen.getByRole('button', { name: 'Fechar' }))
  expect(screen.queryByRole('heading', { name: 'Obrigado por contar!' })).toBeNull()
})

test('‘agora não’ leaves a line that stays, and the question behind it', async () => {
  const server = open('/dashboard', ageless, { [address]: asked })
  fireEvent.click(await screen.findByRole('button', { name: 'Agora não' }))
  expect(await screen.findByText('Falta contar a sua faixa de idade.')).toBeTruthy()
  await waitFor(() => expect(server.sentTo(address)).toEqual([{ ageRange: null }]))
  fireEvent.click(screen.getByRole('button', { name: 'Contar agora' }))
  expect(await screen.findByRole('heading', question)).toBeTruthy()
})

test('who was asked before sees the line alone; who has told, nothing', async () => {
  open('/dashboard', asked)
  expect(await screen.findByText('Falta contar a sua faixa de idade.')).toBeTruthy()
  expect(screen.queryByRole('heading', question)).toBeNull()
})

test('an answer that did not get through is told, and the question stays', async () => {
  open('/dashboard', ageless, { [address]: refusal(500, 'Algo deu errado.') })
  fireEvent.click(await screen.findByRole('button', { name: 'Até 12 anos' }))
  await waitFor(() => expect(shownToast()?.title).toBe('Não foi possível guardar'))
  expect(screen.getByRole('heading', question)).toBeTruthy()
})

test('who is known by what the device kept alone is not asked: it keeps no age', async () => {
  open('/dashboard', { ...asked, email: '' })
  expect(await screen.findByRole('heading', { name: /^Olá/ })).toBeTruthy()
  expect(screen.queryByText('Falta contar a sua faixa de idade.')).toBeNull()
})
