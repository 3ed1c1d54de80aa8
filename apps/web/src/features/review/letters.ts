import { useState } from 'react'

const key = 'capivira:review-letters'

function areOn(): boolean {
  try {
    return localStorage.getItem(key) !== 'off'
  } catch {
    return true
  }
}

/** Whether single letters decide, on this device; arrows and buttons always do. */
export function useLetters(): [on: boolean, set: (on: boolean) => void] {
  const [on, setOn] = useState(areOn)
  return [
    on,
    next => {
      setOn(next)
      try {
        localStorage.setItem(key, next ? 'on' : 'off')
      } catch {
        // It holds for this page then.
      }
    },
  ]
}
