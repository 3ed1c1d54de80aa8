import type { User } from '@capivira/core/accounts/contract'
import { cleanup, screen, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { admin, pupil, teacher } from '../../../test/people.ts'
import { open } from '../../../test/screen.tsx'

beforeEach(() => vi.spyOn(console, 'warn').mockImplementation(() => {}))

async function bar(user: User) {
  open('/help', user)
  const [nav] = await screen.findAllByRole('navigation', { name: 'Principal' })
  const links = within(nav ?? document.body).getAllByRole('link')
  return links.map(link => `${link.textContent} ${link.getAttribute('href')}`)
}

test('a pupil’s links', async () => {
  expect(await bar(pupil())).toEqual([
    'Dashboard /dashboard',
    'Estudar /study-materials',
    'Quiz /quiz-list',
    'Jogos /games',
    'Conquistas /achievements',
    'Turmas /join',
  ])
})

test('a teacher’s links', async () => {
  expect(await bar(teacher())).toEqual([
    'Dashboard /dashboard',
    'Novo Material /upload-material',
    'Meus Materiais /manage-materials',
    'Turmas /classes',
    'Progresso Alunos /student-progress',
    'Relatórios /reports',
  ])
})

test('an administrator’s links', async () => {
  expect(await bar(admin())).toEqual(['Dashboard /dashboard', 'Desenhos /drawings'])
})

test('the product’s name, and for pupils XP and streak', async () => {
  await bar(pupil({ xp: 250, streak: 3 }))
  const header = within(screen.getAllByRole('banner')[0] ?? document.body)
  expect(header.getByText('Capivira')).toBeTruthy()
  expect(header.getByText('250 XP')).toBeTruthy()
  expect(header.getByText(/Sequência de estudo: 3 dias/)).toBeTruthy()
  expect(header.getAllByRole('button', { name: 'Sair' }).length).toBeGreaterThan(0)
})

test('who has no name is ‘Usuário’', async () => {
  await bar(teacher({ fullName: '' }))
  expect(screen.getByRole('link', { name: 'Meu perfil: Usuário' })).toBeTruthy()
})

test('the avatar is one’s picture, or a drawing of ours where there is none', async () => {
  await bar(teacher({ profileImageUrl: '/api/pictures/0123' }))
  const profile = () => screen.getByRole('link', { name: /^Meu perfil/ })
  expect(profile().querySelector('img')?.getAttribute('src')).toBe('/api/pictures/0123')
  cleanup()
  await bar(teacher({ profileImageUrl: null }))
  expect(profile().querySelector('img')).toBeNull()
  expect(profile().querySelector('svg')).toBeTruthy()
})
