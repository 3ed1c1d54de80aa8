import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { drawnIcons } from './apps/web/icons.ts'
import { preactAlias } from './apps/web/preact-alias.ts'
import { packedScripts } from './scripts/lib/packed-scripts.ts'
import { PROJECT } from './scripts/lib/project.mjs'

/**
 * Vitest leaves one core to itself, which on a small machine halves the work; rules keep a core busy, tests of screens
 * and of the server also wait.
 */
const cores = availableParallelism()

const file = (name: string) => fileURLToPath(new URL(name, import.meta.url))
const cheapHashes = file('apps/server/test/hash-cost.ts')
const readers = file('apps/server/test/pdf-child.ts')

/**
 * What is shipped, and of libraries the modules that can be told to take Preact for React: Node would take their
 * others.
 */
const screensAlias = [
  ...preactAlias,
  { find: /^react-dom\/test-utils$/, replacement: file('apps/web/test/act.ts') },
  {
    find: /^@testing-library\/react$/,
    replacement: file('node_modules/@testing-library/react/dist/@testing-library/react.esm.js'),
  },
]

/**
 * A page that keeps things on the device goes on with it until its process ends: each such file has a process of its
 * own.
 */
const opensDevice = ['apps/web/src/**/*.device.test.tsx']

const screens = {
  environment: 'happy-dom',
  // Libraries that import React have to meet Preact too, and not Node's own way to React, whatever folder the project
  // lies in.
  server: { deps: { inline: [/react/, /wouter/, /radix-ui/, /use-(?:callback-ref|sidecar|sync-external-store)/] } },
  // After the rules: those that run together have one number of workers.
  sequence: { groupOrder: 1 },
  maxWorkers: cores + 1,
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
        plugins: [drawnIcons()],
        test: {
          name: 'rules',
          maxWorkers: cores,
          // Rules leave nothing behind that another file could see: one process may run many files.
          isolate: false,
          testTimeout: 60_000,
          hookTimeout: 60_000,
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
        plugins: [drawnIcons()],
        resolve: { alias: screensAlias },
        test: {
          ...screens,
          name: 'screens',
          // To load a DOM anew takes longer than the tests of most files; test/setup.ts gives each its own modules.
          isolate: false,
          include: ['packages/*/src/**/*.test.tsx', 'apps/web/src/**/*.test.tsx'],
          exclude: opensDevice,
        },
      },
      {
        oxc: { jsx: { runtime: 'automatic' } },
        plugins: [drawnIcons()],
        resolve: { alias: screensAlias },
        test: { ...screens, name: 'device', include: opensDevice },
      },
      {
        // Thousands of people are registered in tests, and it is no strength of their passwords that is tried.
        plugins: [packedScripts(PROJECT)],
        resolve: {
          alias: [
            { find: /^.*\/hash-cost\.ts$/, replacement: cheapHashes },
            // Each document has a child of its own here too, but where a file of tests says otherwise.
            { find: /^\.\/(?:sandbox\/)?pdf-child\.ts$/, replacement: readers },
          ],
        },
        test: {
          name: 'server',
          // After the others where all are asked for at once: what it starts fills the machine.
          sequence: { groupOrder: 2 },
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
