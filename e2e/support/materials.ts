import { expect, type Page } from '@playwright/test'
import { origin } from '../playwright.config.ts'
import { schoolPdf } from './pdf.ts'

const headers = { origin }

/**
 * All items of a material go to pupils, and those of its teacher's further ones: for journeys that are not about the
 * review.
 */
export async function publishesAll(page: Page, id: number | string): Promise<void> {
  const chosen = await page.request.put(`/api/materials/${id}/publication-policy`, {
    data: { policy: 'all', always: true },
    headers,
  })
  expect(chosen.ok(), `${chosen.status()} ${await chosen.text()}`).toBe(true)
}

type Sent = { title: string; subject?: string; text?: Parameters<typeof schoolPdf>[1] }

/**
 * Sends one of the school's texts by a call alone, though it was sent before; answers its number once it is written.
 */
export async function sends(page: Page, { title, subject = 'Geral', text }: Sent): Promise<number> {
  const { name, mimeType, buffer } = await schoolPdf(`${title}.pdf`, text)
  const multipart = { title, subject, insist: 'true', pdfFile: { name, mimeType, buffer } }
  const reply = await page.request.post('/api/materials/upload', { multipart, headers })
  expect(reply.ok(), `${reply.status()} ${await reply.text()}`).toBe(true)
  const { id }: { id: number } = await reply.json()
  const standing = async () => (await (await page.request.get(`/api/materials/${id}`)).json()).status
  await expect.poll(standing, { timeout: 90_000 }).toBe('processed')
  return id
}

/**
 * The teacher of the page has sent one of the school's texts, and pupils have its cards: for journeys that are about
 * what comes after. Without `publish` it stands as it was written: what is not certain waits for its teacher. Answers
 * its number.
 */
export async function hasMaterial(page: Page, { publish = true, ...sent }: Sent & { publish?: boolean }) {
  const id = await sends(page, sent)
  if (publish) await publishesAll(page, id)
  await page.goto('/manage-materials')
  await expect(page.getByText('Concluído', { exact: true })).toBeVisible()
  return id
}

/**
 * The teacher of the page has brought a few cards of their own, which wait for the review; answers their number and the
 * material's.
 */
export async function bringsCards(
  page: Page,
  { title, subject = 'Geral', rows }: { title: string; subject?: string; rows: readonly string[] },
): Promise<{ id: number; suggestedCount: number }> {
  const buffer = Buffer.from(`Pergunta;Resposta;Trecho\n${rows.join('\n')}\n`)
  const multipart = { title, subject, file: { name: 'cards.csv', mimeType: 'text/csv', buffer } }
  const reply = await page.request.post('/api/import', { multipart, headers, timeout: 90_000 })
  expect(reply.ok(), `${reply.status()} ${await reply.text()}`).toBe(true)
  return reply.json()
}
