import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { entry } from '../../test/lesson.ts'
import { pupil } from '../../test/people.ts'
import { open } from '../../test/screen.tsx'

test('where a browser keeps nothing, as on plain http, the page says what it takes to study offline', async () => {
  open('/study-materials', pupil(), { 'GET /api/progress': [entry()] })
  expect(await screen.findByText(/o endereço da escola precisa começar com “https:\/\/”/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Baixar para estudar/ })).toBeNull()
})
