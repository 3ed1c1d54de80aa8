import { expect, type Page } from '@playwright/test'
import { origin } from '../playwright.config.ts'
import { schoolPdf, shortPdf } from './pdf.ts'

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

type Sent = {
  title: string
  subject?: string
  /** The first half of a text, or the one page of which little is written. */
  part: NonNullable<Parameters<typeof schoolPdf>[1]> | 'page'
}

/**
 * Sends as much of a text as a journey needs by a call alone, though it was sent before; answers its number once it is
 * written. What is not certain waits for its teacher.
 */
export async function sends(page: Page, { title, subject = 'Geral', part }: Sent): Promise<number> {
  const pdfFile = part === 'page' ? await shortPdf(`${title}.pdf`) : await schoolPdf(`${title}.pdf`, part, true)
  const multipart = { title, subject, insist: 'true', pdfFile }
  const reply = await page.request.post('/api/materials/upload', { multipart, headers })
  expect(reply.ok(), `${reply.status()} ${await reply.text()}`).toBe(true)
  const { id }: { id: number } = await reply.json()
  const standing = async () => (await (await page.request.get(`/api/materials/${id}`)).json()).status
  await expect.poll(standing, { timeout: 90_000 }).toBe('processed')
  return id
}

/** Imports a file in the name of the page's teacher; answers the material's number and how many items wait in it. */
async function brings(
  page: Page,
  fields: { title: string; subject: string },
  file: { name: string; mimeType: string; buffer: Buffer },
): Promise<{ id: number; suggestedCount: number }> {
  const reply = await page.request.post('/api/import', { multipart: { ...fields, file }, headers, timeout: 90_000 })
  expect(reply.ok(), `${reply.status()} ${await reply.text()}`).toBe(true)
  return reply.json()
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
  return brings(page, { title, subject }, { name: 'cards.csv', mimeType: 'text/csv', buffer })
}

/** The teacher of the page has brought three questions of a quiz, which pupils have; answers the material's number. */
export async function bringsQuiz(page: Page, { title, subject }: { title: string; subject: string }): Promise<number> {
  const questions = [4, 7, 9].map(
    (one, at) => `::${at + 1}:: Quanto é ${one} mais ${one}? {=${2 * one} ~${2 * one + 1} ~${2 * one + 2} ~${one + 1}}`,
  )
  const buffer = Buffer.from(`${questions.join('\n\n')}\n`)
  const { id } = await brings(page, { title, subject }, { name: 'quiz.gift', mimeType: 'text/plain', buffer })
  await publishesAll(page, id)
  return id
}
