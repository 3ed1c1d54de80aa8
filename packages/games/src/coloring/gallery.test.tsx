import type { Drawing } from '@capivira/core/drawings/contract'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { type GameHost, GameHostContext, type TextDraft } from '../kit/host.ts'
import { quietHost } from '../testing/host.tsx'
import { Gallery } from './gallery.tsx'

afterEach(cleanup)

const drawing = (id: number, title: string, mine: boolean): Drawing => ({
  id,
  title,
  description: title,
  imageUrl: `/api/coloring/ai-images/${id}/image`,
  category: 'Desenho livre',
  tags: [],
  createdAt: '2026-03-02T15:00:00.000Z',
  mine,
  isApproved: true,
})

/** A form's fields as the app keeps them, for as long as the test. */
function useTextDraft<Fields extends Record<string, string>>(_: string, initial: Fields): TextDraft<Fields> {
  const [value, change] = useState(initial)
  return { value, change, forget: () => {} }
}

function show(call: GameHost['call'], more: Partial<GameHost> = {}) {
  const value = [drawing(1, 'Minha roça', true), drawing(2, 'Um dragão', false)]
  const onReported = vi.fn()
  render(
    <GameHostContext value={{ ...quietHost, useTextDraft, ...more, call }}>
      <Gallery
        gallery={{ value, failed: false, again: () => {} }}
        opening={false}
        onOpen={() => {}}
        onReported={onReported}
      />
    </GameHostContext>,
  )
  return onReported
}

test('a pupil warns of the drawing of another, with a reason, and nothing is lost when it fails', async () => {
  const sent: unknown[] = []
  let online = false
  const onReported = show((async (_: unknown, input: unknown) => {
    sent.push(input)
    if (!online) throw new Error('offline')
    return { message: 'Obrigado por avisar!' }
  }) as GameHost['call'])
  expect(screen.queryByRole('button', { name: 'Avisar sobre o desenho: Minha roça' })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Avisar sobre o desenho: Um dragão' }))
  const send = screen.getByRole('button', { name: 'Enviar aviso' })
  fireEvent.submit(send.closest('[role=dialog]')?.querySelector('form') ?? send)
  expect((await screen.findByRole('alert')).textContent).toBe('Escolha um motivo para o professor entender o aviso.')
  expect(sent).toEqual([])
  fireEvent.click(screen.getByLabelText('Assusta ou mostra violência'))
  expect(screen.queryByRole('alert')).toBeNull()
  fireEvent.submit(screen.getByRole('dialog').querySelector('form') ?? send)
  expect((await screen.findByRole('alert')).textContent).toContain('O aviso não foi enviado.')
  expect(screen.getByLabelText<HTMLInputElement>('Assusta ou mostra violência').checked).toBe(true)
  online = true
  fireEvent.submit(screen.getByRole('dialog').querySelector('form') ?? send)
  await vi.waitFor(() => expect(onReported).toHaveBeenCalledWith('desenho/2'))
  expect(sent).toEqual([1, 2].map(() => ({ params: { drawingId: 2 }, body: { reason: 'scary' } })))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a teacher who looks at the game warns of nothing: they review', () => {
  show((() => new Promise(() => {})) as GameHost['call'], { preview: true })
  expect(screen.queryByRole('button', { name: /^Avisar/ })).toBeNull()
})
