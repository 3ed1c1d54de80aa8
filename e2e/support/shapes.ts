import { devices } from '@playwright/test'

const { defaultBrowserType: _, ...pixel } = devices['Pixel 7'] ?? {}

/** Where the app is used: at a desk, in the light; on a phone held upright, in the dark. */
export const shapes = {
  desktop: { viewport: { width: 1280, height: 800 }, colorScheme: 'light' },
  phone: {
    ...pixel,
    viewport: { width: 390, height: 844 },
    colorScheme: 'dark',
  },
} as const

export type Shape = keyof typeof shapes
