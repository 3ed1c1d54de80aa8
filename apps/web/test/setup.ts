import { cleanup, configure } from '@testing-library/react'
import { afterEach, vi } from 'vitest'

// One process serves many files. Each has modules of its own, as a page that is loaded anew; React and the like are shared.
vi.resetModules()

// A screen is loaded and drawn for the first time on a machine that may have much else to do.
configure({ asyncUtilTimeout: 15_000 })

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})
