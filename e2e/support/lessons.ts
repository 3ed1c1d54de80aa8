import { expect, type Page } from '@playwright/test'

/** A material by its number in addresses and its title. */
export type Lesson = { id: number; title: string }

/** The variable by which the run's lessons are told to the journeys. */
export const lessonsKey = 'E2E_LESSONS'

/**
 * One of the school's texts whose items pupils have, sent once for the run: for journeys that only read it. Waits until
 * it is written. It is the run's oldest material: lists have the newest first, sixty on a page, so that a journey that
 * looks for it in one needs fewer before it.
 * @param pupil who reads it, signed in
 */
export async function readsLesson(pupil: Page, text: 'ciencias-7-ano' | 'historia-8-ano'): Promise<Lesson> {
  const lessons: Record<string, Lesson> = JSON.parse(process.env[lessonsKey] ?? '{}')
  const lesson = lessons[text]
  if (!lesson) throw new Error(`no lesson was prepared of ${text}`)
  const standing = async () => {
    const address = `/api/materials?search=${encodeURIComponent(lesson.title)}`
    const found: { id: number; status: string }[] = await (await pupil.request.get(address)).json()
    return found.find(({ id }) => id === lesson.id)?.status
  }
  await expect.poll(standing, { timeout: 90_000 }).toBe('processed')
  return lesson
}
