import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

/** Vitest leaves one core to itself, which on a small machine halves the work; rules keep a core busy, server tests also wait. */
const cores = availableParallelism()

const cheapHashes = fileURLToPath(new URL('apps/server/test/hash-cost.ts', import.meta.url))

/** A page that keeps things on the device goes on with it until its process ends. */
const opensDevice = ['apps/web/src/app/forget-person.test.tsx']

const screens = {
  environment: 'happy-dom',
  maxWorkers: cores,
  setupFiles: ['apps/web/test/setup.ts'],
  restoreMocks: true,
  unstubGlobals: true,
  testTimeout: 60_000,
  hookTimeout: 60_000,
}

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'rules',
          maxWorkers: cores,
          // Rules leave nothing behind that another file could see: one process may run many files.
          isolate: false,
          testTimeout: 60_000,
          include: [
            'packages/*/src/**/*.test.ts',
            'scripts/**/*.test.ts',
            'bench/**/*.test.ts',
            'apps/web/src/**/*.test.ts',
            'apps/web/service-worker/*.test.ts',
          ],
        },
      },
      {
        oxc: { jsx: { runtime: 'automatic' } },
        test: {
          ...screens,
          name: 'screens',
          // To load React and a DOM anew takes longer than the tests of most files; test/setup.ts gives each its own modules of ours.
          isolate: false,
          include: ['packages/*/src/**/*.test.tsx', 'apps/web/src/**/*.test.tsx'],
          exclude: opensDevice,
        },
      },
      {
        oxc: { jsx: { runtime: 'automatic' } },
        test: { ...screens, name: 'device', include: opensDevice },
      },
      {
        // Thousands of people are registered in tests, and it is no strength of their passwords that is tried.
        resolve: { alias: [{ find: /^.*\/hash-cost\.ts$/, replacement: cheapHashes }] },
        test: {
          name: 'server',
          // After the others where all are asked for at once: a group has one number of workers.
          sequence: { groupOrder: 1 },
          maxWorkers: cores + 1,
          // One process may serve many files: the server keeps nothing in its memory that another would need, or miss.
          isolate: false,
          restoreMocks: true,
          unstubEnvs: true,
          include: ['apps/server/**/*.test.ts'],
          globalSetup: ['apps/server/test/global-setup.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
})
