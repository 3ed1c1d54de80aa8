import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin, Rolldown } from 'vite'

type Bundle = Rolldown.OutputBundle

/** A screen, a game's included: a round is dealt by the server, so games are not played without a network. */
const isScreen = (id: string | null) => id !== null && /\/web\/src\/pages\/|\/games\/src\/[\w-]+\/screen\.tsx$/.test(id)

/** A chunk, all it imports, and all it may import later. */
function withAllImports(bundle: Bundle, file: string, wanted: (page: string) => boolean, seen: Set<string>): void {
  const chunk = bundle[file]
  if (seen.has(file) || chunk?.type !== 'chunk') return
  if (isScreen(chunk.facadeModuleId) && !wanted(chunk.facadeModuleId ?? '')) return
  seen.add(file)
  for (const imported of [...chunk.imports, ...chunk.dynamicImports]) withAllImports(bundle, imported, wanted, seen)
}

/**
 * Builds the service worker at `source` as /sw.js and tells it which files to keep: what the screens named by `pages`
 * (ends of their source paths) are made of, the styles, the icons, the two fonts, and the small files of the public
 * folder.
 */
export function offlineFiles({ source, pages }: { source: string; pages: readonly string[] }): Plugin {
  let root = ''
  return {
    name: 'offline-files',
    apply: 'build',
    configResolved: config => {
      root = config.root
    },
    buildStart() {
      this.emitFile({ type: 'chunk', id: source, fileName: 'sw.js' })
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const kept = new Set<string>()
        const entry = Object.values(bundle).find(
          file => file.type === 'chunk' && file.isEntry && file.fileName !== 'sw.js',
        )
        const worker = bundle['sw.js']
        const html = bundle['index.html']
        if (!entry || worker?.type !== 'chunk' || html?.type !== 'asset')
          throw new Error('No application, no page or no service worker in the bundle')
        withAllImports(bundle, entry.fileName, page => pages.some(end => page.endsWith(end)), kept)
        const assets = Object.keys(bundle).filter(file => /\.(css|svg)$|-latin-.*\.woff2$/.test(file))
        const small = readdirSync(join(root, 'public'), { withFileTypes: true })
          .filter(file => file.isFile() && !/^robots/.test(file.name))
          .map(file => file.name)
        const files = ['index.html', ...kept, ...assets, ...small].map(file => `/${file}`)
        // Hashed names say what is in the files; the page and the small files have none.
        const unhashed = [html.source, ...small.map(name => readFileSync(join(root, 'public', name)))]
        const hash = createHash('sha256').update(files.join())
        for (const text of unhashed) hash.update(text)
        const version = hash.digest('hex').slice(0, 12)
        worker.code = `const FILES = ${JSON.stringify({ version, files })};\n${worker.code}`
      },
    },
  }
}
