import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { pupil } from '../../test/people.ts'
import { open } from '../../test/screen.tsx'
import { never } from '../../test/server.ts'

test('of a message that was pasted the code alone is sent', async () => {
  const server = open('/join', pupil(), { 'POST /api/join': never })
  fireEvent.input(await screen.findByLabelText(/^Código da turma/), {
    target: { value: 'https://capivira.escola.example/join/ACDF34' },
  })
  fireEvent.click(screen.getByRole('button', { name: 'Entrar na turma' }))
  await waitFor(() => expect(server.sentTo('POST /api/join')).toEqual([{ code: 'ACDF34' }]))
})
