import type { Item } from '@capivira/core/editing/contract'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { generatedMarks } from '../../test/items.ts'
import { material } from '../../test/lesson.ts'
import { teacher } from '../../test/people.ts'
import { open } from '../../test/screen.tsx'

const questions: Item[] = Array.from({ length: 50 }, (_, place) => ({
  ...generatedMarks,
  sourcePage: 1,
  kind: 'question',
  id: 100 + place,
  question: `Pergunta ${place + 1}?`,
  options: ['Amazonas', place === 40 ? 'Tietê' : 'Paraná'],
  correctAnswer: 0,
  explanation: null,
  difficulty: 'médio',
}))

const openViewer = (address: string) =>
  open(address, teacher(), {
    'GET /api/materials/3': material(),
    'GET /api/materials/3/items': questions,
    'GET /api/materials/3/coverage': { pages: [{ page: 1, reading: 'read' }], message: null },
  })

const shown = () => screen.getAllByRole('heading', { level: 2, name: /^Pergunta \d+\?$/ }).map(one => one.textContent)

test('hundreds of questions come 24 a page, and the page stays in the address', async () => {
  openViewer('/quiz-view/3')
  await screen.findByText('Pergunta 1?')
  expect(shown()).toEqual(questions.slice(0, 24).map(one => one.kind === 'question' && one.question))
  expect(screen.getByText('50 questões ao todo.')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Próxima' }))
  await screen.findByText('Pergunta 25?')
  expect(shown()).toHaveLength(24)
  expect(location.search).toBe('?lista=2')
  expect(screen.getByRole('button', { name: 'Editar Questão 25' })).toBeTruthy()
})

test('what was done to a question is said of a question', async () => {
  open('/quiz-view/3', teacher(), {
    'GET /api/materials/3': material(),
    'GET /api/materials/3/items': [
      { ...questions[0], state: 'hidden', edited: true },
      { ...questions[1], origin: 'teacher' },
      { ...questions[2], origin: 'requested' },
    ],
    'GET /api/materials/3/coverage': { pages: [{ page: 1, reading: 'read' }], message: null },
  })
  await screen.findByText('Pergunta 1?')
  for (const words of ['Oculta dos alunos', 'Editada por você', 'Escrita por você', 'Gerada a pedido'])
    expect(screen.getByText(words)).toBeTruthy()
})

test('a page in the address is shown first', async () => {
  openViewer('/quiz-view/3?lista=3')
  await screen.findByText('Pergunta 49?')
  expect(shown()).toEqual(['Pergunta 49?', 'Pergunta 50?'])
})

test('a search looks in all of them, options too, and they keep their numbers', async () => {
  openViewer('/quiz-view/3?lista=2')
  await screen.findByText('Pergunta 25?')
  fireEvent.input(screen.getByLabelText('Buscar questões'), { target: { value: 'tiete' } })
  await waitFor(() => expect(shown()).toEqual(['Pergunta 41?']))
  expect(screen.getByText('1 questão combina com “tiete”.')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Editar Questão 41' })).toBeTruthy()
  fireEvent.input(screen.getByLabelText('Buscar questões'), { target: { value: 'vulcão' } })
  expect(await screen.findByText('Nada encontrado')).toBeTruthy()
})
