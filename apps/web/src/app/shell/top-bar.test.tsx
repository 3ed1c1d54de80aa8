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

test('the name is written out in the bar, whole', async () => {
  const fullName = 'Maria Aparecida Fernandes de Albuquerque Cavalcanti'
  await bar(pupil({ fullName }))
  const link = screen.getByRole('link', { name: `Meu perfil: ${fullName}` })
  expect(within(link).getByText(fullName).className).not.toMatch(/\b(hidden|truncate)\b/)
})

test('who has no name is ‘Usuário’', async () => {
  await bar(teacher({ fullName: '' }))
  expect(screen.getByRole('link', { name: 'Meu perfil: Usuário' })).toBeTruthy()
})

test('the avatar is one’s picture, or initials on a colour of one’s own where there is none', async () => {
  await bar(teacher({ profileImageUrl: '/api/pictures/0123' }))
  const profile = () => screen.getByRole('link', { name: /^Meu perfil/ })
  expect(profile().querySelector('img')?.getAttribute('src')).toBe('/api/pictures/0123')
  cleanup()
  const looks = []
  for (const end of ['1', '2']) {
    await bar(teacher({ id: `00000000-0000-4000-8000-00000000000${end}`, fullName: 'Ana de Souza' }))
    expect(profile().querySelector('img')).toBeNull()
    const drawn = profile().querySelector('svg')
    expect(drawn?.textContent).toBe('AS')
    looks.push(drawn?.getAttribute('class'))
    cleanup()
  }
  expect(looks[0]).not.toBe(looks[1])
})
