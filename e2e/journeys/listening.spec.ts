import type { Page } from '@playwright/test'
import { readsLesson } from '../support/lessons.ts'
import { enterAs, somebody } from '../support/people.ts'
import { expect, expectGoodScreen, test } from '../support/test.ts'
import { endPassage, giveVoice, reachWord, said } from '../support/voice.ts'

/** A card of the round: what is asked, and what is answered. */
type Card = { id: number; question: string; answer: string }

/** The text in which the voice's word is marked, or what is marked; null while nothing is. */
const marked = (page: Page) => page.locator('mark').locator('visible=true').first().textContent({ timeout: 5_000 })

/** Waits until the voice was given so many passages; answers the last. */
async function heard(page: Page, count: number): Promise<string> {
  await expect.poll(async () => (await said(page)).length).toBeGreaterThanOrEqual(count)
  return (await said(page)).at(-1) ?? ''
}

/** Lets the voice end passage by passage until nothing more follows by itself. */
async function hearOut(page: Page, text: string): Promise<void> {
  await expect
    .poll(async () => {
      const told = (await said(page)).at(-1) ?? ''
      if (text.trimEnd().endsWith(told)) return true
      await endPassage(page)
      return false
    })
    .toBe(true)
}

test('a pupil hears cards and words: the word marked, all in a row by two zones and keys, and a dictation', async ({
  newPerson,
}) => {
  const pupil = await newPerson()
  await giveVoice(pupil)
  await enterAs(pupil, 'Aluno', somebody('Aluno que ouve'))
  const { id } = await readsLesson(pupil, 'ciencias-7-ano')
  const cards: Card[] = await (await pupil.request.get(`/api/materials/${id}/cards`)).json()
  const shown = async () => {
    const onScreen = (await pupil.locator('main').textContent()) ?? ''
    return cards.find(({ question }) => onScreen.includes(question))
  }

  await test.step('the voice is chosen once, and is one of the device', async () => {
    await pupil.goto('/comfort')
    await expect(pupil.getByText(/com uma voz do próprio aparelho/)).toBeVisible()
    await pupil.getByRole('checkbox', { name: /Ler em voz alta/ }).check()
    await expectGoodScreen(pupil)
  })

  await test.step('a card is read, the word marked as it is said', async () => {
    await pupil.goto(`/study/${id}`)
    await expect(pupil.getByText(/^Card 1 de /)).toBeVisible()
    await pupil.getByRole('button', { name: 'Ouvir', exact: true }).click()
    const first = await heard(pupil, 1)
    expect((await shown())?.question.startsWith(first)).toBe(true)
    expect(await marked(pupil)).toBe(first)
    const word = await reachWord(pupil)
    await expect(pupil.locator('mark').locator('visible=true').first()).toHaveText(word)
    await pupil.getByRole('button', { name: 'Parar de ouvir' }).click()
    await expect(pupil.locator('mark')).toHaveCount(0)
    await expectGoodScreen(pupil)
  })

  await test.step('all in a row: question, time to remember, answer, and a zone that rates', async () => {
    const before = (await said(pupil)).length
    await pupil.getByRole('button', { name: 'Ouvir tudo' }).click()
    await heard(pupil, before + 1)
    const card = await shown()
    await expect(pupil.getByRole('button', { name: 'Lembrei', exact: true })).toHaveCount(0)
    await hearOut(pupil, card?.question ?? '')
    const asked = (await said(pupil)).length
    await endPassage(pupil)
    await expect(pupil.getByText('Tente lembrar. A resposta vem em seguida.')).toBeVisible()
    // The answer comes by itself after the pause.
    const answer = await heard(pupil, asked + 1)
    expect(card?.answer.startsWith(answer)).toBe(true)
    for (const name of ['Não lembrei', 'Lembrei']) {
      const zone = await pupil.getByRole('button', { name, exact: true }).boundingBox()
      expect(zone?.height).toBeGreaterThanOrEqual(128)
      expect(zone?.width).toBeGreaterThanOrEqual(150)
    }
    await expectGoodScreen(pupil)
    await expectRated(pupil, 'médio', () => pupil.getByRole('button', { name: 'Lembrei', exact: true }).click())
    await expect(pupil.getByText(/^Card 2 de /)).toBeVisible()
  })

  await test.step('by keys: R repeats, the arrow hears the answer, the other one rates, Esc stops', async () => {
    await expect.poll(async () => (await said(pupil)).at(-1)).toBe(await questionsBeginning(pupil, shown))
    const asked = (await said(pupil)).length
    await pupil.keyboard.press('r')
    await heard(pupil, asked + 1)
    await pupil.keyboard.press('ArrowRight')
    const answer = await heard(pupil, asked + 2)
    expect(cards.some(card => card.answer.startsWith(answer))).toBe(true)
    await expectRated(pupil, 'errei', () => pupil.keyboard.press('ArrowLeft'))
    await expect(pupil.getByText(/^Card 3 de /)).toBeVisible()
    // It hears keys from when its question is read.
    await heard(pupil, asked + 3)
    await pupil.keyboard.press('Escape')
    await expect(pupil.getByRole('button', { name: 'Ouvir tudo' })).toBeVisible()
    await expect(pupil.locator('mark')).toHaveCount(0)
  })

  await test.step('a round of dictation, from words with hints', () => takesDictation(pupil, id))
})

/** The sentence with which the question on the screen begins. */
async function questionsBeginning(page: Page, shown: () => Promise<Card | undefined>): Promise<string> {
  const card = await shown()
  return (await said(page)).findLast(told => card?.question.startsWith(told)) ?? card?.question ?? ''
}

/** Fails unless an act sends this rating. */
async function expectRated(page: Page, difficulty: string, act: () => Promise<void>): Promise<void> {
  const sent = page.waitForRequest(request => /\/api\/cards\/\d+\/review$/.test(request.url()))
  await act()
  expect((await sent).postDataJSON()).toMatchObject({ difficulty })
}

/** Writes the words of a round as they are heard, the first one wrong. */
async function takesDictation(pupil: Page, id: number) {
  const words: { word: string }[] = await (await pupil.request.get(`/api/materials/${id}/dictation`)).json()
  await pupil.goto(`/dictation/${id}`)
  await pupil.getByRole('button', { name: 'Ouvir a palavra' }).click()
  // A round has eight at most.
  const count = Math.min(words.length, 8)
  for (let place = 1; place <= count; place++) {
    const word = await heard(pupil, place)
    expect(words.map(one => one.word)).toContain(word)
    await endPassage(pupil)
    await pupil.getByLabel('Escreva a palavra').fill(place === 1 ? `${word}x` : word)
    await pupil.keyboard.press('Enter')
    await expect(pupil.getByText(place === 1 ? /^Sobrou “x”/ : 'Isso mesmo!').first()).toBeVisible()
    if (place === 1) await expectGoodScreen(pupil)
    await pupil.getByRole('button', { name: /^(?:Próxima palavra|Ver o resultado)$/ }).click()
  }
  await expect(pupil.getByText(`${count - 1} de ${count} palavras certas de primeira`)).toBeVisible()
  await expectGoodScreen(pupil)
}
