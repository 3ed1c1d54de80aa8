import { createContext } from 'react'

/** Leaves the screen on which two-factor is set up, for the one that was wanted. */
export const LeaveSetUp = createContext<() => void>(() => {})
