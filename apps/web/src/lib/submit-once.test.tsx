import { expect, test } from 'vitest'
import { submitOnce } from './submit-once.ts'

test('the second half of a double click on what sends a form is none, elsewhere it is', () => {
  const page = document.body.appendChild(document.createElement('div'))
  submitOnce(page)
  page.innerHTML =
    '<form><button><span>Criar</span></button><button type="button">Mais</button></form><button>+</button>'
  const [send, more, plus] = page.querySelectorAll('button')
  let sent = 0
  let heard = 0
  page.addEventListener('submit', event => {
    event.preventDefault()
    sent++
  })
  for (const button of [more, plus]) button?.addEventListener('click', () => heard++)
  const click = (thing: Element | null | undefined, detail: number) =>
    thing?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail }))
  click(send, 1)
  click(send, 2)
  click(send, 3)
  expect(sent).toBe(1)
  // By the keyboard, and when one presses again.
  click(send, 0)
  click(send, 1)
  expect(sent).toBe(3)
  for (const button of [more, plus]) for (const detail of [1, 2]) click(button, detail)
  expect(heard).toBe(4)
  page.remove()
})
