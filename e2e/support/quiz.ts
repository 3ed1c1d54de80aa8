import { expect, type Page } from '@playwright/test'

/** Begins the quiz on the screen with all its questions, where it asks how many. */
export async function beginWholeQuiz(page: Page): Promise<void> {
  const all = page.getByRole('button', { name: /^Todas as \d+ questões/ })
  await expect(all.or(page.getByText(/^Questão 1 de \d+$/))).toBeVisible()
  if (await all.isVisible()) await all.click()
}
