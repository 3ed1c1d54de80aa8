import { fileURLToPath } from 'node:url'
import { catalog } from '@capivira/core/games/catalog'
import tailwind from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { chunkGroups } from './chunks.ts'
import { firstViews } from './first-views.ts'
import { drawnIcons } from './icons.ts'
import { leanContracts } from './lean-contracts.ts'
import { offlineFiles } from './offline-files.ts'
import { preactAlias } from './preact-alias.ts'
import { precompress } from './precompress.ts'
import { preload } from './preload.ts'

const source = (file: string) => fileURLToPath(new URL(file, import.meta.url))
const pages = (names: readonly string[]) => names.map(name => source(`src/pages/${name}.tsx`))

/** What a pupil opens every day. */
const daily = ['student-dashboard', 'study-materials', 'study', 'quiz-list', 'quiz', 'achievements']

export default defineConfig({
  resolve: { alias: preactAlias },
  plugins: [
    tailwind(),
    leanContracts(),
    drawnIcons(),
    preload({ fonts: ['nunito-latin', 'baloo-2-latin'], views: firstViews }),
    offlineFiles({
      source: 'service-worker/service-worker.ts',
      // The review of the day is led to from the first screen, and made of what was downloaded.
      pages: ['landing', 'login', ...daily, 'study-today'].map(page => `/pages/${page}.tsx`),
    }),
    precompress(),
  ],
  build: {
    // Under `script-src 'self'; style-src 'self'` nothing may be inline, data: addresses included.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // All styles together are some 10 KB: one request rather than one per screen.
    cssCodeSplit: false,
    // Which chunk needs which: scripts/check-budgets.ts sums up what screens load.
    manifest: true,
    rolldownOptions: {
      output: {
        codeSplitting: chunkGroups({
          entry: source('src/main.tsx'),
          first: source('src/pages/landing.tsx'),
          daily: ['bars', 'studying', 'sitting'],
          pupils: ['studying', 'sitting', 'playing'],
          begin: [source('src/app/shell/bars.tsx'), ...pages(['student-dashboard'])],
          door: 'accounts',
          together: {
            bars: [source('src/app/shell/bars.tsx')],
            studying: pages([...daily.filter(name => name !== 'study'), 'games', 'game']),
            // The table of cards is the heaviest of what pupils see, and not the first.
            sitting: pages(['study', 'study-today', 'study-missed', 'dictation']),
            playing: catalog.map(({ folder }) => source(`../../packages/games/src/${folder}/screen.tsx`)),
            accounts: pages(['login', 'register', 'forgot-password', 'reset-password', 'profile']),
            teaching: pages([
              'teacher-dashboard',
              'manage-materials',
              'upload-material',
              'classes',
              'class',
              'assignment',
            ]),
            following: pages(['student-progress', 'pupil-progress', 'reports']),
            workshop: pages(['card-viewer', 'quiz-viewer', 'words', 'figures', 'problems', 'review']),
            running: pages([
              'admin-dashboard',
              'admin-jobs',
              'admin-storage',
              'admin-ai-usage',
              'admin-acts',
              'admin-security',
            ]),
          },
        }),
      },
    },
  },
  server: { proxy: { '/api': 'http://127.0.0.1:3000' } },
})
