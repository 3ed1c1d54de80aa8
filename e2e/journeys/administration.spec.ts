import type { Page } from '@playwright/test'
import { shortPdf } from '../support/pdf.ts'
import { joinAs, ownWord, type Person, signIn, somebody } from '../support/people.ts'
import { expect, expectGoodScreen, expectSessionToEnd, test } from '../support/test.ts'

test('an administrator hands out an account, finds it, locks it out and deletes it; all is written down', async ({
  newPerson,
}, { project }) => {
  const admin = await newPerson()
  const teacher = await newPerson('phone')
  const person = somebody(`Secretária Ágil ${project.name} ${ownWord()}`)
  const title = `Relevo ${project.name} ${Date.now()}`

  await test.step('the administrator registers and sees the whole school', async () => {
    await joinAs(admin, 'Admin', somebody('Direção da Escola'))
    await expect(admin.getByRole('tab', { name: /^Usuários \(\d+\)$/ })).toBeVisible()
    await expectGoodScreen(admin)
  })

  await test.step('an account is made, and its password is shown once', () => makesAccount(admin, person))

  await test.step('who was given it chooses a password of their own, then works', () =>
    beginsToTeach(teacher, person, title))

  await test.step('the search finds without accents, and survives a reload', async () => {
    await admin.getByLabel('Buscar em tudo').fill(`secretaria agil ${project.name}`)
    await expect(admin.getByRole('heading', { name: person.name })).toBeVisible()
    await expect(admin).toHaveURL(/busca=secretaria/)
    await admin.reload()
    await expect(admin.getByLabel('Buscar em tudo')).toHaveValue(/^secretaria/)
    await expect(admin.getByRole('heading', { name: person.name })).toBeVisible()
  })

  await test.step('a locked account is out at once; unlocked, it comes back to where it was', async () => {
    expectSessionToEnd(teacher)
    await admin.getByRole('button', { name: `Gerenciar a conta de ${person.name}` }).click()
    await expectGoodScreen(admin)
    await admin.getByRole('button', { name: 'Bloquear conta' }).click()
    await expect(admin.getByRole('button', { name: 'Desbloquear conta' })).toBeVisible()
    await teacher.goto('/upload-material')
    await expect(teacher).toHaveURL('/login?next=%2Fupload-material')
    await admin.getByRole('button', { name: 'Desbloquear conta' }).click()
    await expect(admin.getByRole('button', { name: 'Bloquear conta' })).toBeVisible()
    await admin.keyboard.press('Escape')
    await teacher.getByLabel('Email').fill(person.email)
    await teacher.getByLabel('Senha', { exact: true }).fill(person.password)
    await teacher.getByRole('button', { name: 'Entrar', exact: true }).click()
    await expect(teacher).toHaveURL('/upload-material')
  })

  await test.step('a material is corrected, but never without a title; then it is deleted', async () => {
    await admin.goto(`/admin?busca=${encodeURIComponent(title)}&aba=materiais`)
    await admin.getByRole('button', { name: `Editar ${title}` }).click()
    await admin.getByLabel('Título').fill('  ')
    await expect(admin.getByRole('button', { name: 'Salvar' })).toBeDisabled()
    await admin.getByLabel('Título').fill(`${title} do Brasil`)
    await admin.getByRole('button', { name: 'Salvar' }).click()
    await expect(admin.getByText('Material atualizado com sucesso', { exact: true })).toBeVisible()
    await admin.getByRole('button', { name: `Excluir ${title} do Brasil` }).click()
    await admin.getByRole('alertdialog').getByRole('button', { name: 'Excluir' }).click()
    await expect(admin.getByText('Material excluído com sucesso', { exact: true })).toBeVisible()
  })

  await test.step('the account is deleted, and everything that was done stands in the record', () =>
    deletesAccount(admin, person))

  await test.step('the screens of the machinery open', async () => {
    for (const name of ['Processamento', 'Espaço', 'Uso de IA', 'Cópia de segurança']) {
      await admin.goto('/admin')
      await admin.getByRole('link', { name }).click()
      await expect(admin.getByRole('heading', { name, level: 1 })).toBeVisible()
      await expectGoodScreen(admin)
    }
  })
})

/** Makes an account for somebody, and takes down its password. */
async function makesAccount(admin: Page, person: Person) {
  await admin.getByRole('button', { name: 'Criar usuário' }).click()
  await admin.getByLabel('Nome completo').fill(person.name)
  await admin.getByLabel('Email').fill(person.email)
  await admin.getByLabel('Telefone').pressSequentially('11987654321')
  await admin.getByLabel('Tipo de conta').selectOption('Professor')
  await admin.getByRole('button', { name: 'Criar conta' }).click()
  await expect(admin.getByRole('heading', { name: 'Conta criada com sucesso!' })).toBeVisible()
  await expectGoodScreen(admin)
  person.password = ((await admin.getByRole('dialog').getByRole('status').first().textContent()) ?? '').trim()
  await admin.getByRole('button', { name: 'Já anotei' }).click()
}

/** Signs in for the first time, chooses a password and sends a PDF. */
async function beginsToTeach(teacher: Page, person: Person, title: string) {
  await teacher.goto('/login')
  await signIn(teacher, person)
  await expect(teacher.getByText(/escolha uma senha só sua/)).toBeVisible()
  await expectGoodScreen(teacher)
  person.password = 'Relevo1Nuvem!Serena'
  await teacher.getByLabel('Nova senha', { exact: true }).fill(person.password)
  await teacher.getByLabel('Confirmar senha').fill(person.password)
  await teacher.getByRole('button', { name: 'Salvar e continuar' }).click()
  await expect(teacher.getByText('Nenhum material ainda')).toBeVisible()
  await teacher.goto('/upload-material')
  const chooser = teacher.waitForEvent('filechooser')
  await teacher.getByRole('button', { name: 'Escolher PDF' }).click()
  await (await chooser).setFiles(await shortPdf('relevo.pdf'))
  await teacher.getByLabel('Título').fill(title)
  await teacher.getByRole('button', { name: 'Enviar material' }).click()
  await expect(teacher).toHaveURL('/manage-materials')
}

/** Deletes an account, and finds what was done in the record, without its name. */
async function deletesAccount(admin: Page, person: Person) {
  await admin.goto(`/admin?busca=${encodeURIComponent(person.name)}`)
  await admin.getByRole('button', { name: `Excluir ${person.name}` }).click()
  await admin.getByRole('alertdialog').getByRole('button', { name: 'Excluir' }).click()
  await expect(admin.getByText('Usuário excluído com sucesso', { exact: true })).toBeVisible()
  await admin.getByRole('link', { name: 'Registro' }).click()
  // Whoever was erased is named nowhere any more: what was done stands beside a pseudonym.
  await admin.getByLabel('Buscar por quem fez ou em quem').fill('Conta excluída')
  for (const act of ['Excluiu', 'Desbloqueou', 'Bloqueou', 'Criou']) {
    const name = new RegExp(`^${act} a conta: Conta excluída \\(`)
    await expect(admin.getByRole('heading', { name }).first()).toBeVisible()
  }
  await expect(admin.getByText(person.name)).toHaveCount(0)
  await expectGoodScreen(admin)
}
