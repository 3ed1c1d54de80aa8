import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { open } from '../../test/screen.tsx'

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
