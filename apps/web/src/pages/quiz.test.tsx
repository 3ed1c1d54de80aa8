import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { material, question } from '../../test/lesson.ts'
import { pupil } from '../../test/people.ts'
import { arrive, open, pass, stopClock } from '../../test/screen.tsx'
import { type Answers, refusal } from '../../test/server.ts'

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  sessionStorage.clear()
  localStorage.clear()
})
afterEach(() => vi.useRealTimers())

const questions = [question(), question({ id: 22, question: 'Que rio passa por Manaus?', explanation: null })]
const answers: Answers = {
  'GET /api/materials/3': material(),
  'GET /api/materials/3/quiz-questions': questions,
  'POST /api/materials/3/quiz-attempts': {
    score: 1,
    totalQuestions: 2,
    percentage: 50,
    xpGain: 10,
    newAchievements: [],
  },
}

const button = (name: string) => screen.getByRole('button', { name })
/** A click of a mouse or a finger; by key, and by what readers of the screen do, it has no count. */
const tap = async (name: string) =>
  act(async () => {
    fireEvent.click(button(name), { detail: 1 })
  })
const press = async (name: string) => act(async () => button(name).click())
const choose = async (option: string) => {
  const found = screen.getAllByRole('radio').find(radio => radio.closest('label')?.textContent?.includes(option))
  await act(async () => found?.click())
}

async function openQuiz(more: Answers = {}) {
  const server = open('/quiz/3', pupil(), { ...answers, ...more })
  await screen.findByText('Questão 1 de 2')
  stopClock()
  return server
}

test('a question has its place, lettered options, and goes on only once one is chosen', async () => {
  await openQuiz()
  expect(screen.getByRole('progressbar', { name: 'Andamento do quiz' }).getAttribute('aria-valuetext')).toBe(
    'Questão 1 de 2, 0%',
  )
  const options = screen.getAllByRole('radio').map(radio => radio.closest('label')?.textContent ?? '')
  expect(options.map(option => option.slice(0, 2))).toEqual(['A)', 'B)', 'C)', 'D)'])
  expect(button('Próxima Questão')).toHaveProperty('disabled', true)
  expect(button('Anterior')).toHaveProperty('disabled', true)
  await choose('Amazonas')
  expect(button('Próxima Questão')).toHaveProperty('disabled', false)
})

test('a question stands under its heading, unless that would tell one of the options', async () => {
  const category = 'Hidrografia do Norte'
  await openQuiz({
    'GET /api/materials/3/quiz-questions': [
      question({ category }),
      question({ id: 22, question: 'Que rio passa por Manaus?', category: 'O Amazonas' }),
    ],
  })
  const asked = () => screen.getByRole('heading', { level: 2 })
  expect(document.getElementById(asked().getAttribute('aria-describedby') ?? '')?.textContent).toBe(category)
  await choose('Amazonas')
  await tap('Próxima Questão')
  await pass(3000)
  expect(asked().textContent).toBe('Que rio passa por Manaus?')
  expect(asked().getAttribute('aria-describedby')).toBeNull()
  expect(screen.queryByText('O Amazonas')).toBeNull()
})

test('a choice brings the button that confirms it into view', async () => {
  await openQuiz()
  const shown = vi.spyOn(Element.prototype, 'scrollIntoView')
  await choose('Amazonas')
  expect(shown.mock.contexts).toEqual([button('Próxima Questão')])
  expect(shown.mock.calls).toEqual([[{ block: 'nearest' }]])
  shown.mockRestore()
})

test('a right answer is told with the explanation, and 3 s later comes the next question', async () => {
  await openQuiz()
  await choose('Amazonas')
  await tap('Próxima Questão')
  expect(screen.getByText('Correto!')).toBeTruthy()
  expect(screen.getByText('Ele deságua no Atlântico.')).toBeTruthy()
  await pass(2999)
  expect(screen.getByText('Questão 1 de 2')).toBeTruthy()
  await pass(1)
  expect(screen.getByText('Questão 2 de 2')).toBeTruthy()
})

test('whoever looks at the page of the document after an answer is not hurried on', async () => {
  await openQuiz({ 'GET /api/materials/3/pages/1': refusal(404, 'Página não encontrada') })
  await choose('Amazonas')
  await tap('Próxima Questão')
  await tap('Ver na página 1')
  await pass(10_000)
  expect(screen.getByText('Questão 1 de 2')).toBeTruthy()
})

test('by keyboard one goes on from the answer, then from the next question, then from the result', async () => {
  await openQuiz()
  await choose('Amazonas')
  await tap('Próxima Questão')
  expect(document.activeElement).toBe(button('Continuar'))
  act(() => button('Ler com calma').focus())
  await tap('Ler com calma')
  expect(document.activeElement).toBe(button('Continuar'))
  await tap('Continuar')
  expect(document.activeElement?.textContent).toBe('Que rio passa por Manaus?')
  await choose('Amazonas')
  await tap('Finalizar Quiz')
  await tap('Continuar')
  expect(document.activeElement?.textContent).toBe('Excelente!')
})

test('after an answer by key nothing goes on by itself', async () => {
  await openQuiz()
  await choose('Amazonas')
  await press('Próxima Questão')
  await pass(60_000)
  expect(screen.getByText('Questão 1 de 2')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Ler com calma' })).toBeNull()
  await press('Continuar')
  await choose('Tietê')
  await act(async () => {
    fireEvent.keyDown(document.body, { key: 'Enter' })
  })
  await pass(60_000)
  expect(screen.getByText('Incorreto!')).toBeTruthy()
  await press('Continuar')
  await pass(0)
  expect(screen.getByText('Bom!')).toBeTruthy()
  // The next quiz, played with a finger, goes on as ever.
  await tap('Refazer Quiz')
  await choose('Amazonas')
  await tap('Próxima Questão')
  await pass(3000)
  expect(screen.getByText('Questão 2 de 2')).toBeTruthy()
})

test('what is seen is heard: in a region that is there before, and after the focus has moved', async () => {
  await openQuiz()
  const region = screen.getAllByRole('status').find(({ tagName }) => tagName === 'P')
  if (!region) throw new Error('nothing is heard')
  await arrive(() => region.textContent)
  expect(region.textContent).toBe('Questão 1, de 2.')
  await choose('Amazonas')
  await press('Próxima Questão')
  expect(document.activeElement).toBe(button('Continuar'))
  expect(region.textContent).toBe('Questão 1, de 2.')
  await pass(300)
  expect(region.textContent).toBe('Correto! Resposta certa: Amazonas. Ele deságua no Atlântico.')
  await press('Continuar')
  await pass(300)
  expect(region.textContent).toBe('Questão 2, de 2.')
  await choose('Tietê')
  await press('Finalizar Quiz')
  await pass(300)
  expect(region.textContent).toMatch(/^Incorreto! Resposta certa: /)
  await press('Continuar')
  await pass(300)
  expect(region.isConnected).toBe(true)
  expect(region.textContent).toBe('Quiz terminado. Bom! 1 de 2 certas, 50%.')
})

test('a wrong answer is told with the right one, and the last question with ‘Calculando resultado...’', async () => {
  const server = await openQuiz()
  await choose('Amazonas')
  await tap('Próxima Questão')
  await pass(3000)
  await choose('Tietê')
  await tap('Finalizar Quiz')
  expect(screen.getByText('Incorreto!')).toBeTruthy()
  expect(screen.getByText('Calculando resultado...')).toBeTruthy()
  await pass(2999)
  expect(server.sentTo('POST /api/materials/3/quiz-attempts')).toEqual([])
  await pass(1)
  expect(server.sentTo('POST /api/materials/3/quiz-attempts')).toMatchObject([
    {
      score: 1,
      totalQuestions: 2,
      answers: [
        { questionId: 21, option: 'Amazonas' },
        { questionId: 22, option: 'Tietê' },
      ],
    },
  ])
  expect(screen.getByText('Bom!')).toBeTruthy()
  expect(button('Refazer Quiz')).toBeTruthy()
  await tap('Refazer Quiz')
  expect(screen.getByText('Questão 1 de 2')).toBeTruthy()
})

test('the result: score, badge, what was right and wrong, what was missed, and the ways back', async () => {
  await openQuiz()
  await choose('Amazonas')
  await tap('Próxima Questão')
  await pass(3000)
  await choose('Tietê')
  await tap('Finalizar Quiz')
  await pass(3000)
  await pass(10)
  expect(screen.getByText('1/2')).toBeTruthy()
  expect(screen.getByText('Bom!')).toBeTruthy()
  const figure = (label: string) => screen.getByText(label).nextElementSibling?.textContent
  expect(['Acertos', 'Erros', 'Aproveitamento'].map(figure)).toEqual(['1', '1', '50%'])
  expect(screen.getByText('Você ganhou 10 XP!')).toBeTruthy()
  const href = (name: string) => screen.getAllByRole('link', { name }).map(link => link.getAttribute('href'))
  expect(href('Ir ao Dashboard')).toEqual(['/dashboard'])
  expect(new Set(href('Voltar à matéria'))).toEqual(new Set(['/material-view/7']))
  expect(screen.getByRole('heading', { level: 3, name: 'Que rio passa por Manaus?' })).toBeTruthy()
})

test('a quiz that a teacher changed meanwhile has the result that counts, and is asked anew as it is now', async () => {
  const server = await openQuiz()
  for (const name of ['Próxima Questão', 'Finalizar Quiz']) {
    await choose('Amazonas')
    await tap(name)
    await pass(3000)
  }
  await pass(10)
  expect(screen.getByText('1/2')).toBeTruthy()
  expect(screen.getByText('O quiz mudou enquanto você respondia, e o resultado foi contado de novo.')).toBeTruthy()
  server.change({
    'GET /api/materials/3/quiz-questions': [question({ id: 23, question: 'Que rio corre para o norte?' })],
  })
  await tap('Refazer Quiz')
  await pass(100)
  expect(screen.getByText('Questão 1 de 1')).toBeTruthy()
  expect(screen.getByText('Que rio corre para o norte?')).toBeTruthy()
})

test('without questions the screen says why', async () => {
  open('/quiz/3', pupil(), { ...answers, 'GET /api/materials/3/quiz-questions': [] })
  expect(await screen.findByText('Quiz não disponível')).toBeTruthy()
  expect(
    screen.getByText(
      'Este material ainda não possui questões geradas. Elas podem estar sendo processadas ou houve um problema ' +
        'na geração.',
    ),
  ).toBeTruthy()
})

test('a page that is loaded anew in the middle of a quiz goes on where it was', async () => {
  await openQuiz()
  await choose('Tietê')
  await tap('Próxima Questão')
  await pass(3000)
  vi.useRealTimers()
  const kept = { ...localStorage }
  cleanup()
  Object.assign(localStorage, kept)
  open('/quiz/3', pupil(), answers)
  expect(await screen.findByText('Questão 2 de 2')).toBeTruthy()
  await tap('Anterior')
  expect(screen.getByText('Incorreto!')).toBeTruthy()
})

test('a longer quiz asks how many questions, and deals that many; one that was left goes on where it was', async () => {
  const seven = Array.from({ length: 7 }, (_, at) => question({ id: 30 + at, question: `Pergunta ${at + 1}?` }))
  const server = open('/quiz/3', pupil(), { ...answers, 'GET /api/materials/3/quiz-questions': seven })
  await screen.findByText('Quantas questões hoje?')
  expect(screen.getAllByRole('button', { name: /questões · cerca de/ }).map(({ textContent }) => textContent)).toEqual([
    '5 questões · cerca de 8 minutos',
    'Todas as 7 questões · cerca de 11 minutos',
  ])
  await press('5 questões · cerca de 8 minutos')
  await screen.findByText('Questão 1 de 5')
  await choose('Amazonas')
  await press('Próxima Questão')
  await press('Continuar')
  await screen.findByText('Questão 2 de 5')
  const asked = screen.getByRole('heading', { level: 2 }).textContent
  cleanup()
  open('/quiz/3', pupil(), { ...answers, 'GET /api/materials/3/quiz-questions': seven })
  await screen.findByText('Questão 2 de 5')
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe(asked)
  expect(server.sentTo('POST /api/materials/3/quiz-attempts')).toEqual([])
})
