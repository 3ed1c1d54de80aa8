import type { Page } from '@playwright/test'
import { bringsQuiz } from '../support/materials.ts'
import { enterAs, opensDashboard, pressInBars, somebody } from '../support/people.ts'
import { beginWholeQuiz } from '../support/quiz.ts'
import { expect, expectGoodScreen, test } from '../support/test.ts'

test('a pupil joins a turma by code, sees its own subject, does the assignment, and the teacher sees it', async ({
  newPerson,
}, { project }) => {
  const title = `Biomas ${project.name} ${Date.now()}`
  const subject = `Matéria ${project.name} ${Date.now()}`
  const name = 'Aluno que entra na turma'
  const teacher = await newPerson()
  const pupil = await newPerson('phone')
  const outsider = await newPerson()
  let code = ''

  await test.step('the teacher has a quiz and opens a turma', async () => {
    await enterAs(teacher, 'Professor', somebody('Professora da turma'))
    await bringsQuiz(teacher, { title, subject })
    await opensDashboard(teacher)
    await pressInBars(teacher, 'link', 'Turmas')
    await expect(teacher.getByText('Nenhuma turma ainda')).toBeVisible()
    await expectGoodScreen(teacher)
    await teacher.getByRole('button', { name: 'Nova turma' }).click()
    await teacher.getByLabel('Nome da turma').fill('7º ano B')
    await teacher.getByRole('button', { name: 'Criar turma' }).click()
    await expect(teacher.getByRole('heading', { name: '7º ano B' })).toBeVisible()
    await expect(teacher.getByRole('img', { name: /QR code/ })).toBeVisible()
    code =
      (await teacher
        .getByText(/^[A-Z0-9]{3}-[A-Z0-9]{3}$/)
        .first()
        .textContent()) ?? ''
    await expectGoodScreen(teacher)
  })

  await test.step('one pupil follows the link, signs up on the way and joins; another stays outside', async () => {
    await enterAs(pupil, 'Aluno', somebody(name))
    await enterAs(outsider, 'Aluno', somebody('Aluna de outra turma'))
    await opensDashboard(outsider)
    await opensDashboard(pupil)
    await pressInBars(pupil, 'link', 'Turmas')
    await pupil.getByRole('button', { name: 'Entrar na turma' }).click()
    await expect(pupil.getByText('Digite o código da turma', { exact: true })).toBeVisible()
    await expectGoodScreen(pupil)
    await pupil.goto(`/join/${code}`)
    await expect(pupil.getByRole('heading', { name: '7º ano B' })).toBeVisible()
    await expectGoodScreen(pupil)
    await pupil.getByRole('button', { name: 'Entrar na turma' }).click()
    await expect(pupil).toHaveURL('/dashboard')
    await expect(teacher.getByRole('link', { name })).toBeVisible({ timeout: 20_000 })
  })

  await test.step('the teacher restricts the subject, and it disappears for the other pupil', () =>
    restrictsSubject({ teacher, pupil, outsider }, title, subject))

  await test.step('the teacher gives an assignment, and the pupil does it', () =>
    doesAssignment(teacher, pupil, { title, subject }))

  await test.step('the teacher sees who did it, and each single answer', async () => {
    await teacher.getByRole('link', { name: `Ver quem fez ${title}` }).click()
    // In the table, or in the list that stands for it where letters are too large.
    await expect(teacher.getByText('Feita', { exact: true }).filter({ visible: true })).toHaveCount(1)
    await expectGoodScreen(teacher)
    await teacher.getByRole('link', { name }).click()
    await teacher.getByRole('tab', { name: 'Respostas' }).click()
    await expect(teacher.getByText(/^Marcou:/).first()).toBeVisible()
    await expectGoodScreen(teacher)
    await teacher.goto('/student-progress')
    await expect(teacher.getByRole('link', { name }).locator('visible=true')).toBeVisible()
    await expectGoodScreen(teacher)
    await teacher.goto('/reports')
    await expect(teacher.getByRole('heading', { name: 'Atividade por dia' })).toBeVisible()
    await teacher.getByRole('button', { name: 'Ver tabela' }).first().click()
    await expectGoodScreen(teacher)
  })
})

/** Lets one turma see the subject, and nobody else. */
async function restrictsSubject(
  { teacher, pupil, outsider }: Record<'teacher' | 'pupil' | 'outsider', Page>,
  title: string,
  subject: string,
) {
  await expect(outsider.getByRole('heading', { name: title })).toBeVisible()
  await teacher.getByRole('tab', { name: 'Matérias' }).click()
  await teacher.getByRole('button', { name: `Quem vê ${subject}` }).click()
  await teacher.getByText('Só algumas turmas').click()
  await teacher.getByRole('checkbox', { name: /7º ano B/ }).check()
  await teacher.getByRole('button', { name: 'Salvar', exact: true }).click()
  await expect(teacher.getByText('Só turmas escolhidas')).toBeVisible()
  await expectGoodScreen(teacher)
  await outsider.reload()
  await expect(outsider.getByRole('heading', { name: 'Para estudar' })).toBeVisible()
  await expect(outsider.getByRole('heading', { name: title })).toHaveCount(0)
  await pupil.reload()
  await expect(pupil.getByRole('heading', { name: title })).toBeVisible()
}

/** Is given a quiz as an assignment, and takes it. */
async function doesAssignment(teacher: Page, pupil: Page, { title, subject }: { title: string; subject: string }) {
  await teacher.getByRole('tab', { name: 'Tarefas' }).click()
  await teacher.getByRole('button', { name: 'Nova tarefa' }).click()
  await teacher.getByLabel('Material', { exact: true }).selectOption({ label: `${title} (${subject})` })
  await teacher.getByLabel('O que fazer').selectOption('Só o quiz')
  await teacher.getByRole('button', { name: 'Dar tarefa' }).click()
  await expect(teacher.getByText(/^O único aluno da turma ainda não fez/)).toBeVisible()
  await pupil.reload()
  await expect(pupil.getByText('A fazer', { exact: true })).toBeVisible()
  await expectGoodScreen(pupil)
  await pupil.getByRole('link', { name: `Fazer o quiz de ${title}` }).click()
  await beginWholeQuiz(pupil)
  const first = pupil.getByText(/^Questão 1 de \d+$/)
  await expect(first).toBeVisible()
  const total = Number((await first.textContent())?.match(/\d+$/)?.[0])
  for (let question = 1; question <= total; question++) {
    await expect(pupil.getByText(`Questão ${question} de ${total}`)).toBeVisible()
    await pupil.keyboard.press('a')
    await pupil.keyboard.press('Enter')
    await expect(pupil.getByText(/^(Correto|Incorreto)!$/)).toBeVisible()
    await pupil.keyboard.press('Enter')
  }
  await expect(pupil.getByText(/^Você ganhou \d+ XP!$|^Resultado salvo\.$/)).toBeVisible()
}
