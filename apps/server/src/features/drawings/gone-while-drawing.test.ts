import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { useSchool } from '../../../test/use-school.ts'
import { Refusal } from '../../platform/refusal.ts'
import { users } from '../accounts/tables.ts'
import { createDrawing } from './create-drawing.ts'
import type { Studio } from './studio.ts'

const school = useSchool()

test('of who leaves while their drawing is being made no file stays', async () => {
  const { db } = school.connection
  const pupil = await school.signedIn()
  const studio: Studio = {
    async picture() {
      await db.delete(users).where(eq(users.id, pupil.id))
      return { png: Buffer.from('png'), regions: [], drawn: ['um barco'], unknown: [], sentence: 'Um barco.' }
    },
    small: async () => Buffer.from('webp'),
    foretell: async () => ({ drawn: [], unknown: [], sentence: null }),
    nouns: async () => [],
    close: async () => {},
  }
  const made = await createDrawing(
    { db, files: school.files, studio, reviewed: false },
    {
      user: { id: pupil.id, userType: 'student', ageRange: '13 a 17', fullName: 'Ana Souza' },
      title: 'Barco',
      description: 'um barco no mar',
      now: school.now(),
      today: '2026-03-02',
    },
  )
  expect(made).toBeInstanceOf(Refusal)
  const left: string[] = []
  for await (const { key } of school.files.list()) if (key.startsWith('drawings/')) left.push(key)
  expect(left).toEqual([])
})
