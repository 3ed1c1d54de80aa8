import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const SOURCES = join(import.meta.dirname, '..')
/**
 * 'date/when' as it stands in a pattern's file, and names put together there: `cause/${kind}`, `${kind.pattern}-lead`.
 */
const WRITTEN = /['`]((?:[a-z]+[A-Za-z]*|\$\{[^}]*\})(?:\/(?:[a-z-]|\$\{[^}]*\})*|-[a-z-]+))['`]/g
const PUT_IN = /\$\{[^}]*\}/g

let known: RegExp[] | undefined

/** What patterns of facts may be called, as the sources name them. */
function namesInSources(): RegExp[] {
  const names = new Set<string>()
  for (const file of globSync('{families,clauses,model}/**/*.ts', { cwd: SOURCES }))
    if (!file.endsWith('.test.ts'))
      for (const [, name = ''] of readFileSync(join(SOURCES, file), 'utf8').matchAll(WRITTEN)) names.add(name)
  return [...names].map(name => new RegExp(`^${name.replace(PUT_IN, '[a-z-]+(?:/[a-z-]+)?')}$`))
}

/**
 * That a pattern, or with 'date/' a family, is one there is: a test that asks for another finds nothing and would pass
 * for ever.
 * @throws Error when no source names it
 */
export function mustBeKnown(pattern: string): void {
  known ??= namesInSources()
  const isNamed = pattern.endsWith('/')
    ? known.some(name => name.source.startsWith(`^${pattern.replace('/', '\\/')}`))
    : known.some(name => name.test(pattern))
  if (!isNamed)
    throw new Error(`no pattern is called '${pattern}': what it finds would be [] whatever the program does`)
}
