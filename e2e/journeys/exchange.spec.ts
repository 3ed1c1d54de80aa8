import { readFile } from 'node:fs/promises'
import { enterAs, somebody } from '../support/people.ts'
import { expect, expectGoodScreen, test } from '../support/test.ts'

test('a teacher imports a spreadsheet, exports it as an Anki deck, and brings the deck back as a new material', async ({
  newPerson,
}, { project }) => {
  const title = `Água e solo ${project.name} ${Date.now()}`
  const csv = [
    'Pergunta;Resposta;Assunto;Dificuldade',
    'O que é erosão?;O desgaste do solo pela água e pelo vento.;Solo;difícil',
    'Sem resposta;;;',
    'Onde fica o lençol freático?;Debaixo da terra, entre as rochas.;Água;fácil',
  ].join('\r\n')
  const teacher = await newPerson()
  await enterAs(teacher, 'Professor', somebody('Professora de Geografia'))

  await test.step('the file is shown row by row, in the accents of Excel', async () => {
    await teacher.goto('/upload-material')
    await teacher.getByRole('link', { name: 'Importar cards' }).click()
    await expect(teacher.getByRole('heading', { name: 'Importar cards' })).toBeVisible()
    const file = { name: 'solo.csv', mimeType: 'text/csv', buffer: Buffer.from(csv, 'latin1') }
    await teacher.locator('input[type=file]').setInputFiles(file)
    await expect(teacher.getByText('2 cards prontos')).toBeVisible()
    await expect(teacher.getByText('Escreva a resposta')).toBeVisible()
    await expect(teacher.getByText('O que é erosão?')).toBeVisible()
    await expectGoodScreen(teacher)
    await teacher.getByLabel('Título').fill(title)
    await teacher.getByRole('button', { name: 'Importar 2 cards' }).click()
    await expect(teacher).toHaveURL(/\/manage-materials/)
  })

  const deck = await test.step('and leaves as an Anki deck with its name', async () => {
    await teacher.getByRole('button', { name: `Exportar ${title}` }).click()
    const [download] = await Promise.all([
      teacher.waitForEvent('download'),
      teacher.getByRole('link', { name: /Anki/ }).click(),
    ])
    // Asked of the server: once in many runs the browser of the tests tells a name of its own ('download') before it
    // has read ours.
    const { 'content-disposition': named } = (await teacher.request.get(download.url())).headers()
    expect(named).toContain(`''${encodeURIComponent(`${title}.apkg`)}`)
    return readFile(await download.path())
  })

  await test.step('the deck comes back with the same cards', async () => {
    await teacher.goto('/import-material')
    await expect(teacher.getByRole('heading', { name: 'Importar cards' })).toBeVisible()
    await teacher
      .locator('input[type=file]')
      .setInputFiles({ name: 'baralho.apkg', mimeType: 'application/apkg', buffer: deck })
    // The teacher has both: nothing comes unless they say so.
    await expect(teacher.getByText('Nada novo neste arquivo')).toBeVisible({ timeout: 60_000 })
    await expect(teacher.getByRole('button', { name: 'Importar 0 cards' })).toBeDisabled()
    await teacher.getByRole('button', { name: 'Importar de novo mesmo assim' }).click()
    await expect(teacher.getByText('2 cards prontos')).toBeVisible({ timeout: 60_000 })
    await expect(teacher.getByLabel('Título')).toHaveValue(title)
    await teacher.getByLabel('Título').fill(`${title} de volta`)
    await teacher.getByRole('button', { name: 'Importar 2 cards' }).click()
    await expect(teacher.getByRole('heading', { name: `${title} de volta` })).toBeVisible()
  })

  await test.step('and on paper a question and its answer lie back to back', async () => {
    await teacher.getByRole('button', { name: `Exportar ${title} de volta` }).click()
    await teacher.getByRole('link', { name: /Folhas A4 para cortar/ }).click()
    const sheets = teacher.locator('.card-sheet')
    await expect(sheets).toHaveCount(2)
    await expect(sheets.nth(0).locator('.paper-card').nth(0)).toContainText('O que é erosão?')
    await expect(sheets.nth(1).locator('.paper-card').nth(1)).toContainText('O desgaste do solo')
    // One sheet: its front, its back, and no empty page around them.
    const paper = await teacher.pdf({ preferCSSPageSize: true })
    expect(paper.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(2)
  })
})
