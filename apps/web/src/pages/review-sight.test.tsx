import type { Suggestion } from '@capivira/core/review/contract'
import { fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { asked, begin, press, review, suggestion, told } from '../../test/review.ts'
import { arrive, pass } from '../../test/screen.tsx'

beforeEach(() => sessionStorage.clear())
afterEach(() => vi.useRealTimers())

const question = (id: number): Suggestion => ({
  ...suggestion(id),
  kind: 'question',
  question: `Que rio é o ${id}?`,
  options: ['Amazonas', 'Negro', 'Tietê'],
  correctAnswer: 0,
  explanation: null,
  difficulty: 'médio',
})
const region = () => screen.getByRole('region', { name: / para decidir$/ })
const status = () =>
  screen
    .getAllByRole('status')
    .map(({ textContent }) => textContent.trim())
    .join('')

test('after every decision the next item begins in sight; where it does, nothing moves', async () => {
  await begin()
  const moved = vi.spyOn(Element.prototype, 'scrollIntoView')
  let top = -105
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(() => new DOMRect(0, top, 300, 900))
  press('r')
  await pass(100)
  moved.mockClear()
  fireEvent.click(screen.getByRole('button', { name: /^Errado/ }))
  await pass(100)
  expect(moved.mock.contexts).toContain(region())
  expect(moved).toHaveBeenCalledWith({ block: 'start', behavior: 'instant' })
  top = 88
  moved.mockClear()
  press('z')
  await pass(100)
  expect(moved.mock.contexts).not.toContain(region())
  top = 40
  fireEvent.click(screen.getByRole('button', { name: 'Manter' }))
  await pass(100)
  expect(moved.mock.contexts).toContain(region())
})

test('no option of the first item lies under the two decisions, where the window has room for all of it', async () => {
  const scroll = vi.spyOn(window, 'scrollBy').mockReturnValue()
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    if (this.matches('[data-foot]')) return new DOMRect(0, 640, 390, 60)
    return this.matches('[data-face]') ? new DOMRect(0, 400, 390, 300) : new DOMRect(0, 320, 390, 500)
  })
  await begin({ 'GET /api/materials/3/review': review(question(11), suggestion(12)) })
  expect(scroll).toHaveBeenCalledWith({ top: 60, behavior: 'instant' })
})

test('on a phone that is turned the item that was read begins in sight again', async () => {
  let turn = () => {}
  const plain = window.matchMedia.bind(window)
  vi.spyOn(window, 'matchMedia').mockImplementation(query => {
    const list = plain(query)
    if (query === '(orientation: landscape)')
      list.addEventListener = (_: string, hear: unknown) => {
        turn = () => typeof hear === 'function' && hear()
      }
    return list
  })
  await begin()
  const moved = vi.spyOn(Element.prototype, 'scrollIntoView')
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(() => new DOMRect(0, 900, 300, 900))
  turn()
  expect(moved.mock.contexts).toEqual([region()])
})

test('the two decisions stick to the foot of the window over the whole item', async () => {
  await begin()
  const bar = screen.getByRole('button', { name: 'Manter' }).parentElement
  expect(bar?.className).toContain('sticky')
  expect(bar?.parentElement?.textContent).toContain('Que rio é o 11?')
  expect(screen.getByText('0 de 2').className).toContain('whitespace-nowrap')
})

test('what a reason suggests is said, and stands before the next item, one Tab away', async () => {
  const offer = { ...suggestion(11), question: 'Sobre Rios: que rio é o 11?', publication: 'withdrawn' as const }
  await begin({ 'PUT /api/items/card/11/verdict': { ...told(suggestion(11)), offer } })
  press('r')
  await pass(100)
  press('1')
  await arrive(() => screen.queryByText('Recusado. Que tal assim?'))
  expect(document.activeElement).toBe(region())
  expect(region().querySelector('button')?.textContent).toBe('Usar assim')
  expect(status()).toBe(
    'Recusado. Que tal assim? Sobre Rios: que rio é o 11? Os botões vêm a seguir. Agora: Que rio é o 12?',
  )
  fireEvent.click(screen.getByRole('button', { name: 'Deixar recusado' }))
  await pass(100)
  expect(screen.queryByText('Recusado. Que tal assim?')).toBeNull()
  expect(document.activeElement).toBe(region())
})

test('what is offered for the last item stands at the end', async () => {
  const offer = { ...suggestion(11), question: 'Sobre Rios: que rio é o 11?', publication: 'withdrawn' as const }
  await begin({
    'GET /api/materials/3/review': review(suggestion(11)),
    'PUT /api/items/card/11/verdict': { ...told(suggestion(11)), offer },
  })
  press('r')
  await pass(100)
  press('1')
  await arrive(() => screen.queryByText('Recusado. Que tal assim?'))
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Nada espera a sua revisão' }))
  expect(document.activeElement?.parentElement?.querySelector('button')?.textContent).toBe('Usar assim')
})

test('where no other options of the kind were found it is said, and the teacher writes some', async () => {
  const item = question(11)
  const server = await begin({
    'GET /api/materials/3/review': review(item, suggestion(12)),
    'PUT /api/items/question/11/verdict': told(item),
    'DELETE /api/items/question/11/verdict': told(item),
  })
  press('r')
  await pass(100)
  press('2')
  await arrive(() =>
    screen.queryByText(/^Recusado\. Não achamos outras alternativas do mesmo tipo: escreva as suas\.$/),
  )
  fireEvent.click(screen.getByRole('button', { name: 'Escrever alternativas' }))
  await arrive(() => screen.queryByDisplayValue('Negro'))
  await arrive(() => server.sentTo('DELETE /api/items/question/11/verdict').length === 1)
})

test('Escape keeps what was typed in the form, Ctrl+Enter saves it, and Z says that the text stays', async () => {
  const saved = { ...suggestion(11), question: 'Que rio é o onze?', revision: 2, edited: true }
  const server = await begin({
    'PUT /api/items/card/11': { ...saved, publication: 'published', publicationReason: null, verdict: 'keep' },
  })
  const typed = () => screen.getByLabelText(/^Pergunta/)
  press('e')
  await arrive(() => screen.queryByDisplayValue('Que rio é o 11?'))
  fireEvent.input(typed(), { target: { value: 'Que rio é o onze?' } })
  fireEvent.keyDown(typed(), { key: 'Escape' })
  await pass(100)
  expect(asked()).toBe('Que rio é o 11?')
  expect(document.activeElement).toBe(region())
  press('e')
  await arrive(() => screen.queryByDisplayValue('Que rio é o onze?'))
  fireEvent.keyDown(typed(), { key: 'Enter', ctrlKey: true })
  await arrive(() => asked() === 'Que rio é o 12?')
  expect(server.sentTo('PUT /api/items/card/11')).toMatchObject([{ content: { question: 'Que rio é o onze?' } }])
  press('z')
  await pass(100)
  expect(asked()).toBe('Que rio é o onze?')
  expect(status()).toBe('Decisão desfeita; o texto editado ficou. Agora: Que rio é o onze?')
  press('z')
  await pass(100)
  expect(status()).toContain('Nada a desfazer nesta tela')
})

test('the page that is shown calls a word a word', async () => {
  const { question: _, answer: __, difficulty: ___, ...marks } = suggestion(11) as Extract<Suggestion, { kind: 'card' }>
  await begin({
    'GET /api/materials/3/review': review(suggestion(12), { ...marks, kind: 'word', word: 'rio', hint: 'Corre' }),
    'PUT /api/items/card/12/verdict': told(suggestion(12)),
  })
  press('a')
  await pass(100)
  fireEvent.click(screen.getByRole('button', { name: 'Ver a página 2' }))
  await arrive(() => screen.queryByText('O trecho marcado é a fonte desta palavra.'))
})
