import { toastStore } from '@capivira/ui/toast'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { quietHost } from '../testing/host.tsx'
import { type GameHost, GameHostContext } from './host.ts'
import { useRound } from './use-round.ts'

const shown = () => toastStore.current().shown
const fails = () => Promise.reject(new Error('the network is gone'))

afterEach(() => {
  cleanup()
  for (let toast = shown(); toast; toast = shown()) toastStore.next(toast.id)
})

type Given = { start: () => Promise<string>; complete?: () => Promise<null>; quietSave?: boolean }

function Round({ start, complete = fails, quietSave = false }: Given) {
  const { state, begin, finish } = useRound<null, string, number, null>({ start, complete, quietSave })
  return (
    <>
      <p>{state.stage === 'completed' && state.closed}</p>
      <p>{state.stage === 'completed' && state.saveFailed ? 'não guardado' : state.stage}</p>
      <button type="button" onClick={() => begin(null)}>
        Começar
      </button>
      <button type="button" onClick={() => finish(1)}>
        Terminar
      </button>
    </>
  )
}

const open = (round: Parameters<typeof Round>[0], around: Partial<GameHost> = {}) =>
  render(
    <GameHostContext value={{ ...quietHost, ...around }}>
      <Round {...round} />
    </GameHostContext>,
  )
const tap = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })))

test('a start that fails is told, and the game does not begin', async () => {
  open({ start: fails })
  await tap('Começar')
  expect(shown()).toMatchObject({ title: 'Erro', description: 'Não foi possível iniciar o jogo. Tente novamente.' })
  expect(screen.getByText('setup')).toBeTruthy()
})

test('a result that could not be saved is told, and stays', async () => {
  open({ start: async () => 'round' })
  await tap('Começar')
  await tap('Terminar')
  await waitFor(() => expect(screen.getByText('não guardado')).toBeTruthy())
  expect(shown()).toMatchObject({ title: 'Erro', description: 'Não foi possível completar o jogo. Tente novamente.' })
})

test('a game that saves quietly, as the lightning quiz, says nothing of it', async () => {
  open({ start: async () => 'round', quietSave: true })
  await tap('Começar')
  await tap('Terminar')
  await waitFor(() => expect(screen.getByText('não guardado')).toBeTruthy())
  expect(shown()).toBeNull()
})

test('a round that another device has ended says so on its screen, and asks for no second try', async () => {
  const told = 'Essa partida já foi concluída, aqui ou em outro aparelho.'
  const refused = () => Promise.reject(new Error(`409: {"message":"${told}"}`))
  open({ start: async () => 'round', complete: refused }, { messageOf: () => told })
  await tap('Começar')
  await tap('Terminar')
  await waitFor(() => expect(screen.getByText(told)).toBeTruthy())
  expect(screen.queryByText('não guardado')).toBeNull()
  expect(shown()).toBeNull()
})
