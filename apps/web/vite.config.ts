import tailwind from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { precompress } from './precompress.ts'

/** Asks for the fonts of the first screen before the style sheet has been read. */
function preloadFonts(...families: string[]): Plugin {
  return {
    name: 'preload-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_, { bundle = {} }) =>
        Object.keys(bundle)
          .filter(file => file.endsWith('.woff2') && families.some(family => file.includes(family)))
          .map(file => ({
            tag: 'link',
            attrs: { rel: 'preload', href: `/${file}`, as: 'font', type: 'font/woff2', crossorigin: '' },
            injectTo: 'head',
          })),
    },
  }
}

export default defineConfig({
  plugins: [react(), tailwind(), preloadFonts('nunito-latin', 'baloo-2-latin'), precompress()],
  build: {
    // Under `script-src 'self'; style-src 'self'` nothing may be inline, data: addresses included.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: { proxy: { '/api': 'http://127.0.0.1:3000' } },
})
