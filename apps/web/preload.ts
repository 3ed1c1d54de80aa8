import type { Plugin, Rolldown } from 'vite'
import type { FirstView } from './first-views.ts'

type Bundle = Rolldown.OutputBundle

/** A chunk and all it imports, once each. */
function withImports(bundle: Bundle, file: string, seen = new Set<string>()): Set<string> {
  const chunk = bundle[file]
  if (seen.has(file) || chunk?.type !== 'chunk') return seen
  seen.add(file)
  for (const imported of chunk.imports) withImports(bundle, imported, seen)
  return seen
}

const chunksOf = (bundle: Bundle) => Object.values(bundle).filter(chunk => chunk.type === 'chunk')

/** The files of a first view, without those that every page asks for anyway. */
function filesOf(bundle: Bundle, { path, modules }: FirstView): string[] {
  const start = chunksOf(bundle).find(chunk => chunk.isEntry && chunk.fileName !== 'sw.js')
  if (!start) throw new Error('No chunk to start with')
  const asked = withImports(bundle, start.fileName)
  const found = modules.map(end => chunksOf(bundle).find(chunk => chunk.facadeModuleId?.endsWith(end)))
  const files = found.flatMap((chunk, place) => {
    if (!chunk) throw new Error(`No chunk of ${modules[place]} for ${path}`)
    return [...withImports(bundle, chunk.fileName)]
  })
  return [...new Set(files).difference(asked)].map(file => `/${file}`)
}

const fontTag = (file: string) => `<link rel="preload" as="font" type="font/woff2" href="/${file}" crossorigin>`

/** Where the server writes the files of a view: after what every page runs, before the fonts, which may come last. */
const filesPlace = '<!-- first view: files -->'
/** Between these the server leaves the fonts out for pupils, whose screens are what must be quick. */
const [lettersPlace, lettersEnd] = ['<!-- first view: letters -->', '<!-- /letters -->']

/**
 * Asks early for what a screen needs, so that it need not be discovered step by step: the fonts whose file names
 * contain one of `fonts`, on every page; and a list of what each of `views` needs, from which the server writes the
 * page for who asks for it (apps/server/src/platform/first-views.ts).
 */
export function preload({ fonts, views }: { fonts: readonly string[]; views: readonly FirstView[] }): Plugin {
  return {
    name: 'preload',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const wanted = Object.keys(bundle).filter(
          file => file.endsWith('.woff2') && fonts.some(font => file.includes(font)),
        )
        const tags = [filesPlace, lettersPlace, ...wanted.map(fontTag), lettersEnd]
        return html.replace('</head>', `${tags.join('\n    ')}\n  </head>`)
      },
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const list = views.map(view => ({
          who: view.who,
          path: view.path,
          files: filesOf(bundle, view),
          calls: view.calls,
        }))
        this.emitFile({ type: 'asset', fileName: '.vite/first-views.json', source: JSON.stringify(list, null, 1) })
      },
    },
  }
}
