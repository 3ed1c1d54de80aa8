import tailwind from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { offlineFiles } from './offline-files.ts'
import { precompress } from './precompress.ts'
import { preload } from './preload.ts'

export default defineConfig({
  plugins: [
    react(),
    tailwind(),
    preload({ fonts: ['nunito-latin', 'baloo-2-latin'], screen: '/pages/landing.tsx' }),
    offlineFiles({
      source: 'service-worker/service-worker.ts',
      pages: [
        'landing',
        'login',
        'student-dashboard',
        'study-materials',
        'study',
        'quiz-list',
        'quiz',
        'achievements',
      ].map(page => `/pages/${page}.tsx`),
    }),
    precompress(),
  ],
  build: {
    // Under `script-src 'self'; style-src 'self'` nothing may be inline, data: addresses included.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // All styles together are some 10 KB: one request rather than one per screen.
    cssCodeSplit: false,
  },
  server: { proxy: { '/api': 'http://127.0.0.1:3000' } },
})
