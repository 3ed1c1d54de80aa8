import type { Page } from '@playwright/test'
import { publishesAll, sends } from '../support/materials.ts'
import { enterAs, somebody } from '../support/people.ts'
import { beginWholeQuiz } from '../support/quiz.ts'
import { expect, expectGoodScreen, test } from '../support/test.ts'

/** The longest piece of a question beside its gap. */
const withoutGap = (question: string) =>
  question
    .split(/_+(?:lacuna)?/)
    .reduce((longest, piece) => (piece.length > longest.length ? piece : longest))
    .trim()

/** Sends half of the school's text and waits until pupils have its cards; answers the number in its addresses. */
async function sendMaterial(teacher: Page, title: string): Promise<string> {
  await publishesAll(teacher, await sends(teacher, { title, subject: 'Ciências', part: 'ciencias-7-ano' }))
  await teacher.goto('/manage-materials')
  await teacher.getByRole('link', { name: `Ver ${title}`, exact: true }).click()
  const cards = teacher.getByRole('link', { name: `Ver cards de ${title}` })
  return (await cards.getAttribute('href'))?.split('/').at(-1) ?? ''
}

test('a teacher works on what was written: reads, edits, hides, removes, adds, asks for more, hears problems', async ({
  newPerson,
}, { project }) => {
  const title = `Biomas ${project.name} ${Date.now()}`
  const isPhone = project.name === 'phone'
  const teacher = await newPerson()
  await enterAs(teacher, 'Professor', somebody('Professora de Biologia'))
  const id = await sendMaterial(teacher, title)

  await test.step('each card is read beside its page, the passage marked, and the map leads to one page', () =>
    readsCards(teacher, title, isPhone))

  await test.step('more is asked for on this page until the text gives no more', () => asksForMore(teacher, id))

  await test.step('a card is edited with advice, and what is missing is said beside its field', () =>
    editsCard(teacher))

  await test.step('of two windows the second learns of the first; nothing typed is lost, nor by a dead network', () =>
    editsInTwoWindows(teacher, id))

  let hidden = ''
  await test.step('a card is removed, taken back, removed again; a question is hidden', async () => {
    await teacher.reload()
    const removed = (await teacher.getByRole('heading', { level: 2 }).nth(1).textContent()) ?? ''
    await teacher.getByRole('button', { name: 'Excluir Card 1', exact: true }).click()
    await teacher.getByRole('button', { name: 'Desfazer' }).click()
    await expect(teacher.getByRole('heading', { name: removed })).toBeVisible()
    await teacher.getByRole('button', { name: 'Próximo card' }).click()
    await teacher.getByRole('button', { name: 'Excluir Card 2', exact: true }).click()
    await expect(teacher.getByText('Card excluído. Ele não volta quando o PDF for reprocessado.')).toBeVisible()
    await teacher.getByRole('link', { name: /^Questões/ }).click()
    const question = teacher.getByRole('listitem').filter({ has: teacher.getByText('Questão 1', { exact: true }) })
    hidden = (await question.getByRole('heading').first().textContent()) ?? ''
    await teacher.getByRole('button', { name: 'Ocultar Questão 1 dos alunos', exact: true }).click()
    await expect(teacher.getByText('Oculta dos alunos')).toBeVisible()
    await expectGoodScreen(teacher)
  })

  await test.step('a question and a word of the teacher’s own are added', () => addsItems(teacher))

  const pupil = await newPerson()
  let reported = ''
  await test.step('a pupil reports a card and a question, and does not meet what is hidden', async () => {
    reported = await reports(pupil, id, hidden)
  })

  await test.step('the teacher finds both on the material, resolves one and hides the other', async () => {
    await teacher.getByRole('link', { name: 'Voltar à matéria' }).click()
    await teacher.getByRole('link', { name: `2 problemas relatados em ${title}` }).click()
    await expect(teacher.getByText('“No meu livro é diferente.”')).toBeVisible()
    await expectGoodScreen(teacher)
    await teacher.getByRole('button', { name: /^Marcar como resolvido: Card \d+$/ }).click()
    await expect(teacher.getByText('A resposta está errada')).toHaveCount(0)
    await teacher.getByRole('button', { name: /^Ocultar Questão \d+ dos alunos$/ }).click()
    await expect(teacher.getByText('Nenhum problema relatado')).toBeVisible()
    await expectGoodScreen(teacher)
  })

  await test.step('reading the PDF again changes nothing of it', () => readsAgain(teacher, title, [hidden, reported]))

  await test.step('the subject is described, moved, put away, what pupils lose said first, brought back, joined', () =>
    ordersSubjects(teacher, title))
})

/** Reads a card beside its page, and the pages by their map. */
async function readsCards(teacher: Page, title: string, isPhone: boolean) {
  await teacher.getByRole('link', { name: `Ver cards de ${title}` }).click()
  await expect(teacher.getByText(/^Card 1 de \d+$/)).toBeVisible()
  if (isPhone) await teacher.getByRole('button', { name: /^Ver na página \d+$/ }).click()
  await expect(teacher.getByRole('img', { name: 'Página 1 do material' })).toBeVisible()
  if (isPhone) await teacher.keyboard.press('Escape')
  const map = teacher.getByRole('toolbar', { name: 'Filtrar por página' })
  await map.getByRole('button', { name: /^Página 1: / }).focus()
  await teacher.keyboard.press('ArrowRight')
  await teacher.keyboard.press('Enter')
  await expect(map.getByRole('button', { name: /^Página 2: / })).toHaveAttribute('aria-pressed', 'true')
  await expect(teacher.getByRole('img', { name: 'Página 2 do material' })).toBeVisible()
  await expectGoodScreen(teacher)
}

/** Asks for more cards of a page, until it has none. */
async function asksForMore(teacher: Page, id: string) {
  const more = teacher.getByRole('button', { name: 'Gerar mais sobre esta parte' })
  await more.click()
  await expect(teacher.getByText(/^(\d cards novos|1 card novo), já dispon/)).toBeVisible()
  await expect(teacher.getByText('Gerado a pedido')).toBeVisible()
  await expect(async () => {
    await more.click()
    await expect(teacher.getByText(/^Desta parte do texto não saem mais cards bons/)).toBeVisible({ timeout: 2000 })
  }).toPass()
  await expectGoodScreen(teacher)
  await teacher.getByRole('button', { name: 'Ver tudo' }).click()
  await expect(teacher).toHaveURL(`/cards/${id}`)
  await teacher.reload()
}

/** Writes another card in place of the first, as it is advised to. */
async function editsCard(teacher: Page) {
  const saved = teacher.getByText('Alterações salvas', { exact: true })
  await teacher.getByRole('button', { name: 'Editar Card 1', exact: true }).click()
  await teacher.getByLabel('Resposta').fill('')
  await teacher.getByRole('button', { name: 'Salvar' }).click()
  await expect(teacher.getByText('Escreva a resposta')).toBeVisible()
  await teacher.getByLabel('Pergunta').fill('Quantos biomas tem o Brasil')
  await teacher.getByLabel('Resposta').fill('Seis.')
  await expect(teacher.getByText('A pergunta deve terminar com ponto de interrogação.')).toBeVisible()
  await expectGoodScreen(teacher)
  await teacher.getByLabel('Pergunta').fill('Quantos biomas o Brasil tem?')
  await teacher.getByRole('button', { name: 'Salvar' }).click()
  await expect(saved).toBeVisible()
  await expect(teacher.getByRole('heading', { name: 'Quantos biomas o Brasil tem?' })).toBeVisible()
  await expect(teacher.getByText('Editado por você')).toBeVisible()
}

/** Edits one card in two windows, in the second over a network that is gone for a while. */
async function editsInTwoWindows(teacher: Page, id: string) {
  // Windows of their own: a refusal and a dead network are what the browser complains about here.
  const [first, second] = [await teacher.context().newPage(), await teacher.context().newPage()]
  for (const window of [first, second]) {
    await window.goto(`/cards/${id}`)
    await window.getByRole('button', { name: 'Editar Card 1', exact: true }).click()
  }
  await first.getByLabel('Resposta').fill('São seis biomas.')
  await first.getByRole('button', { name: 'Salvar' }).click()
  await expect(first.getByText('Alterações salvas', { exact: true })).toBeVisible()

  await second.getByLabel('Resposta').fill('Seis biomas, segundo o IBGE.')
  await second.route('**/api/items/**', route => route.abort())
  await second.getByRole('button', { name: 'Salvar' }).click()
  await expect(second.getByText(/^Não conseguimos falar com o servidor/)).toBeVisible()
  await expect(second.getByLabel('Resposta')).toHaveValue('Seis biomas, segundo o IBGE.')
  await second.unroute('**/api/items/**')
  await second.getByRole('button', { name: 'Salvar' }).click()
  await expect(second.getByText(/^Este item foi alterado em outra janela/)).toBeVisible()
  await expect(second.getByText('São seis biomas.')).toBeVisible()
  await expect(second.getByLabel('Resposta')).toHaveValue('Seis biomas, segundo o IBGE.')
  await expectGoodScreen(second)
  await second.reload()
  await expect(second.getByText(/^Recuperamos o que você tinha digitado/)).toBeVisible()
  await second.getByRole('button', { name: 'Salvar' }).click()
  await expect(second.getByText('Seis biomas, segundo o IBGE.')).toBeVisible()
  await first.close()
  await second.close()
}

/** Adds a question and a word, told what each lacks. */
async function addsItems(teacher: Page) {
  await teacher.getByRole('button', { name: 'Nova questão' }).click()
  await teacher.getByLabel('Pergunta').fill('Qual destes biomas fica no Sul do Brasil?')
  for (const [letter, option] of [
    ['A', 'Pampa'],
    ['B', 'Caatinga'],
    ['C', 'Amazônia'],
    ['D', 'Pampa'],
  ])
    await teacher.getByLabel(`Alternativa ${letter}`, { exact: true }).fill(option ?? '')
  await teacher.getByRole('button', { name: 'Acrescentar' }).click()
  await expect(teacher.getByText(/Marque a alternativa certa$/)).toBeVisible()
  await teacher.getByLabel('A alternativa A é a certa').check()
  await teacher.getByRole('button', { name: 'Acrescentar' }).click()
  await expect(teacher.getByText('Há duas alternativas iguais')).toBeVisible()
  await expectGoodScreen(teacher)
  await teacher.getByRole('button', { name: 'Tirar a alternativa D' }).click()
  await teacher.getByRole('button', { name: 'Acrescentar' }).click()
  await expect(teacher.getByText('Questão acrescentada', { exact: true })).toBeVisible()
  await expect(teacher.getByText('Escrita por você')).toBeVisible()
  await teacher.getByRole('link', { name: /^Palavras/ }).click()
  await teacher.getByRole('button', { name: 'Nova palavra' }).click()
  await teacher.getByLabel('Palavra', { exact: true }).fill('coxilha')
  await teacher.getByLabel('Dica').fill('Colina baixa coberta de capim, comum no sul do país')
  await teacher.getByRole('button', { name: 'Acrescentar' }).click()
  await expect(teacher.getByRole('heading', { name: 'coxilha' })).toBeVisible()
  await expectGoodScreen(teacher)
}

/** Reports a card and a question of the quiz; answers which question. */
async function reports(pupil: Page, id: string, hidden: string) {
  await enterAs(pupil, 'Aluno', somebody('Aluna curiosa'))
  await pupil.goto(`/study/${id}`)
  await expect(pupil.getByText(/^Card 1 de \d+$/)).toBeVisible()
  await pupil.keyboard.press('Space')
  await pupil.getByRole('button', { name: 'Reportar problema' }).click()
  await expect(pupil.getByRole('button', { name: 'Enviar aviso' })).toBeDisabled()
  await pupil.getByLabel('A resposta está errada').check()
  await pupil.getByLabel('Quer explicar?').fill('No meu livro é diferente.')
  await expectGoodScreen(pupil)
  await pupil.getByRole('button', { name: 'Enviar aviso' }).click()
  await expect(pupil.getByText('Aviso enviado', { exact: true })).toBeVisible()
  await pupil.goto(`/quiz/${id}`)
  await beginWholeQuiz(pupil)
  await expect(pupil.getByText(/^Questão 1 de \d+$/)).toBeVisible()
  await expect(pupil.getByRole('heading', { name: hidden, exact: true })).toHaveCount(0)
  // What was right stays three seconds, then the next question comes: it serves as well.
  await expect(async () => {
    await pupil.keyboard.press('a')
    await pupil.keyboard.press('Enter')
    await pupil.getByRole('button', { name: 'Reportar problema' }).click({ timeout: 2_500 })
  }).toPass()
  await pupil.getByLabel('Mais de uma resposta serve').check()
  await pupil.getByRole('button', { name: 'Enviar aviso' }).click()
  await expect(pupil.getByText('Aviso enviado', { exact: true })).toBeVisible()
  const reported = (await pupil.getByRole('heading', { level: 2 }).first().textContent()) ?? ''
  return reported
}

/** Has the PDF read anew, and finds what was edited, hidden and added. */
async function readsAgain(teacher: Page, title: string, [hidden, reported]: [string, string]) {
  await teacher.getByRole('link', { name: 'Voltar à matéria' }).click()
  await teacher.getByRole('button', { name: `Reprocessar ${title}` }).click()
  await expect(teacher.getByRole('progressbar', { name: `Processamento de ${title}` })).toBeVisible()
  await expect(teacher.getByText('Processado', { exact: true })).toBeVisible({ timeout: 90_000 })
  await teacher.getByRole('link', { name: `Ver cards de ${title}` }).click()
  await expect(teacher.getByRole('heading', { name: 'Quantos biomas o Brasil tem?' })).toBeVisible()
  await teacher.getByRole('link', { name: /^Questões/ }).click()
  // Chance decides which question was reported: it may stand on another page of the list.
  for (const question of [hidden, reported]) {
    await teacher.getByLabel('Buscar questões').fill(withoutGap(question))
    await expect(teacher.getByText('Oculta dos alunos')).toHaveCount(1)
  }
  await teacher.getByLabel('Buscar questões').fill('no sul do brasil')
  await expect(teacher.getByText('Qual destes biomas fica no Sul do Brasil?')).toBeVisible()
}

/** Makes a subject, puts another away and back, and joins the two. */
async function ordersSubjects(teacher: Page, title: string) {
  await teacher.goto('/subjects')
  await teacher.getByRole('button', { name: 'Nova matéria' }).click()
  await teacher.getByLabel('Nome da matéria').fill('Biologia')
  await teacher.getByLabel('Descrição').fill('Seres vivos e ambientes')
  await teacher.getByRole('button', { name: 'Criar matéria' }).click()
  await expect(teacher.getByText('Seres vivos e ambientes')).toBeVisible()
  await teacher.getByRole('button', { name: 'Descer Biologia' }).focus()
  await teacher.keyboard.press('Enter')
  await expect(teacher.getByRole('heading', { level: 3 }).last()).toHaveText('Biologia')
  await expect(teacher.getByRole('button', { name: 'Descer Biologia' })).toBeFocused()
  await expectGoodScreen(teacher)
  await teacher.getByRole('button', { name: 'Arquivar Ciências' }).click()
  await expect(teacher.getByText(/^Os alunos deixam de ver esta matéria/)).toBeVisible()
  await teacher.getByRole('button', { name: 'Arquivar', exact: true }).click()
  await teacher.getByText('Arquivadas (1)').click()
  await teacher.getByRole('button', { name: 'Trazer de volta Ciências' }).click()
  await expect(teacher.getByText('Arquivadas (1)')).toHaveCount(0)
  await teacher.getByRole('button', { name: 'Juntar Ciências a outra matéria' }).click()
  await expectGoodScreen(teacher)
  await teacher.getByRole('button', { name: 'Juntar', exact: true }).click()
  await expect(teacher.getByRole('heading', { level: 3 })).toHaveText(['Biologia'])
  await teacher.getByRole('link', { name: 'Ver Biologia' }).click()
  await expect(teacher.getByText('Seres vivos e ambientes')).toBeVisible()
  await expect(teacher.getByRole('heading', { name: title })).toBeVisible()
}
