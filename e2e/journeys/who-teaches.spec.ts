import type { Page } from '@playwright/test'
import { bringsCards, bringsQuiz, publishesAll } from '../support/materials.ts'
import { enterAs, pressInBars, somebody } from '../support/people.ts'
import { expect, expectGoodScreen, test } from '../support/test.ts'

/** Forty letters, as names of four people who married may have. */
const longName = 'Maximiliana Fernandes de Albuquerque Rei'

/** How the bar stands in the window: its height, what hangs out of it, and whether the name is seen whole. */
const measured = (page: Page, name: string) =>
  page.getByRole('banner').evaluate((bar, written) => {
    const { height } = bar.getBoundingClientRect()
    const label = [...bar.querySelectorAll('span')].find(one => one.textContent === written)
    const box = label?.getBoundingClientRect()
    // Its lines stand closer than its letters are high; a line that is cut is 13 pixels.
    const isWhole = label !== undefined && label.scrollHeight <= label.clientHeight + 6 && (box?.width ?? 0) > 0
    const others = [...bar.querySelectorAll('a, button')].filter(one => one.checkVisibility())
    const boxes = others.map(one => one.getBoundingClientRect()).filter(({ width }) => width > 0)
    const touching = boxes.filter((one, at) =>
      boxes.slice(at + 1).some(next => next.left < one.right - 1 && next.left > one.left),
    ).length
    return { height: Math.round(height), over: bar.scrollWidth - bar.clientWidth, touching, isWhole }
  }, name)

/** Leads the focus by Tab through the bar, from its beginning; the names it meets. */
async function tabThroughBar(page: Page): Promise<string[]> {
  const met: string[] = []
  await page.evaluate(() => {
    document.body.tabIndex = -1
    document.body.focus()
  })
  for (let step = 0; step < 30; step++) {
    await page.keyboard.press('Tab')
    const name = await page.evaluate(() => {
      const at = document.activeElement
      const { outlineStyle, boxShadow } = at ? getComputedStyle(at) : { outlineStyle: 'none', boxShadow: 'none' }
      const isSeen = outlineStyle !== 'none' || boxShadow !== 'none'
      const told = at?.cloneNode(true) as Element | undefined
      for (const hidden of told?.querySelectorAll('[aria-hidden="true"]') ?? []) hidden.remove()
      const label = (at?.getAttribute('aria-label') ?? told?.textContent ?? '').trim()
      return at?.closest('header') ? `${label}${isSeen ? '' : ' without a sign of the focus'}` : null
    })
    if (name !== null) met.push(name)
    else if (met.length > 0) break
  }
  return met
}

test('pupils see who teaches, find all from the first screen, lead the bar by keys; a name of 40 letters fits', async ({
  newPerson,
}, { project }) => {
  const mark = `${project.name} ${Date.now()}`
  const teacher = await newPerson()
  await enterAs(teacher, 'Professor', somebody(longName))
  await bringsQuiz(teacher, { title: `A água ${mark}`, subject: `Ciências ${mark}` })
  // More than stand on the first screen at once; of one title, so that only who teaches tells subjects apart.
  const colleague = await newPerson()
  await enterAs(colleague, 'Professor', somebody('Colega de Ciências'))
  const rows = ['Em que estado a água corre?;No líquido;A água corre em estado líquido.']
  const { id } = await bringsCards(colleague, { title: `A água do colega ${mark}`, subject: `Ciências ${mark}`, rows })
  await publishesAll(colleague, id)

  const pupil = await newPerson()
  await enterAs(pupil, 'Aluno', somebody(longName))

  await test.step('from the first screen: a search, who teaches, and the subject', async () => {
    await pupil.goto(`/dashboard?busca=${encodeURIComponent(mark)}`)
    for (const name of [longName, 'Colega de Ciências'])
      await expect(pupil.getByText(`Com ${name}`, { exact: true }).first()).toBeVisible()
    await expectGoodScreen(pupil)
  })

  await test.step('on materials, subjects and quizzes too', async () => {
    for (const address of ['/study-materials', '/quiz-list']) {
      await pupil.goto(`${address}?busca=${encodeURIComponent(mark)}`)
      await expect(pupil.getByText(`Com ${longName}`, { exact: true }).first()).toBeVisible()
      await expectGoodScreen(pupil)
    }
    const subjects: { id: number; name: string }[] = await (await teacher.request.get('/api/subjects')).json()
    await pupil.goto(`/material-view/${subjects.find(({ name }) => name === `Ciências ${mark}`)?.id}`)
    await expect(pupil.getByText(`Com ${longName}`).first()).toBeVisible()
    await expectGoodScreen(pupil)
  })

  await test.step('the bar holds the name, and is led by keyboard alone', async () => {
    for (const page of [pupil, teacher]) {
      await page.goto('/dashboard')
      // The bar comes a moment before who is signed in, and letters are as wide as they stay once their font is there.
      await expect(page.getByRole('banner').getByText(longName).locator('visible=true').first()).toBeVisible()
      await page.evaluate(() => document.fonts.ready.then(() => {}))
      const { height, ...bar } = await measured(page, longName)
      expect(bar).toEqual({ over: 0, touching: 0, isWhole: true })
      expect(height).toBeLessThanOrEqual(72)
      const met = await tabThroughBar(page)
      expect(met.filter(name => name.includes('without a sign'))).toEqual([])
      expect(met).toEqual(expect.arrayContaining(['Dashboard', 'Ajuda', `Meu perfil: ${longName}`, 'Sair']))
      await page.getByRole('link', { name: 'Ajuda' }).press('Enter')
      await expect(page).toHaveURL(/\/help$/)
    }
  })

  await test.step('in a window as narrow as a phone the account has the name, opens and closes by keys', async () => {
    for (const page of [pupil, teacher]) {
      await page.setViewportSize({ width: 390, height: 844 })
      await page.goto('/dashboard')
      await page.getByRole('button', { name: 'Sua conta' }).press('Enter')
      const name = page.getByText(longName, { exact: true }).locator('visible=true').last()
      expect(await name.evaluate(one => one.scrollWidth <= one.clientWidth)).toBe(true)
      await page.keyboard.press('Escape')
      await expect(page.getByRole('button', { name: 'Sua conta' })).toBeFocused()
    }
    await pressInBars(pupil, 'link', 'Ajuda')
    await expect(pupil).toHaveURL(/\/help$/)
  })
})
