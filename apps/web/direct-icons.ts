import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

const library = join(dirname(createRequire(import.meta.url).resolve('lucide-react')), '../esm/lucide-react.mjs')
const imports = /import\s*\{([^}]*)\}\s*from\s*["']lucide-react["'];?/g

/** The file of each icon by the names it is exported under. */
function iconFiles(): Map<string, string> {
  const files = new Map<string, string>()
  for (const [, names = '', file = ''] of readFileSync(library, 'utf8').matchAll(/^export \{(.+)\} from '(.+)';$/gm)) {
    for (const [, name = ''] of names.matchAll(/default as (\w+)/g)) files.set(name, join(dirname(library), file))
  }
  return files
}

/**
 * Imports each icon from its own file instead of from the list of all 1700, so that it is known which screen needs
 * which: chunks.ts looks at what modules import.
 */
export function directIcons(): Plugin {
  const files = iconFiles()
  return {
    name: 'direct-icons',
    transform: {
      filter: { id: /\/src\/.*\.tsx?$/, code: 'lucide-react' },
      handler(code) {
        const direct = code.replace(imports, (whole, names: string) => {
          const wanted = names.split(',').flatMap(one => one.trim() || [])
          const lines = wanted.map(one => {
            const [name = '', local = name] = one.split(/\s+as\s+/)
            const file = files.get(name)
            return file && `import ${local} from ${JSON.stringify(file)};`
          })
          return lines.every(Boolean) ? lines.join('') : whole
        })
        return { code: direct, map: null }
      },
    },
  }
}
