import { existsSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig, devices } from '@playwright/test'

/** The run's own server: an empty data folder, so that every journey starts as a school's first day. */
const port = process.env.E2E_PORT ?? '3999'
const dataFolder = process.env.E2E_DATA_DIR ?? join(tmpdir(), `capivira-e2e-${process.pid}`)
process.env.E2E_PORT = port
process.env.E2E_DATA_DIR = dataFolder

/** A time zone in which it is noon now: no run meets a midnight, where days, streaks and challenges begin anew. */
function zoneOfNoon(): string {
  const ahead = 12 - new Date().getUTCHours()
  // The names of the zone database have the sign of POSIX: what is ahead of Greenwich is minus.
  return `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`
}
process.env.E2E_TIME_ZONE ??= zoneOfNoon()

/** Where the run's server answers. */
export const origin = `http://localhost:${port}`
export const teacherSecret = 'segredo-dos-professores'
export const adminSecret = 'segredo-da-administração'

const chrome = [
  process.env.CHROME,
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/google-chrome',
].find(path => path && existsSync(path))

/**
 * Whether what a few browsers share among their processes, some hundred megabytes, has room in memory, of which a
 * container may have less than the file system there says.
 */
function hasSharedMemory(): boolean {
  try {
    const { bavail, bsize } = statfsSync('/dev/shm')
    return Math.min(bavail * bsize, process.availableMemory()) > 1024 ** 3
  } catch {
    return false
  }
}

/**
 * The main job, the turmas and the administration are tried at a desk in the light with all that moves, and on a phone
 * in the dark with less; the rest where it is done most.
 */
const onPhones = ['account-access.spec.ts', 'offline.spec.ts', 'shapes.spec.ts', 'toasts-of-pupils.spec.ts']
const atDesks = [
  'everyday.spec.ts',
  'exchange.spec.ts',
  'picture-games.spec.ts',
  'place.spec.ts',
  'teacher-edits.spec.ts',
  'who-teaches.spec.ts',
]

export default defineConfig({
  testDir: 'journeys',
  globalSetup: 'support/prepare-lessons.ts',
  outputDir: `${dataFolder}-results`,
  // The journeys share one small machine with the server they try; most of their time is spent waiting for screens.
  workers: 2,
  timeout: 480_000,
  expect: { timeout: 15_000 },
  reporter: process.env.CI ? 'list' : 'line',
  use: {
    baseURL: origin,
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    // Nobody looks half a minute for a button; a journey that does should say which one it was.
    actionTimeout: 30_000,
    // What the page was at every step; a film of it would cost a small machine as much as the journey.
    trace: { mode: 'retain-on-failure', screenshots: false },
    launchOptions: {
      ...(chrome ? { executablePath: chrome } : {}),
      args: ['--no-sandbox', '--disable-gpu'],
      // Else what its processes share lies on the disk, which is for containers with little memory to share.
      ignoreDefaultArgs: hasSharedMemory() ? ['--disable-dev-shm-usage'] : [],
    },
  },
  projects: [
    {
      name: 'desktop',
      testIgnore: onPhones,
      use: { viewport: { width: 1280, height: 800 }, colorScheme: 'light' },
    },
    {
      name: 'phone',
      testIgnore: atDesks,
      use: {
        ...devices['Pixel 7'],
        viewport: { width: 390, height: 844 },
        colorScheme: 'dark',
      },
    },
  ],
  webServer: {
    command: 'node ../scripts/start.mjs',
    url: `${origin}/api/health`,
    timeout: 180_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
    stdout: 'ignore',
    stderr: 'pipe',
    env: {
      PORT: port,
      DATA_DIR: dataFolder,
      DEMO: '0',
      TEACHER_SECRET: teacherSecret,
      ADMIN_SECRET: adminSecret,
      LOG_LEVEL: 'warn',
      SCHOOL_TIME_ZONE: process.env.E2E_TIME_ZONE,
    },
  },
})
