import { fileURLToPath } from 'node:url'
import type { IconShape } from '@capivira/ui/icon-shape'
import { icons as lucide } from '@iconify-json/lucide'
import type { Plugin } from 'vite'

/** The parts of Iconify's format that are used. */
type Drawings = {
  icons: Readonly<Record<string, { body: string }>>
  aliases?: Readonly<Record<string, { parent: string }>>
}

const component = JSON.stringify(fileURLToPath(new URL('../../packages/ui/src/icon.ts', import.meta.url)))
const imports = /import\s*\{([^}]*)\}\s*from\s*["']@capivira\/ui\/icons["'];?/g
const shapes = /<(path|circle|rect|ellipse)((?:\s[\w-]+="[^"]*")+)\s*\/>/g
/** Said once of the whole icon (icon.ts). */
const said = [
  'fill="none"',
  'stroke="currentColor"',
  'stroke-linecap="round"',
  'stroke-linejoin="round"',
  'stroke-width="2"',
]
const place = '\0icon/'

/** Lucide's name of a file by that of its component: 'list-checks' for ListChecks, 'undo-2' for Undo2. */
export function fileName(name: string): string {
  return name.replace(/(?<=[a-z\d])(?=[A-Z])|(?<=[a-z])(?=\d)/g, '-').toLowerCase()
}

/** @throws when Lucide has no such icon, or draws it with something that icon.ts does not know */
export function iconShapes(name: string, { icons, aliases }: Drawings = lucide): IconShape[] {
  const file = fileName(name)
  const body = (icons[file] ?? icons[aliases?.[file]?.parent ?? ''])?.body
  if (body === undefined) throw new Error(`Lucide has no icon ${name} (${file})`)
  const rest = body.replace(shapes, '').replace(/^<g [^>]*>|<\/g>$/g, '')
  if (rest !== '') throw new Error(`The icon ${name} has more than shapes: ${rest}`)
  return [...body.matchAll(shapes)].map(([, element = '', attributes = '']) => {
    const own = [...attributes.matchAll(/([\w-]+)="([^"]*)"/g)].filter(([all]) => !said.includes(all))
    return [element, Object.fromEntries(own.map(([, key = '', value = '']) => [key, value]))]
  })
}

/**
 * Makes each icon that a module imports from `@capivira/ui/icons` a module of its own, so that it is known which screen
 * needs which: chunks.ts looks at what modules import.
 */
export function drawnIcons(): Plugin {
  return {
    name: 'drawn-icons',
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/.*\.tsx?$/, code: '@capivira/ui/icons' },
      handler: code => ({ code: code.replace(imports, (_, names: string) => importEach(names)), map: null }),
    },
    resolveId: {
      filter: { id: /^icon:/ },
      handler: id => id.replace(/^icon:/, place),
    },
    load: {
      filter: { id: /^\0icon\// },
      handler: id => {
        const drawn = JSON.stringify(iconShapes(id.slice(place.length)))
        return `import { drawnIcon } from ${component}\nexport default /* @__PURE__ */ drawnIcon(${drawn})\n`
      },
    },
  }
}

/** @param names as between the braces of an import */
function importEach(names: string): string {
  const wanted = names.split(',').flatMap(one => one.trim() || [])
  return wanted
    .map(one => {
      const [name = '', local = name] = one.split(/\s+as\s+/)
      return `import ${local} from ${JSON.stringify(`icon:${name}`)};`
    })
    .join('')
}
