import { render, screen } from '@testing-library/react'
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
