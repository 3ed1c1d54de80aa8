/**
 * A double click on what sends a form sends it once: the second half comes before the button can have been drawn as
 * waiting, and would be a second account, material or subject, or be told that the first is there already.
 */
export function submitOnce(page: Pick<Document, 'addEventListener'>): void {
  page.addEventListener(
    'click',
    event => {
      const { target } = event
      const button = target instanceof Element ? target.closest<HTMLButtonElement>('button') : null
      if (!(event instanceof MouseEvent) || event.detail < 2 || button?.type !== 'submit' || !button.form) return
      event.preventDefault()
      event.stopImmediatePropagation()
    },
    { capture: true },
  )
}
