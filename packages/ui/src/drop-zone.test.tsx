import { cleanup, render } from '@testing-library/react'
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
