import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepFocus } from './keep-focus.ts'

let stop: () => void
beforeEach(() => {
  vi.useFakeTimers()
  stop = keepFocus()
})
afterEach(() => {
  stop()
  vi.useRealTimers()
})

/** Lets the browser tell of what changed, and the time pass. */
async function pass(milliseconds = 10): Promise<void> {
  await Promise.resolve()
  await vi.advanceTimersByTimeAsync(milliseconds)
}

function press(name: string): void {
  const button = screen.getByRole('button', { name })
  button.focus()
  fireEvent.click(button)
}

function Rows() {
  const [rows, setRows] = useState(['Rios', 'Mapas', 'Clima'])
  return (
    <main tabIndex={-1}>
      <section aria-label="Materiais">
        {rows.length > 0 && (
          <ul>
            {rows.map(row => (
              <li key={row}>
                <p>{row}</p>
                <button type="button" onClick={() => setRows(rows.filter(one => one !== row))}>
                  Excluir {row}
                </button>
              </li>
            ))}
          </ul>
        )}
      </section>
    </main>
  )
}

test('of a row that is gone the focus goes to that in its place, to the last, then to what held them', async () => {
  render(<Rows />)
  press('Excluir Mapas')
  await pass()
  expect(document.activeElement?.textContent).toBe('ClimaExcluir Clima')
  press('Excluir Clima')
  await pass()
  expect(document.activeElement?.textContent).toBe('RiosExcluir Rios')
  press('Excluir Rios')
  await pass()
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Materiais' }))
})

test('a row that held the focus for want of its button can be reached no more once it is left', async () => {
  render(<Rows />)
  press('Excluir Mapas')
  await pass()
  const row = document.activeElement
  expect(row?.getAttribute('tabindex')).toBe('-1')
  screen.getByRole('button', { name: 'Excluir Rios' }).focus()
  expect(row?.hasAttribute('tabindex')).toBe(false)
})

function Row() {
  const [done, setDone] = useState(false)
  return (
    <ul>
      <li>
        <div>
          {done ? (
            'Em processamento'
          ) : (
            <button type="button" onClick={() => setDone(true)}>
              Reprocessar
            </button>
          )}
        </div>
      </li>
    </ul>
  )
}

test('a button that goes away leaves the focus with its row', async () => {
  render(<Row />)
  press('Reprocessar')
  await pass()
  expect(document.activeElement).toBe(screen.getByRole('listitem'))
})

test('a control that waits gets the focus back, unless somebody has gone elsewhere', async () => {
  const field = (pending: boolean) => (
    <section>
      <button type="button" disabled={pending} aria-busy={pending || undefined}>
        Salvar
      </button>
      <button type="button">Outro</button>
    </section>
  )
  const { rerender } = render(field(false))
  const save = screen.getByRole('button', { name: 'Salvar' })
  save.focus()
  save.blur()
  rerender(field(true))
  await pass(5000)
  expect(document.activeElement).toBe(document.body)
  rerender(field(false))
  await pass()
  expect(document.activeElement).toBe(save)

  save.blur()
  rerender(field(true))
  screen.getByRole('button', { name: 'Outro' }).focus()
  rerender(field(false))
  await pass()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Outro' }))
})

test('one that stays disabled leaves it with what it stands in', async () => {
  const field = (sent: boolean) => (
    <form>
      <button type="button" disabled={sent}>
        Enviar
      </button>
    </form>
  )
  const { rerender, container } = render(field(false))
  const send = screen.getByRole('button', { name: 'Enviar' })
  send.focus()
  send.blur()
  rerender(field(true))
  await pass(1600)
  expect(document.activeElement).toBe(container.querySelector('form'))
})

test('in an open dialog as well it stays with the part, while a game in play is left alone', async () => {
  const field = (around: object, sent: boolean) => (
    <div {...around}>
      <section aria-label="Tipo de conta">
        <button type="button" disabled={sent}>
          Mudar tipo
        </button>
      </section>
    </div>
  )
  for (const [around, kept] of [
    [{ role: 'dialog' }, true],
    [{ 'data-playing': true }, false],
  ] as const) {
    const { rerender, unmount } = render(field(around, false))
    const change = screen.getByRole('button', { name: 'Mudar tipo' })
    change.focus()
    change.blur()
    rerender(field(around, true))
    await pass(1600)
    expect(document.activeElement === document.querySelector('section')).toBe(kept)
    unmount()
    await pass()
  }
})

test('whoever clicks beside everything keeps the focus nowhere', async () => {
  const { rerender } = render(
    <button type="button" key="a">
      Salvar
    </button>,
  )
  const save = screen.getByRole('button', { name: 'Salvar' })
  save.focus()
  save.blur()
  await pass()
  rerender(<p>Salvo</p>)
  await pass()
  expect(document.activeElement).toBe(document.body)
})

function Pages() {
  const [all, setAll] = useState(false)
  return (
    <main tabIndex={-1}>
      <div>
        <ul>
          <li>Rios</li>
          {all && <li>Mapas</li>}
        </ul>
        {!all && (
          <button type="button" onClick={() => setAll(true)}>
            Mostrar mais
          </button>
        )}
      </div>
    </main>
  )
}

test('a button that has shown all there is leaves it with the last row, not at the top of the screen', async () => {
  render(<Pages />)
  press('Mostrar mais')
  await pass()
  expect(document.activeElement?.textContent).toBe('Mapas')
})
