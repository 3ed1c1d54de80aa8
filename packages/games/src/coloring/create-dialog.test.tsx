import { createDrawing } from '@capivira/core/drawings/contract'
import { foretellDrawing } from '@capivira/core/drawings/wish-contract'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { type GameHost, GameHostContext, type TextDraft } from '../kit/host.ts'
import { quietHost } from '../testing/host.tsx'
import { type Allowance, CreateDialog } from './create-dialog.tsx'

afterEach(cleanup)

/** A form's fields as the app keeps them, for as long as the test. */
function useTextDraft<Fields extends Record<string, string>>(_: string, initial: Fields): TextDraft<Fields> {
  const [value, change] = useState(initial)
  return { value, change, forget: () => {} }
}

const missing = 'Ainda não sei desenhar: trombone.'
const made = { imageUrl: '/x.png', title: 'Banda', sentence: 'Desenhei um gato.', isApproved: true }

/** The dialog over a server that foretells so; what was asked of it, call by call. */
function show(foretold: () => Promise<string | null>, more: Partial<Allowance> = {}) {
  const asked: unknown[] = []
  const call = (async (endpoint: unknown, input: { body: unknown }) => {
    asked.push([endpoint === foretellDrawing ? 'foretell' : endpoint === createDrawing ? 'draw' : '?', input.body])
    return endpoint === foretellDrawing ? { drawn: [], unknown: [], sentence: await foretold() } : made
  }) as GameHost['call']
  const value = { canGenerate: true, remaining: 5, reviewed: false, engine: 'artist' as const, shared: true, ...more }
  render(
    <GameHostContext value={{ ...quietHost, useTextDraft, call }}>
      <CreateDialog
        open
        onOpenChange={() => {}}
        allowance={{ value, failed: false, again: () => {} }}
        onCreated={() => {}}
        onPaint={() => {}}
      />
    </GameHostContext>,
  )
  return asked
}

const words = { title: 'Banda', description: 'um gato e um trombone' }
const field = (name: RegExp) => screen.getByLabelText<HTMLInputElement>(name)
const draw = () => {
  const form = screen.getByRole('dialog').querySelector('form')
  if (form) fireEvent.submit(form)
}
function write({ title, description }: typeof words) {
  fireEvent.input(field(/^Título/), { target: { value: title } })
  fireEvent.input(field(/^O que tem/), { target: { value: description } })
}

test('what a drawing will leave out is told before it is made, and what was typed stays', async () => {
  const asked = show(async () => missing)
  write(words)
  draw()
  expect((await screen.findByRole('alert')).textContent).toContain(missing)
  expect(asked).toEqual([['foretell', words]])
  expect(field(/^O que tem/).value).toBe(words.description)
  fireEvent.click(screen.getByRole('button', { name: 'Mudar as palavras' }))
  expect(document.activeElement).toBe(field(/^O que tem/))
  expect(screen.getByRole('button', { name: 'Desenhar assim mesmo' })).toBeTruthy()
  draw()
  expect(await screen.findByText('Desenhei um gato.')).toBeTruthy()
  expect(asked.slice(1)).toEqual([['draw', words]])
})

test('changed words are looked at anew', async () => {
  const asked = show(async () => (asked.length > 1 ? null : missing))
  write(words)
  draw()
  await screen.findByRole('alert')
  write({ ...words, description: 'um gato e uma bola' })
  await vi.waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  expect(screen.getByRole('button', { name: 'Desenhar' })).toBeTruthy()
  draw()
  expect(await screen.findByText('Desenhei um gato.')).toBeTruthy()
  expect(asked.map(one => (Array.isArray(one) ? one[0] : one))).toEqual(['foretell', 'foretell', 'draw'])
})

test('words typed while a wish is looked at stay, and neither the answer nor a drawing is of them', async () => {
  for (const answer of [missing, null]) {
    const { promise, resolve } = Promise.withResolvers<string | null>()
    const asked = show(() => promise)
    write(words)
    draw()
    write({ ...words, description: 'um gato e uma bola' })
    resolve(answer)
    expect(await screen.findByRole('button', { name: 'Desenhar' })).toBeTruthy()
    expect(field(/^O que tem/).value).toBe('um gato e uma bola')
    expect(screen.queryByText(missing)).toBeNull()
    expect(asked).toEqual([['foretell', words]])
    expect(screen.getByRole('alert').textContent).toContain('As palavras mudaram')
    cleanup()
  }
})

test('the notice is read without its button, and what leads on from a drawing is called something else', async () => {
  show(async () => missing)
  write(words)
  draw()
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain(missing)
  expect(alert.querySelector('button')).toBeNull()
  draw()
  expect(await screen.findByRole('button', { name: 'Fazer outro desenho' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Mudar as palavras' })).toBeNull()
})

test('a wish that cannot be foretold is sent as before, and of a model nothing is foretold', async () => {
  const asked = show(() => Promise.reject(new Error('offline')))
  write(words)
  draw()
  expect(await screen.findByText('Desenhei um gato.')).toBeTruthy()
  expect(asked).toHaveLength(2)
  cleanup()
  const model = show(async () => missing, { engine: 'model' })
  write(words)
  draw()
  expect(await screen.findByText('Desenhei um gato.')).toBeTruthy()
  expect(model).toEqual([['draw', words]])
})
