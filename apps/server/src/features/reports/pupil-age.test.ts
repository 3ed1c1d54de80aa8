import type { SchoolClass } from '@capivira/core/classes/contract'
import type { PupilReport } from '@capivira/core/reports/contract'
import { expect, test } from 'vitest'
import { put } from '../../../test/children.ts'
import { useSchool } from '../../../test/use-school.ts'

const school = useSchool()

test('a pupil’s age range is told to who has them in a turma, and who can correct it', async () => {
  const [teacher, colleague] = [await school.signedIn('teacher'), await school.signedIn('teacher')]
  const pupil = await school.signedIn('student', 'Ana Souza')
  const report = async (who = teacher) => (await who.get<PupilReport>(`/api/teacher/pupils/${pupil.id}`)).body
  expect(await report()).not.toHaveProperty('ageRange')
  const correct = () => put(teacher, `/api/consents/pupils/${pupil.id}/age`, { ageRange: 'até 12' })
  expect((await correct()).status).toBe(404)

  const { body: turma } = await teacher.post<SchoolClass>('/api/classes', { name: '7º ano' })
  await pupil.post('/api/join', { code: turma.joinCode })
  expect(await report()).toMatchObject({ classes: ['7º ano'], ageRange: '13 a 17' })
  expect((await correct()).status).toBe(200)
  expect(await report()).toMatchObject({ ageRange: 'até 12' })
  expect(await report(colleague)).not.toHaveProperty('ageRange')
})
