import type { Figure } from '@capivira/core/editing/figure-contract'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { material } from '../../test/lesson.ts'
import { teacher } from '../../test/people.ts'
import { open, shownToast } from '../../test/screen.tsx'
import type { Answers } from '../../test/server.ts'

beforeEach(() => sessionStorage.clear())

const box = (left: number) => ({ left, top: 0.1, width: 0.2, height: 0.1 })
const figure = (labels: string[], more: Partial<Figure> = {}): Figure => ({
  id: 9,
  materialId: 3,
  revision: 1,
  page: 1,
  title: 'A planta',
  hides: 'all',
  width: 1200,
  height: 600,
  imageUrl: '/api/figures/9/image',
  parts: labels.map((label, place) => ({
    cardId: place + 1,
    label,
    alternative: '',
    boxes: [box(place * 0.3)],
    state: 'shown',
  })),
  ...more,
})
const page = {
  page: 1,
  pageCount: 4,
  text: '',
  lines: [],
  aspectRatio: 0.7,
  imageUrl: '/page',
  regions: [],
  unread: [],
}
const address = {
  list: 'GET /api/materials/3/figures',
  page: 'GET /api/materials/3/pages/1?quote=',
  labels: 'GET /api/materials/3/pages/1/labels',
}
const openFigures = (figures: Figure[], more: Answers = {}) =>
  open('/figures/3', teacher(), {
    'GET /api/materials/3': material(),
    'GET /api/materials/3/items': [],
    [address.list]: figures,
    [address.page]: page,
    ...more,
  })

async function drawNew() {
  fireEvent.click(await screen.findByRole('button', { name: 'Nova figura' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Usar a página inteira' }))
  return screen.findByRole('region', { name: '2. Cubra os nomes' })
}
const button = (name: string) => screen.getByRole('button', { name })
const write = (label: string, value: string) => fireEvent.input(screen.getByLabelText(label), { target: { value } })
const typedIn = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value
const firstLabel = 'Card 1: o que está coberto'

test('what was drawn and typed stays when neither saving nor reading goes through', async () => {
  const noNetwork = new TypeError('Failed to fetch')
  const server = openFigures([])
  await drawNew()
  fireEvent.click(button('Acrescentar retângulo'))
  write('Nome da figura', 'A planta')
  write(firstLabel, 'Raiz')
  server.change({ 'POST /api/materials/3/figures': noNetwork, [address.page]: noNetwork, [address.list]: noNetwork })
  fireEvent.click(button('Salvar figura'))
  await waitFor(() => expect(shownToast()?.title).toBe('Ainda não enviado'))
  fireEvent(window, new Event('online'))
  document.dispatchEvent(new Event('visibilitychange'))
  await act(async () => {
    for (let turn = 0; turn < 20; turn++) await new Promise(resolve => setTimeout(resolve))
  })
  expect(typedIn(firstLabel)).toBe('Raiz')
  expect(typedIn('Nome da figura')).toBe('A planta')
})

async function editLate() {
  const current = figure(['Raiz', 'Flor'], { revision: 2 })
  const late = { code: 'newer-version', final: true, message: 'Esta figura foi alterada em outra janela.', current }
  const server = openFigures([figure(['Raiz'])], {
    'PUT /api/figures/9': () => Response.json(late, { status: 409 }),
  })
  fireEvent.click(await screen.findByRole('button', { name: 'Editar' }))
  // The other window saves, and the list is read again, while drawing goes on here.
  server.change({
    'GET /api/materials/3': material(),
    [address.list]: [current],
    'PUT /api/figures/9': () => Response.json(late, { status: 409 }),
  })
  document.dispatchEvent(new Event('visibilitychange'))
  await act(async () => {})
  write(firstLabel, 'Raízes')
  fireEvent.click(button('Salvar figura'))
  const choice = await screen.findByText(/^Esta figura foi alterada em outra janela enquanto/)
  expect(server.sentTo('PUT /api/figures/9')).toMatchObject([{ revision: 1 }])
  const alert = within(choice.closest<HTMLElement>('[role=alert]') ?? document.body)
  expect(alert.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Raiz', 'Flor'])
  expect(typedIn(firstLabel)).toBe('Raízes')
  server.change({ [address.list]: [current], 'PUT /api/figures/9': figure(['Raízes'], { revision: 3 }) })
  return server
}

test('another window was first: what it has is listed, and one’s own is saved over it if one says so', async () => {
  const server = await editLate()
  fireEvent.click(button('Salvar a minha mesmo assim'))
  await waitFor(() => expect(server.sentTo('PUT /api/figures/9')).toHaveLength(2))
  expect(server.sentTo('PUT /api/figures/9')[1]).toMatchObject({ revision: 2, parts: [{ label: 'Raízes' }] })
})

test('or drawing goes on from what the other window made', async () => {
  const server = await editLate()
  fireEvent.click(button('Usar a atual'))
  expect([typedIn(firstLabel), typedIn('Card 2: o que está coberto')]).toEqual(['Raiz', 'Flor'])
  write(firstLabel, 'Raízes')
  fireEvent.click(button('Salvar figura'))
  await waitFor(() => expect(server.sentTo('PUT /api/figures/9')).toHaveLength(2))
  expect(server.sentTo('PUT /api/figures/9')[1]).toMatchObject({
    revision: 2,
    parts: [
      { cardId: 1, label: 'Raízes' },
      { cardId: 2, label: 'Flor' },
    ],
  })
})

test('the focus stays with the drawing, so that Ctrl+Z takes back what Delete took away', async () => {
  openFigures([])
  const section = await drawNew()
  expect(document.activeElement).toBe(section)
  fireEvent.click(button('Acrescentar retângulo'))
  for (const take of [
    () => fireEvent.keyDown(button('Retângulo do card 1'), { key: 'Delete' }),
    () => fireEvent.click(button('Apagar o retângulo 1')),
  ]) {
    button('Retângulo do card 1').focus()
    take()
    expect(screen.queryByRole('button', { name: 'Retângulo do card 1' })).toBeNull()
    expect(document.activeElement).toBe(section)
    fireEvent.keyDown(section, { key: 'z', ctrlKey: true })
    expect(button('Retângulo do card 1')).toBeTruthy()
  }
})

test('words of the page are proposed once, and that there are none is said only once that is known', async () => {
  const labels = Promise.withResolvers<unknown>()
  openFigures([], { [address.labels]: labels.promise })
  await drawNew()
  expect(screen.queryByText(/^Não encontramos/)).toBeNull()
  labels.resolve([{ text: 'Raiz', region: box(0.1) }])
  fireEvent.click(await screen.findByRole('button', { name: 'Propor pelas palavras da página (1)' }))
  expect(typedIn(firstLabel)).toBe('Raiz')
  expect(screen.queryByRole('button', { name: /^Propor/ })).toBeNull()
  expect(screen.queryByText(/^Não encontramos/)).toBeNull()
})

test('where a page has no words it is said', async () => {
  openFigures([], { [address.labels]: [] })
  await drawNew()
  expect(await screen.findByText(/^Não encontramos/)).toBeTruthy()
})

test('more cards than a figure may have are told of before they are typed', async () => {
  openFigures([figure(Array.from({ length: 40 }, (_, place) => `Nome ${place}`))])
  fireEvent.click(await screen.findByRole('button', { name: 'Editar' }))
  fireEvent.click(button('Acrescentar retângulo'))
  expect(screen.getByText('Uma figura tem no máximo 40 cards. Apague retângulos para salvar.')).toBeTruthy()
})

test('the two images have names of their own', async () => {
  openFigures([figure(['Raiz'])])
  const links = await Promise.all(
    ['Imagem com os nomes cobertos', 'Imagem com as respostas'].map(name => screen.findByRole('link', { name })),
  )
  expect(links.map(link => link.getAttribute('download'))).toEqual(['A planta.png', 'A planta (respostas).png'])
})

test('a figure that was begun is there again after a reload, and can be given up', async () => {
  openFigures([], { [address.labels]: [] })
  await drawNew()
  fireEvent.click(button('Acrescentar retângulo'))
  write('Nome da figura', 'A célula')
  write('Card 1: o que está coberto', 'núcleo')
  // A reload unmounts nothing: what is kept stays as it stood.
  const kept = Object.entries({ ...sessionStorage })
  cleanup()
  for (const [name, value] of kept) sessionStorage.setItem(name, value)
  openFigures([], { [address.labels]: [] })
  await screen.findByRole('region', { name: '2. Cubra os nomes' })
  expect([typedIn('Nome da figura'), typedIn('Card 1: o que está coberto')]).toEqual(['A célula', 'núcleo'])
  fireEvent.click(button('Descartar'))
  expect(await screen.findByRole('button', { name: 'Usar a página inteira' })).toBeTruthy()
})

/** Draws a figure whose saving is not answered before `answer` is called, and leaves for another screen meanwhile. */
async function leavesWhileSaving() {
  const { promise, resolve } = Promise.withResolvers<unknown>()
  const server = openFigures([], { 'GET /api/materials': [], 'POST /api/materials/3/figures': promise })
  await drawNew()
  fireEvent.click(button('Acrescentar retângulo'))
  write('Nome da figura', 'A planta')
  write(firstLabel, 'Raiz')
  fireEvent.click(button('Salvar figura'))
  await waitFor(() => expect(server.sentTo('POST /api/materials/3/figures')).toHaveLength(1))
  fireEvent.click(screen.getAllByRole('link', { name: 'Meus Materiais' })[0] ?? document.body)
  await waitFor(() => expect(screen.queryByLabelText(firstLabel)).toBeNull())
  return { server, answer: resolve }
}

test('who leaves while a figure is saved is told that it was, and finds no form of it', async () => {
  const { server, answer } = await leavesWhileSaving()
  server.change({ [address.list]: [figure(['Raiz'])] })
  answer(figure(['Raiz']))
  await waitFor(() => expect(shownToast()?.title).toBe('Figura salva: os alunos já têm os cards'))
  act(() => history.back())
  await screen.findByRole('heading', { name: 'A planta' })
  fireEvent.click(button('Nova figura'))
  expect(await screen.findByRole('button', { name: 'Usar a página inteira' })).toBeTruthy()
})

test('who comes back before it is saved cannot save it once more, and the form closes once it is', async () => {
  const { server, answer } = await leavesWhileSaving()
  act(() => history.back())
  fireEvent.click(await screen.findByRole('button', { name: 'Nova figura' }))
  await screen.findByLabelText(firstLabel)
  const saving = screen.getByRole('button', { name: /Salvar figura|Aguarde/ })
  expect(saving.getAttribute('aria-disabled') ?? saving.hasAttribute('disabled')).toBeTruthy()
  fireEvent.click(saving)
  server.change({ [address.list]: [figure(['Raiz'])] })
  answer(figure(['Raiz']))
  await screen.findByRole('button', { name: 'Nova figura' })
  expect(screen.queryByLabelText(firstLabel)).toBeNull()
  expect(server.sentTo('POST /api/materials/3/figures')).toHaveLength(1)
})

test('what is changed on a figure stays when its screen is left, over the version that it was changed on', async () => {
  const server = openFigures([figure(['Raiz'])], { 'GET /api/materials': [] })
  fireEvent.click(await screen.findByRole('button', { name: 'Editar' }))
  write(firstLabel, 'Raízes')
  fireEvent.click(screen.getAllByRole('link', { name: 'Meus Materiais' })[0] ?? document.body)
  await waitFor(() => expect(screen.queryByLabelText(firstLabel)).toBeNull())
  server.change({
    [address.list]: [figure(['Raiz', 'Flor'], { revision: 2 })],
    'PUT /api/figures/9': figure(['Raízes'], { revision: 2 }),
  })
  act(() => history.back())
  fireEvent.click(await screen.findByRole('button', { name: 'Editar' }))
  expect(typedIn(firstLabel)).toBe('Raízes')
  fireEvent.click(button('Salvar figura'))
  await waitFor(() => expect(server.sentTo('PUT /api/figures/9')).toMatchObject([{ revision: 1 }]))
})
