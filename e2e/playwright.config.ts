import { existsSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { shapes } from './support/shapes.ts'

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
 * What is done differently at a desk and on a phone is walked on both: the main job, a review by keys and by touch, and
 * where toasts lie. The rest is walked once, where it is done most, and each of its screens is looked at in both shapes
 * (see expectGoodScreen).
 */
const onPhones = [
  'account-access.spec.ts',
  'listening.spec.ts',
  'offline.spec.ts',
  'shapes.spec.ts',
  'toasts-of-pupils.spec.ts',
]
/** Walked on both from beginning to end: each looks at what its own device shows. */
export const walkedWhole = ['main-job.spec.ts']
const onBoth = [...walkedWhole, 'review.spec.ts', 'toasts.spec.ts']
/**
 * Of those at a desk, the ones that meet all that moves: dialogs, cards, a quiz, what is earned, games. To draw it
 * takes a third of what the browser computes; elsewhere people have asked for less motion.
 */
export const withMotion = ['games.spec.ts', 'everyday.spec.ts', 'review.spec.ts']

export default defineConfig({
  testDir: 'journeys',
  globalSetup: 'support/prepare-lessons.ts',
  outputDir: `${dataFolder}-results`,
  // The journeys share one small machine with the server they try; some of their time is spent waiting for screens, and
  // in games for as long as a person would take.
  workers: 3,
  timeout: 480_000,
  // Only to be traced: one that failed has failed, whatever comes of its second walk.
  retries: 1,
  failOnFlakyTests: true,
  expect: { timeout: 15_000 },
  reporter: process.env.CI ? 'list' : 'line',
  use: {
    baseURL: origin,
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    // Nobody looks half a minute for a button; a journey that does should say which one it was.
    actionTimeout: 30_000,
    // What the page was at every step, of a journey that failed and is walked again for it: to keep it of each costs a
    // tenth of what the browsers compute, a film of it as much as the journey.
    trace: { mode: 'on-first-retry', screenshots: false },
    launchOptions: {
      ...(chrome ? { executablePath: chrome } : {}),
      args: ['--no-sandbox', '--disable-gpu'],
      // Else what its processes share lies on the disk, which is for containers with little memory to share.
      ignoreDefaultArgs: hasSharedMemory() ? ['--disable-dev-shm-usage'] : [],
    },
  },
  projects: [
    // Those that take longest are on phones: no worker is left alone with one of them at the end.
    { name: 'phone', testMatch: [...onPhones, ...onBoth], use: shapes.phone },
    { name: 'desktop', testIgnore: onPhones, use: shapes.desktop },
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
