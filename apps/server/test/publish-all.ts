import type { TestApp } from './app.ts'

type Person = Awaited<ReturnType<TestApp['signedIn']>>

/**
 * Lets all items of a material go to pupils, and those of its teacher's further ones: for tests that are not about the
 * review.
 */
export async function publishAll(teacher: Person, materialId: number): Promise<void> {
  const url = `/api/materials/${materialId}/publication-policy`
  const { status, body } = await teacher.send({ method: 'PUT', url, payload: { policy: 'all', always: true } })
  if (status !== 200) throw new Error(`publishing all: ${status} ${JSON.stringify(body)}`)
}
