import { fireEvent, render, screen } from '@testing-library/react'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, test, vi } from 'vitest'
import { Dialog } from './dialog.tsx'

afterEach(() => vi.unstubAllGlobals())

const pointer = (kind: 'fine' | 'coarse') =>
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === `(pointer: ${kind})` }))

const focused = () => document.activeElement?.getAttribute('aria-label')

function open(first: 'text' | 'radio') {
  render(
    <Dialog open onOpenChange={() => {}} title="Nova turma">
      <input type={first} aria-label="Primeiro" />
      <textarea aria-label="Observação" />
    </Dialog>,
  )
  return screen.findByRole('dialog')
}

test('with a mouse a dialog begins in the text field it begins with', async () => {
  pointer('fine')
  await open('text')
  expect(focused()).toBe('Primeiro')
})

test('with a finger it begins at its head, so that no keyboard covers it', async () => {
  pointer('coarse')
  await open('text')
  expect(focused()).toBe('Fechar')
})

test('a choice that comes first is not skipped', async () => {
  pointer('fine')
  await open('radio')
  expect(focused()).toBe('Fechar')
})

test('Escape closes it in the very instant it is seen, before any effect has run', async () => {
  const changed = vi.fn()
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  root.render(
    <Dialog open onOpenChange={changed} title="Página 3">
      <p>Texto</p>
    </Dialog>,
  )
  while (!screen.queryByRole('dialog')) await Promise.resolve()
  place.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
  expect(changed.mock.calls).toEqual([[false]])
  root.unmount()
  place.remove()
})

test('of two dialogs Escape closes the upper one alone, and what lies under neither hears it', async () => {
  const lower = vi.fn()
  const upper = vi.fn()
  const page = vi.fn()
  document.addEventListener('keydown', page)
  render(
    <Dialog open onOpenChange={lower} title="Turma">
      <Dialog open onOpenChange={upper} title="Aluna">
        <p>Texto</p>
      </Dialog>
    </Dialog>,
  )
  fireEvent.keyDown(await screen.findByText('Texto'), { key: 'Escape' })
  expect([lower.mock.calls, upper.mock.calls, page.mock.calls]).toEqual([[], [[false]], []])
  document.removeEventListener('keydown', page)
})
