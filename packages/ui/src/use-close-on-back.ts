import { useEffectEvent, useLayoutEffect } from 'react'
import { type BackSteps, backSteps } from './back-steps.ts'

/** Milliseconds after which what was asked to close and is still there has refused. */
const refusal = 150

let steps: BackSteps | undefined

/** Begins to hear of the tab's history, once. */
function stepsOfTab(): BackSteps {
  if (steps) return steps
  let own = false
  const quietly = (write: (state: object, unused: string) => void) => (state: object) => {
    own = true
    write.call(history, state, '')
    own = false
  }
  const heard = backSteps(
    {
      state: () => history.state,
      path: () => location.pathname,
      push: quietly(history.pushState),
      stamp: quietly(history.replaceState),
      back: () => history.back(),
      later: act => setTimeout(act, refusal),
    },
    // One name a page of a tab; a counter would begin anew with every loading.
    () => String(performance.timeOrigin + performance.now()),
  )
  addEventListener('popstate', heard.popped)
  // The router tells of each entry that a page adds.
  addEventListener('pushState', () => own || heard.moved())
  steps = heard
  return heard
}

/**
 * While `open`, going back (the button of a phone, the swipe, Alt and the arrow) calls `onClose` and stays on the page.
 * Every window, menu and sheet over a page uses it. The browser's own CloseWatcher does not do: at a desk it hears the
 * Escape key alone, and Safari has none.
 */
export function useCloseOnBack(open: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose)
  // Before it is seen: a step back in its first frames would leave the page instead.
  useLayoutEffect(() => {
    const all = stepsOfTab()
    if (!open) return
    const one = { close: () => close() }
    all.opened(one)
    return () => all.closed(one)
  }, [open])
}
