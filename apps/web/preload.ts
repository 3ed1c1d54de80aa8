import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite'

type Bundle = Rolldown.OutputBundle

/** A chunk and all it imports, once each. */
function withImports(bundle: Bundle, file: string, seen = new Set<string>()): Set<string> {
  const chunk = bundle[file]
  if (seen.has(file) || chunk?.type !== 'chunk') return seen
  seen.add(file)
  for (const imported of chunk.imports) withImports(bundle, imported, seen)
  return seen
}

function tag(file: string, attrs: Record<string, string>): HtmlTagDescriptor {
  return { tag: 'link', attrs: { ...attrs, href: `/${file}`, crossorigin: '' }, injectTo: 'head' }
}

/**
 * Asks early for what the first screen of a first visit needs, so that it need not be discovered step by step: the fonts
 * whose file names contain one of `fonts`, and the chunk of `screen` (the end of its source path) with what it imports.
 */
export function preload({ fonts, screen }: { fonts: readonly string[]; screen: string }): Plugin {
  return {
    name: 'preload',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_, { bundle = {} }) => {
        const files = Object.keys(bundle)
        const chunks = Object.values(bundle).filter(chunk => chunk.type === 'chunk')
        const start = chunks.find(chunk => chunk.isEntry)
        const first = chunks.find(chunk => chunk.facadeModuleId?.endsWith(screen))
        if (!start || !first) throw new Error(`No chunk of ${screen} to preload`)
        // The page asks for the start and its imports anyway.
        const asked = withImports(bundle, start.fileName)
        return [
          ...files
            .filter(file => file.endsWith('.woff2') && fonts.some(font => file.includes(font)))
            .map(file => tag(file, { rel: 'preload', as: 'font', type: 'font/woff2' })),
          ...[...withImports(bundle, first.fileName).difference(asked)].map(file =>
            tag(file, { rel: 'modulepreload' }),
          ),
        ]
      },
    },
  }
}
