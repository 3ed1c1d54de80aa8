import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { quietHost } from '../testing/host.tsx'
import { Confirm } from './confirm.tsx'
import { GameHostContext } from './host.ts'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

test('a tap within 400 ms is the second half of the one that asked, a later one answers, a key always does', () => {
  const clock = vi.spyOn(performance, 'now').mockReturnValue(1000)
  const onConfirm = vi.fn()
  render(
    <GameHostContext value={quietHost}>
      <Confirm
        open
        title="Demolir a casa?"
        description="Ela não volta."
        confirmLabel="Demolir"
        cancelLabel="Cancelar"
        onConfirm={onConfirm}
        onCancel={() => {}}
      />
    </GameHostContext>,
  )
  const press = (detail: number) => fireEvent.click(screen.getByRole('button', { name: 'Demolir' }), { detail })
  clock.mockReturnValue(1399)
  press(1)
  press(2)
  expect(onConfirm).toHaveBeenCalledTimes(0)
  press(0)
  expect(onConfirm).toHaveBeenCalledTimes(1)
  clock.mockReturnValue(1400)
  press(1)
  expect(onConfirm).toHaveBeenCalledTimes(2)
})
