/** Milliseconds within which a form that is sent again was sent by the same press: as long as a double click takes. */
const samePress = 500

/**
 * A double click on what sends a form sends it once: the second half comes before the button can have been drawn as
 * waiting, and would be a second account, material or subject, or be told that the first is there already.
 */
export function submitOnce(page: Pick<Document, 'addEventListener'>): void {
  const sent = new WeakMap<EventTarget, number>()
  page.addEventListener(
    'submit',
    event => {
      const { target, timeStamp } = event
      if (!target) return
      const before = sent.get(target)
      if (before !== undefined && timeStamp - before < samePress) {
        event.preventDefault()
        event.stopImmediatePropagation()
      } else sent.set(target, timeStamp)
    },
    { capture: true },
  )
}
