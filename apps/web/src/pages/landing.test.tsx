import { cleanup, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import page from '../../index.html?raw'
import { open, shownToast } from '../../test/screen.tsx'
import { noteFarewell } from '../features/landing/farewell.ts'

const hrefs = (name: string) => [
  ...new Set(screen.getAllByRole('link', { name }).map(link => link.getAttribute('href'))),
]

test('every button of the first page leads where it says', async () => {
  open('/', null)
  await screen.findAllByRole('link', { name: 'Cadastrar como Aluno' })
  expect(hrefs('Entrar')).toEqual(['/login'])
  expect(hrefs('Criar Conta')).toEqual(['/register'])
  expect(hrefs('Cadastrar como Aluno')).toEqual(['/register?type=student'])
  expect(hrefs('Cadastrar como Professor')).toEqual(['/register?type=teacher'])
  expect(hrefs('Cadastrar como Admin')).toEqual(['/register?type=admin'])
  expect(screen.getByText(/Já tem uma conta\?/)).toBeTruthy()
  expect(hrefs('Fazer Login')).toEqual(['/login'])
})

test('it speaks to pupils, teachers and administrators, of documents read and what makes study a game', async () => {
  open('/', null)
  await screen.findAllByRole('link', { name: 'Cadastrar como Aluno' })
  for (const heading of ['Para quem estuda', 'Para quem ensina', 'Para quem cuida da escola'])
    expect(screen.getByRole('heading', { name: heading })).toBeTruthy()
  const shown = document.body.textContent ?? ''
  for (const words of [
    'Flip cards interativos',
    'XP, níveis, sequência de dias e conquistas',
    'Envie o PDF: os flip cards e as questões são criados automaticamente',
  ])
    expect(shown).toContain(words)
})

test('the page says that it is in Brazilian Portuguese', () => {
  expect(page).toContain('<html lang="pt-BR"')
})

test('whoever deleted their account is told so here, once, and no other visitor', async () => {
  open('/', null)
  await screen.findAllByRole('link', { name: 'Cadastrar como Aluno' })
  expect(shownToast()).toBeNull()
  cleanup()
  noteFarewell()
  open('/', null)
  await waitFor(() => expect(shownToast()?.title).toBe('Sua conta foi excluída'))
  expect(sessionStorage.getItem('capivira:deleted')).toBeNull()
})
