import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

// A screen is loaded and drawn for the first time on a machine that may have much else to do.
configure({ asyncUtilTimeout: 15_000 })

afterEach(cleanup)
