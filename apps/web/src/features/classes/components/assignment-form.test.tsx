import { QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { material } from '../../../../test/lesson.ts'
import { teacher } from '../../../../test/people.ts'
import { refusal, serve } from '../../../../test/server.ts'
import { createQueryClient } from '../../../app/query-client.ts'
import { CurrentUserContext } from '../../accounts/current-user.ts'
import { AssignmentForm } from './assignment-form.tsx'

const [give, tasks] = ['POST /api/classes/4/assignments', 'GET /api/classes/4/assignments']
const given = {
  ...{ id: 9, classId: 4, materialId: 3, title: 'Rios do Brasil', subject: 'Geografia', note: null },
  ...{ dueDay: '2099-03-02', withCards: true, withQuiz: true, createdAt: '2026-03-02T12:00:00.000Z' },
  ...{ doneCount: 0, membersCount: 2, blocked: null },
}

/** Sends the same task while the class's come. */
async function sendWhile(come: Promise<unknown>) {
  const ready = material({ id: 3, cardCount: 4, questionCount: 4 })
  const server = serve({ [tasks]: () => come, 'GET /api/teacher/materials': [ready], [give]: given })
  render(
    <QueryClientProvider client={createQueryClient()}>
      <CurrentUserContext value={teacher()}>
        <AssignmentForm classId={4} open onOpenChange={() => {}} />
      </CurrentUserContext>
    </QueryClientProvider>,
  )
  await screen.findByRole('option', { name: 'Rios do Brasil (Geografia)' })
  fireEvent.input(screen.getByLabelText(/^Até o dia/), { target: { value: given.dueDay } })
  fireEvent.click(screen.getByRole('button', { name: 'Dar tarefa' }))
  return server
}

test('a task that is sent before the class’s are known waits for them', async () => {
  const known = Promise.withResolvers<unknown>()
  const server = await sendWhile(known.promise)
  expect(await screen.findByText('Enviando...')).toBeTruthy()
  known.resolve([given])
  expect(await screen.findByText(/^A turma já tem esta tarefa/)).toBeTruthy()
  expect(server.sentTo(give)).toHaveLength(0)
})

test('where the class’s tasks do not come it is sent', async () => {
  const known = Promise.withResolvers<unknown>()
  const server = await sendWhile(known.promise)
  known.resolve(refusal(404, 'Não há.'))
  await waitFor(() => expect(server.sentTo(give)).toHaveLength(1))
})
