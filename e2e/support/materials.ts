import { expect, type Page } from '@playwright/test'
import { origin } from '../playwright.config.ts'
import { schoolPdf } from './pdf.ts'
import { call } from './people.ts'

/** All items of the teacher's newest material go to pupils, and those of their further ones: for journeys that are not about the review. */
export async function publishesAll(page: Page): Promise<void> {
  const list = await page.request.get('/api/teacher/materials')
  const [newest]: { id: number }[] = await list.json()
  const chosen = await page.request.put(`/api/materials/${newest?.id}/publication-policy`, {
    data: { policy: 'all', always: true },
    headers: { origin },
  })
  expect(chosen.ok(), `${chosen.status()} ${await chosen.text()}`).toBe(true)
}

/**
 * The teacher of the page has sent one of the school's texts, and pupils have its cards: for journeys that are about what comes after.
 * Without `publish` it stands as it was written: what is not certain waits for its teacher.
 */
export async function hasMaterial(
  page: Page,
  {
    title,
    subject = 'Geral',
    text,
    publish = true,
  }: { title: string; subject?: string; text?: Parameters<typeof schoolPdf>[1]; publish?: boolean },
): Promise<void> {
  const { name, mimeType, buffer } = await schoolPdf(`${title}.pdf`, text)
  await call(page, '/api/materials/upload', {
    multipart: { title, subject, pdfFile: { name, mimeType, buffer } },
  })
  await page.goto('/manage-materials')
  await expect(page.getByText('Concluído', { exact: true })).toBeVisible({ timeout: 90_000 })
  if (!publish) return
  await publishesAll(page)
  await page.reload()
  await expect(page.getByText('Concluído', { exact: true })).toBeVisible()
}
