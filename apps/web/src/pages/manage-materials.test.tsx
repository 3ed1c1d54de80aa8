import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { material } from '../../test/lesson.ts'
import { teacher } from '../../test/people.ts'
import { open, shownToast } from '../../test/screen.tsx'
import { type Answers, refusal } from '../../test/server.ts'

beforeEach(() => sessionStorage.clear())

const rivers = material()
const waiting = material({
  id: 4,
  title: 'Clima',
  description: null,
  subjectId: 8,
  subject: { id: 8, name: 'Ciências' },
  isProcessed: false,
  status: 'queued',
  progress: 0,
  flipCardsCount: 0,
  cardCount: 0,
  quizQuestionsCount: 0,
  questionCount: 0,
  quizId: null,
})
const busy = material({ ...waiting, id: 5, title: 'Relevo', status: 'generating', progress: 60 })
const empty = material({
  id: 6,
  title: 'Mapas',
  flipCardsCount: 0,
  cardCount: 0,
  quizQuestionsCount: 0,
  questionCount: 0,
  quizId: null,
  hasItems: false,
  notices: [{ code: 'no-prose', message: 'Não foi possível criar cards nem questões: o material tem pouco texto.' }],
})
const unread = material({
  id: 8,
  title: 'Atlas',
  notices: [{ code: 'unreadable-pages', message: 'As páginas 2 e 3 não puderam ser lidas e ficaram de fora.' }],
})

async function openManager(address = '/manage-materials', more: Answers = {}) {
  const server = open(address, teacher(), {
    'GET /api/teacher/materials': [rivers, waiting, busy, empty],
    'GET /api/subjects': [],
    ...more,
  })
  await screen.findByText('Rios do Brasil')
  return server
}

const noReview = { cards: false, questions: false, words: false }

const row = (title: string) => {
  const found = screen.getByRole('heading', { name: title }).closest('li')
  if (!found) throw new Error(`${title} is in no list`)
  return within(found)
}

test('the counts, and a material with its badge, subject, description, day and counts', async () => {
  await openManager()
  const summary = within(screen.getByRole('region', { name: 'Resumo' }))
  expect(summary.getByText('Materiais').closest('div')?.textContent).toContain('4')
  expect(summary.getByText('Processados').closest('div')?.textContent).toContain('2')
  expect(summary.getByText('Flip cards').closest('div')?.textContent).toContain('2')
  const rios = row('Rios do Brasil')
  for (const words of ['Concluído', 'Bacias e afluentes', '2 cards', '2 questões', '6 palavras'])
    expect(rios.getByText(words)).toBeTruthy()
  expect(rios.getByText(/^Geografia · enviado em 02\/03\/2026$/)).toBeTruthy()
  const main = within(screen.getByRole('main'))
  expect(main.getByRole('link', { name: 'Novo Material' }).getAttribute('href')).toBe('/upload-material')
})

test('what waits is not counted with what pupils have, and that is said', async () => {
  const waits = { ...rivers, suggestedCount: 3, cardCount: 0, flipCardsCount: 0 }
  await openManager('/manage-materials', { 'GET /api/teacher/materials': [waits] })
  for (const words of ['0 cards publicados', '2 questões publicadas', '6 palavras publicadas'])
    expect(row('Rios do Brasil').getByText(words)).toBeTruthy()
})

test('one that is not processed says so, counts nothing and can only be edited and deleted', async () => {
  await openManager()
  expect(row('Clima').getByText('Pendente')).toBeTruthy()
  expect(row('Relevo').getByText('Processando')).toBeTruthy()
  expect(row('Relevo').getByRole('progressbar').getAttribute('aria-valuenow')).toBe('60')
  expect(row('Clima').queryByText('0 cards')).toBeNull()
  expect(row('Clima').queryByRole('link', { name: /^Prévia/ })).toBeNull()
})

test('one with pages that could not be read says that it is incomplete, and which', async () => {
  await openManager('/manage-materials', { 'GET /api/teacher/materials': [rivers, unread] })
  expect(row('Atlas').getByText('Processamento incompleto.').parentElement?.textContent).toBe(
    'Processamento incompleto. As páginas 2 e 3 não puderam ser lidas e ficaram de fora.',
  )
})

test('one that was read and gave neither cards nor questions says why, and can be processed again', async () => {
  const server = await openManager('/manage-materials', { 'POST /api/materials/6/reprocess': empty })
  expect(row('Mapas').getByText('Processamento incompleto.').parentElement?.textContent).toBe(
    'Processamento incompleto. Não foi possível criar cards nem questões: o material tem pouco texto.',
  )
  fireEvent.click(row('Mapas').getByRole('button', { name: 'Reprocessar Mapas' }))
  await waitFor(() => expect(server.sentTo('POST /api/materials/6/reprocess')).toHaveLength(1))
})

test('one without an item of any state says so and what to do, whatever else is known of it', async () => {
  const bare = material({ ...empty, id: 9, title: 'Fotos', notices: [] })
  const byHand = material({ ...empty, id: 10, title: 'Globo', hasItems: true })
  await openManager('/manage-materials', { 'GET /api/teacher/materials': [rivers, bare, byHand] })
  expect(row('Fotos').getByText('Processamento incompleto.').parentElement?.textContent).toContain('reprocesse')
  expect(row('Fotos').getByRole('button', { name: 'Reprocessar Fotos' })).toBeTruthy()
  // What was written by hand since is something, hidden from pupils as it may be.
  expect(row('Globo').queryByText('Processamento incompleto.')).toBeNull()
})

test('one that gave few items says what to do, with the ways there; one that gave enough does not', async () => {
  await openManager()
  const links = ['Peça a um assistente itens sobre Mapas', 'escreva os seus itens em Mapas']
  expect(links.map(name => row('Mapas').getByRole('link', { name }).getAttribute('href'))).toEqual([
    '/assistant/6',
    '/cards/6',
  ])
  expect(row('Rios do Brasil').queryByText(/Quer mais itens/)).toBeNull()
})

test('a material leads to its subject and to the preview of its quiz', async () => {
  await openManager()
  const href = (name: string) => row('Rios do Brasil').getByRole('link', { name }).getAttribute('href')
  expect(href('Ver Rios do Brasil')).toBe('/material-view/7')
  expect(href('Prévia do quiz de Rios do Brasil')).toBe('/quiz-preview/3')
})

const many = [
  rivers,
  ...Array.from({ length: 12 }, (_, place) => ({ ...waiting, id: 100 + place, title: `Clima ${place}` })),
]

test('a search for a title or a subject, in whatever case, stays in the address', async () => {
  await openManager('/manage-materials', { 'GET /api/teacher/materials': many })
  fireEvent.input(screen.getByLabelText('Buscar por título ou matéria'), { target: { value: 'GEO' } })
  await waitFor(() => expect(screen.queryByText('Clima 1')).toBeNull())
  expect(screen.getByText('Rios do Brasil')).toBeTruthy()
  expect(location.search).toBe('?busca=GEO')
  fireEvent.input(screen.getByLabelText('Buscar por título ou matéria'), { target: { value: 'rIOS' } })
  await waitFor(() => expect(location.search).toBe('?busca=rIOS'))
  expect(screen.getByText('Rios do Brasil')).toBeTruthy()
})

test('a search in the address is there after a reload', async () => {
  await openManager('/manage-materials?busca=rios', { 'GET /api/teacher/materials': many })
  expect(screen.getByLabelText('Buscar por título ou matéria')).toHaveProperty('value', 'rios')
  expect(screen.queryByText('Clima 1')).toBeNull()
})

test('without any, the screen says so', async () => {
  open('/manage-materials', teacher(), { 'GET /api/teacher/materials': [] })
  expect(await screen.findByText('Nenhum material encontrado')).toBeTruthy()
})

async function deleteRivers(answer: unknown) {
  const server = await openManager('/manage-materials', { 'DELETE /api/materials/3': answer })
  fireEvent.click(row('Rios do Brasil').getByRole('button', { name: 'Excluir Rios do Brasil' }))
  const question = await screen.findByRole('alertdialog')
  expect(question.textContent).toContain(
    'Tem certeza que deseja excluir o material "Rios do Brasil"? Esta ação não pode ser desfeita.',
  )
  expect(server.sentTo('DELETE /api/materials/3')).toEqual([])
  await act(async () => within(question).getByRole('button', { name: 'Excluir' }).click())
}

test.each([
  ['that it is gone', {}, { title: 'Material excluído' }],
  ['the server’s reason', refusal(409, 'Está em uso'), { title: 'Erro ao excluir', description: 'Está em uso' }],
  [
    'its own sentence where the server gave none',
    new Response('', { status: 500 }),
    { title: 'Erro ao excluir', description: 'Não foi possível excluir o material' },
  ],
  [
    'that the network failed',
    new TypeError('Failed to fetch'),
    { title: 'Erro', description: 'Ocorreu um erro ao excluir o material' },
  ],
])('deleting asks first, then tells %s', async (_, answer, said) => {
  await deleteRivers(answer)
  await waitFor(() => expect(shownToast()).toMatchObject(said))
})

test('where pupils have little the teacher reads what waits and for how long, and may publish all', async () => {
  const few = material({
    id: 9,
    title: 'Solos',
    flipCardsCount: 2,
    quizQuestionsCount: 0,
    wordsCount: 1,
    suggestedCount: 18,
    inReview: { cards: true, questions: true, words: false },
  })
  const policy = { policy: 'all', published: 18, waiting: 0, message: 'Todos os itens vão direto para os alunos.' }
  const server = await openManager('/manage-materials', {
    'GET /api/teacher/materials': [rivers, few],
    'PUT /api/materials/9/publication-policy': () => {
      server.change({ 'GET /api/teacher/materials': [rivers, { ...few, suggestedCount: 0, inReview: noReview }] })
      return policy
    },
  })
  expect(row('Rios do Brasil').queryByRole('link', { name: /^Revisar/ })).toBeNull()
  const solos = row('Solos')
  expect(
    solos.getByText('3 publicados; 18 sugestões esperam por você: revisar leva cerca de três minutos.'),
  ).toBeTruthy()
  expect(solos.queryByText('Processamento incompleto.')).toBeNull()
  const review = solos.getByRole('link', { name: 'Revisar 18 sugestões de Solos' })
  expect(review.getAttribute('href')).toBe('/review/9')
  const opener = await solos.findByRole('button', { name: 'Publicar tudo de Solos' })
  opener.focus()
  fireEvent.click(opener)
  const asks = await screen.findByRole('alertdialog', { name: 'Publicar tudo sem revisar?' })
  expect(asks.textContent).toContain('18 sugestões de “Solos”')
  fireEvent.click(within(asks).getByRole('button', { name: 'Publicar tudo' }))
  await waitFor(() => expect(shownToast()).toMatchObject({ title: '18 sugestões publicadas' }))
  expect(server.sentTo('PUT /api/materials/9/publication-policy')).toEqual([{ policy: 'all', always: false }])
  // The button is gone with what waited: one goes on from the material.
  await waitFor(() => expect(opener.isConnected).toBe(false))
  await waitFor(() => expect(document.activeElement?.matches('li')).toBe(true))
  expect(document.activeElement?.textContent).toContain('Solos')
})

test("where pupils' answers hold back all that waits, publishing it says that nothing went and why", async () => {
  const doubted = material({
    id: 9,
    title: 'Solos',
    flipCardsCount: 0,
    suggestedCount: 1,
    inReview: { cards: true, questions: false, words: false },
  })
  const message = 'Todos os itens vão direto para os alunos.'
  const address = 'PUT /api/materials/9/publication-policy'
  const server = await openManager('/manage-materials', {
    'GET /api/teacher/materials': [rivers, doubted],
    [address]: { policy: 'all', published: 0, waiting: 1, message },
  })
  const publish = async () => {
    fireEvent.click(await row('Solos').findByRole('button', { name: 'Publicar tudo de Solos' }))
    const asks = await screen.findByRole('alertdialog')
    fireEvent.click(within(asks).getByRole('button', { name: 'Publicar tudo' }))
  }
  await publish()
  await waitFor(() =>
    expect(shownToast()).toMatchObject({
      title: 'Nada novo foi publicado',
      description: '1 sugestão continua esperando a sua revisão: as respostas dos alunos a puseram em dúvida.',
    }),
  )
  server.change({ [address]: { policy: 'all', published: 3, waiting: 2, message } })
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  await publish()
  await waitFor(() =>
    expect(shownToast()).toMatchObject({
      title: '3 sugestões publicadas',
      description: '2 sugestões continuam esperando a sua revisão: as respostas dos alunos as puseram em dúvida.',
    }),
  )
})

test('what could not be published at once is told, and nothing changes', async () => {
  const few = material({
    id: 9,
    title: 'Solos',
    flipCardsCount: 0,
    suggestedCount: 1,
    inReview: { cards: true, questions: true, words: false },
  })
  await openManager('/manage-materials', {
    'GET /api/teacher/materials': [rivers, few],
    'PUT /api/materials/9/publication-policy': refusal(500, 'Algo deu errado. Tente de novo em instantes.'),
  })
  fireEvent.click(await row('Solos').findByRole('button', { name: 'Publicar tudo de Solos' }))
  const asks = await screen.findByRole('alertdialog')
  fireEvent.click(within(asks).getByRole('button', { name: 'Publicar tudo' }))
  await waitFor(() => expect(shownToast()).toMatchObject({ title: 'Não foi possível publicar as sugestões' }))
  expect(row('Solos').getByRole('link', { name: 'Revisar 1 sugestão de Solos' })).toBeTruthy()
})
