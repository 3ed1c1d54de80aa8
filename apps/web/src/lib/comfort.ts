import { type Comfort, comfortOf } from '@capivira/core/accounts/comfort-choices'

/** Read before the first paint by public/early.js as well. */
const key = 'capivira:comfort'

/** Shows the page as a person likes it; style sheets and clocks read the attributes of the root. */
export function applyComfort(comfort: Comfort): void {
  const { reading, textSize, motion, time, spacing } = comfort
  Object.assign(document.documentElement.dataset, { reading, textSize, motion, time, spacing })
  try {
    localStorage.setItem(key, JSON.stringify(comfort))
  } catch {
    // It holds for this page then.
  }
}

/** How the person who was here last likes the page, for a start without a network. */
export function keptComfort(): Comfort {
  try {
    return comfortOf(JSON.parse(localStorage.getItem(key) ?? '{}'))
  } catch {
    return comfortOf({})
  }
}

/** How clocks run on this page. */
export function timeMode(): Comfort['time'] {
  const { time } = document.documentElement.dataset
  return time === 'relaxed' || time === 'off' ? time : 'normal'
}

/** Back to the usual, for whoever comes next. */
export function forgetComfort(): void {
  try {
    localStorage.removeItem(key)
  } catch {
    // Nothing was kept then.
  }
}
