import { expect, type Page } from '@playwright/test'
import { origin } from '../playwright.config.ts'
import { bringsCards, publishesAll, sends } from './materials.ts'

/** How a material stands, as its teacher sees it. */
export type Material = { id: number; status: string; suggestedCount: number; flipCardsCount: number }
const headers = { origin }

/** Has a material all of whose items wait for the teacher; answers its number and how many they are. */
export async function hasSuggestions(teacher: Page, title: string): Promise<{ id: number; waiting: number }> {
  const { id: first } = await bringsCards(teacher, { title: `${title} 1`, rows: sums(1) })
  // Of what came before nothing waits.
  await publishesAll(teacher, first)
  const data = { policy: 'reviewed', always: true }
  const chosen = await teacher.request.put(`/api/materials/${first}/publication-policy`, { data, headers })
  expect(chosen.ok()).toBe(true)
  const id = await sends(teacher, { title, subject: 'Ciências', part: 'ciencias-7-ano' })
  const material: Material = await (await teacher.request.get(`/api/materials/${id}`)).json()
  expect(material.flipCardsCount).toBe(0)
  return { id, waiting: material.suggestedCount }
}

/** So many cards as a table has them. */
export const sums = (count: number) =>
  Array.from({ length: count }, (_, at) => `Quanto é ${at} mais ${at}?;${2 * at};A soma junta parcelas.`)
