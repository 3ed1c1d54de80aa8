import { render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { noteReach } from '../lib/reach.ts'
import { ErrorBoundary } from './error-boundary.tsx'

const reload = vi.fn()

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.stubGlobal('location', { reload })
})
afterEach(() => {
  noteReach('here')
  reload.mockReset()
  vi.unstubAllGlobals()
})

function Broken(): never {
  throw new Error('did not load')
}
function NotLoaded(): never {
  throw new TypeError('Failed to fetch dynamically imported module: https://escola.example/assets/games.js')
}
const show = () =>
  render(
    <ErrorBoundary resetKey="/games">
      <Broken />
    </ErrorBoundary>,
  )

test('a screen that is not on this device comes by itself once the server answers', () => {
  noteReach('away')
  show()
  expect(screen.getByText('Esta tela ainda não está neste aparelho')).toBeTruthy()
  noteReach('here')
  expect(reload).toHaveBeenCalledOnce()
})

test('one whose code does not come says so before any call has failed, and comes once the server answers', () => {
  render(
    <ErrorBoundary resetKey="/games">
      <NotLoaded />
    </ErrorBoundary>,
  )
  expect(screen.getByText('Esta tela ainda não está neste aparelho')).toBeTruthy()
  expect(reload).not.toHaveBeenCalled()
  noteReach('here')
  expect(reload).toHaveBeenCalledOnce()
})

test('one that breaks says so, and is not loaded again and again', () => {
  show()
  expect(screen.getByText('Algo deu errado nesta tela')).toBeTruthy()
  noteReach('away')
  noteReach('here')
  expect(reload).not.toHaveBeenCalled()
  expect(screen.getByText('Algo deu errado nesta tela')).toBeTruthy()
})
