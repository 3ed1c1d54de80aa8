import type { Page } from '@playwright/test'
import { expectHeard, expectListenable, listen } from '../support/heard.ts'
import { schoolPdf } from '../support/pdf.ts'
import { enterAs, joinAs, pressInBars, somebody } from '../support/people.ts'
import { beginWholeQuiz } from '../support/quiz.ts'
import { expect, expectGoodScreen, test } from '../support/test.ts'

test('a teacher sends a PDF, and a pupil studies its cards, takes its quiz and earns an achievement', async ({
  newPerson,
}, { project }) => {
  const title = `Ecossistemas ${project.name} ${Date.now()}`
  const teacher = await newPerson()

  await test.step('the teacher registers and arrives at an empty dashboard', async () => {
    await teacher.goto('/')
    await expectGoodScreen(teacher)
    await joinAs(teacher, 'Professor', somebody('Professora de Ciências'))
    await expect(teacher.getByText('Nenhum material ainda')).toBeVisible()
    await expectGoodScreen(teacher)
  })

  await test.step('a file that is no PDF is refused, and nothing typed is lost', () => sendsPicture(teacher, title))

  await test.step('the PDF is sent and its processing can be watched until it is done', async () => {
    const chooser = teacher.waitForEvent('filechooser')
    await teacher.getByRole('button', { name: 'Escolher PDF' }).click()
    await (await chooser).setFiles(await schoolPdf('ecossistemas.pdf'))
    await expect(teacher.getByLabel('Título')).toHaveValue(title)
    await teacher.getByRole('button', { name: 'Enviar material' }).click()
    await expect(teacher.getByText('Upload realizado com sucesso!', { exact: true })).toBeVisible()
    await expect(teacher).toHaveURL('/manage-materials')
    await expect(teacher.getByText('Concluído', { exact: true })).toBeVisible({ timeout: 90_000 })
    await expectGoodScreen(teacher)
  })

  await test.step('the teacher is told that most of it waits, and a pupil that it is still being looked at', () =>
    isToldWhatWaits(newPerson, teacher, title))

  await test.step('the teacher has no time for a review today and publishes all, which asks once', async () => {
    await teacher.goto('/manage-materials')
    await teacher.getByRole('button', { name: `Publicar tudo de ${title}` }).click()
    const asks = teacher.getByRole('alertdialog')
    await expect(asks.getByText(/leitores exigentes/)).toBeVisible()
    await expectGoodScreen(teacher)
    await asks.getByRole('button', { name: 'Publicar tudo' }).click()
    await expect(teacher.getByText(/^\d+ sugestões publicadas$/)).toBeVisible()
    await expect(teacher.getByText(/sugestões esperam por você/)).toHaveCount(0)
  })

  await test.step('the teacher reads the cards and the questions, each with the page it comes from', () =>
    readsItems(teacher, title))

  const pupil = await newPerson()
  await test.step('a pupil registers and finds the material on the dashboard', async () => {
    await joinAs(pupil, 'Aluno', somebody('Aluna do 7º ano'))
    await expect(pupil.getByRole('region', { name: 'Seus números' }).getByText('0/30', { exact: true })).toBeVisible()
    await expectGoodScreen(pupil)
  })

  await test.step('the pupil turns and rates cards with the keyboard alone', () => studiesByKeys(pupil, title))

  await test.step('the pupil takes the quiz and sees the result with what was missed', () => takesQuiz(pupil, title))

  await test.step('the achievements show what was earned, and the streak has begun', async () => {
    await pupil.getByRole('link', { name: 'Conquistas' }).first().click()
    await expect(pupil.getByText('Conquistado').first()).toBeVisible()
    await expect(pupil.getByText('1 dia').first()).toBeVisible()
  })

  await test.step('the pupil signs out', async () => {
    await pressInBars(pupil, 'button', 'Sair')
    await expect(pupil.getByRole('link', { name: 'Cadastrar como Aluno' }).first()).toBeVisible()
  })
})

/** Tries to send a file that is no PDF. */
async function sendsPicture(teacher: Page, title: string) {
  await teacher.getByRole('link', { name: /^Novo/ }).first().click()
  await teacher.getByLabel('Título').fill(title)
  await teacher.getByLabel('Matéria').fill('Ciências')
  const chooser = teacher.waitForEvent('filechooser')
  await teacher.getByRole('button', { name: 'Escolher PDF' }).click()
  await (await chooser).setFiles({ name: 'foto.png', mimeType: 'image/png', buffer: Buffer.from('x') })
  await expect(teacher.getByText('Arquivo Inválido', { exact: true })).toBeVisible()
  await expect(teacher.getByLabel('Título')).toHaveValue(title)
  await expectGoodScreen(teacher)
}

/** What waits for a review is told to the teacher, and pupils have nothing of it. */
async function isToldWhatWaits(newPerson: () => Promise<Page>, teacher: Page, title: string) {
  await expect(teacher.getByText(/; \d+ sugestões esperam por você: revisar leva /)).toBeVisible()
  await expect(teacher.getByText('Processamento incompleto')).toHaveCount(0)
  await teacher.goto('/dashboard')
  await expect(teacher.getByRole('heading', { name: /^\d+ itens esperam a sua revisão$/ })).toBeVisible()
  await expect(teacher.getByRole('link', { name: 'Revisar', exact: true })).toHaveAttribute('href', /^\/review\/\d+$/)
  await expectGoodScreen(teacher)
  const early = await newPerson()
  await enterAs(early, 'Aluno', somebody('Aluno que chega cedo'))
  const mine: { id: number; title: string; flipCardsCount: number; suggestedCount: number }[] = await (
    await early.request.get('/api/materials')
  ).json()
  const seen = mine.find(one => one.title === title)
  expect(seen).toMatchObject({ suggestedCount: 0 })
  expect(seen?.flipCardsCount).toBeLessThan(5)
  if (seen?.flipCardsCount === 0) {
    await early.goto(`/study/${seen.id}`)
    await expect(early.getByText('Os cards ainda estão com quem ensina')).toBeVisible()
    await expectGoodScreen(early)
  }
}

/** Reads cards and questions, and a page beside a card. */
async function readsItems(teacher: Page, title: string) {
  await teacher.getByRole('link', { name: `Ver ${title}`, exact: true }).click()
  await expect(teacher.getByRole('heading', { name: 'Ciências' })).toBeVisible()
  await expectGoodScreen(teacher)
  await teacher.getByRole('link', { name: `Ver cards de ${title}` }).click()
  await expect(teacher.getByText(/^Card 1 de \d+$/)).toBeVisible()
  await expectGoodScreen(teacher)
  await teacher.getByRole('button', { name: /^Ver na página \d+$/ }).click()
  // On a desk the page stands beside the card, too: it is the window that is waited for.
  const passage = teacher.getByRole('dialog')
  await expect(passage.getByRole('img', { name: /^Página \d+ do material$/ })).toBeVisible()
  await teacher.keyboard.press('Escape')
  await expect(passage).toHaveCount(0)
  await teacher.getByRole('link', { name: 'Voltar à matéria' }).click()
  await teacher.getByRole('link', { name: `Ver questões de ${title}` }).click()
  await expect(teacher.getByText('Questão 15', { exact: true })).toBeVisible()
  await expectGoodScreen(teacher)
}

/** Rates the first card, goes back to it, and finds it counted on the dashboard. */
async function studiesByKeys(pupil: Page, title: string) {
  await pupil.getByRole('link', { name: `Flip cards de ${title}` }).click()
  await expect(pupil.getByText(/^Card 1 de \d+$/)).toBeVisible()
  await expect(pupil.getByRole('button', { name: /Fácil/ })).toHaveCount(0)
  await expectGoodScreen(pupil)
  await pupil.keyboard.press('Space')
  await expect(pupil.getByRole('button', { name: /Fácil/ })).toBeVisible()
  await expectGoodScreen(pupil)
  await pupil.keyboard.press('4')
  await expect(pupil.getByText('Conquista: Primeira virada', { exact: true })).toBeVisible()
  await expect(pupil.getByText(/^Card 2 de \d+$/)).toBeVisible()
  await pupil.keyboard.press('ArrowLeft')
  await expect(pupil.getByText(/^Card 1 de \d+$/)).toBeVisible()
  await pupil.getByRole('link', { name: 'Voltar ao Dashboard' }).click()
  await expect(pupil.getByRole('region', { name: 'Seus números' }).getByText('1/30', { exact: true })).toBeVisible()
  await expect(pupil.getByText('1/25', { exact: true })).toBeVisible()
  await expect(pupil.getByText('Primeira virada', { exact: true })).toBeVisible()
  await expectGoodScreen(pupil)
}

/** Answers all questions by keys, and hears what became of each. */
async function takesQuiz(pupil: Page, title: string) {
  await pupil.getByRole('link', { name: 'Quiz', exact: true }).first().click()
  await listen(pupil)
  await pupil.getByRole('link', { name: `Começar o quiz de ${title}` }).click()
  await beginWholeQuiz(pupil)
  const first = pupil.getByText(/^Questão 1 de \d+$/)
  await expect(first).toBeVisible()
  const total = Number((await first.textContent())?.match(/\d+$/)?.[0])
  await expect(pupil.getByRole('button', { name: 'Próxima Questão' })).toBeDisabled()
  await expectGoodScreen(pupil)
  // Said a quarter of a second after the focus has moved: whoever answers sooner does not hear it.
  await expectHeard(pupil, /^Questão 1, de \d+\.$/)
  for (let question = 1; question <= total; question++) {
    await expect(pupil.getByText(`Questão ${question} de ${total}`)).toBeVisible()
    await pupil.keyboard.press('a')
    await pupil.keyboard.press('Enter')
    if (question === 1) {
      // What was answered by key stays until one goes on.
      await expect(pupil.getByText(/^(Correto|Incorreto)!$/)).toBeVisible()
      await expectHeard(pupil, /^(Correto|Incorreto)! Resposta certa: /)
      await expectListenable(pupil)
      await expectGoodScreen(pupil)
      await pupil.getByRole('button', { name: 'Continuar' }).click()
      await expectHeard(pupil, /^Questão 2, de \d+\.$/)
    } else {
      await expect(pupil.getByText(/^(Correto|Incorreto)!$/)).toBeVisible()
      await pupil.keyboard.press('Enter')
    }
  }
  await expect(pupil.getByRole('button', { name: 'Refazer Quiz' })).toBeVisible()
  await expectHeard(pupil, /^Quiz terminado\. .+ \d+ de \d+ certas, \d+%\.$/)
  await expect(pupil.getByText(/^Você ganhou \d+ XP!$|^Resultado salvo\.$/)).toBeVisible()
  await expectGoodScreen(pupil)
}
