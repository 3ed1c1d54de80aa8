import { expect, test } from 'vitest'
import { submitOnce } from './submit-once.ts'

/** Sends a form some milliseconds after the beginning; answers whether it went on. */
function sender(page: HTMLElement) {
  return (form: HTMLFormElement, at: number): boolean => {
    let went = false
    const note = (event: Event) => {
      event.preventDefault()
      went = true
    }
    form.addEventListener('submit', note)
    const event = new Event('submit', { bubbles: true, cancelable: true })
    Object.defineProperty(event, 'timeStamp', { value: at })
    form.dispatchEvent(event)
    form.removeEventListener('submit', note)
    expect([event.defaultPrevented, page.isConnected]).toEqual([true, true])
    return went
  }
}

test('a form sent twice by one press is sent once, and again when one presses again', () => {
  const page = document.body.appendChild(document.createElement('div'))
  submitOnce(page)
  const [one, other] = [document.createElement('form'), document.createElement('form')]
  page.append(one, other)
  const send = sender(page)
  expect([send(one, 1000), send(one, 1120), send(one, 1499)]).toEqual([true, false, false])
  expect(send(other, 1200)).toBe(true)
  expect(send(one, 1600)).toBe(true)
  page.remove()
})
