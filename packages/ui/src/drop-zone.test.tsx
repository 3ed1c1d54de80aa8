import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { DropZone } from './drop-zone.tsx'

afterEach(cleanup)

/** Lets something go beside the zone; whether the browser is kept from opening it. */
function letGo(types: readonly string[]): boolean {
  const event = new Event('drop', { bubbles: true, cancelable: true })
  Object.defineProperty(event, 'dataTransfer', { value: { types, dropEffect: 'copy', files: [] } })
  document.body.dispatchEvent(event)
  return event.defaultPrevented
}

test('a file let go beside the zone does not take the place of the page, as long as the zone is there', () => {
  const { unmount } = render(<DropZone label="Escolher PDF" onFile={() => {}} />)
  expect(letGo(['Files'])).toBe(true)
  expect(letGo(['text/plain'])).toBe(false)
  unmount()
  expect(letGo(['Files'])).toBe(false)
})

test('of several files let go at once the first is taken, and it is said that the others are not', () => {
  const taken: string[] = []
  render(<DropZone label="Escolher PDF" onFile={file => taken.push(file.name)} />)
  const zone = screen.getByRole('region', { name: 'Escolher PDF' })
  const drop = (...names: string[]) =>
    fireEvent.drop(zone, { dataTransfer: { files: names.map(name => new File(['x'], name)), types: ['Files'] } })
  drop('um.pdf', 'dois.pdf')
  expect(screen.getByRole('status').textContent).toBe('O outro arquivo não foi escolhido: envie um de cada vez.')
  drop('um.pdf', 'dois.pdf', 'tres.pdf')
  expect(screen.getByRole('status').textContent).toBe(
    'Os outros 2 arquivos não foram escolhidos: envie um de cada vez.',
  )
  drop('quatro.pdf')
  expect(screen.queryByRole('status')).toBeNull()
  expect(taken).toEqual(['um.pdf', 'um.pdf', 'quatro.pdf'])
})
