import { expect, type Page } from '@playwright/test'
import { schoolPdf } from './pdf.ts'
import { call } from './people.ts'

/** The teacher of the page has sent one of the school's texts, and its cards are there: for journeys that are about what comes after. */
export async function hasMaterial(
  page: Page,
  { title, subject = 'Geral', text }: { title: string; subject?: string; text?: Parameters<typeof schoolPdf>[1] },
): Promise<void> {
  const { name, mimeType, buffer } = await schoolPdf(`${title}.pdf`, text)
  await call(page, '/api/materials/upload', {
    multipart: { title, subject, pdfFile: { name, mimeType, buffer } },
  })
  await page.goto('/manage-materials')
  await expect(page.getByText('Concluído', { exact: true })).toBeVisible({ timeout: 90_000 })
}
