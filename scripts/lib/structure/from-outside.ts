import { parseSync, Visitor } from 'oxc-parser'
import { importsOf, type Tree, type Violation } from './tree.ts'

/** The driver and the ORM: their documented surface stays, what is behind it may be another with any version. */
const LIBRARIES = /^(pg|drizzle-orm)(\/|$)/
/** What is theirs, but behind that surface. */
const INNER = /^(pg\/lib\/|pg-protocol(\/|$))/

/**
 * The driver and the ORM are used from outside (decision 115): no class of ours is made of one of theirs, and nothing
 * is taken from behind what they document.
 */
export function checkFromOutside(tree: Tree): Violation[] {
  return [...tree].flatMap(([file, code]) => {
    const specifiers = importsOf(tree, file).map(({ specifier }) => specifier)
    const inner = specifiers.filter(one => INNER.test(one)).map(one => `imports ${one}`)
    const classes = specifiers.some(one => LIBRARIES.test(one)) && code.includes('extends') ? madeOf(file, code) : []
    return [...inner, ...classes].map(what => ({
      file,
      message: `${what}: the driver and the ORM are used from outside (decision 115)`,
    }))
  })
}

/** The classes of a file that extend what a library has: 'Batch extends Query of pg'. */
function madeOf(file: string, code: string): string[] {
  const { module, program } = parseSync(file, code)
  const theirs = new Map<string, string>()
  for (const { moduleRequest, entries } of module.staticImports)
    if (LIBRARIES.test(moduleRequest.value))
      for (const { localName } of entries) theirs.set(localName.value, moduleRequest.value)
  const found: string[] = []
  const look = ({ superClass }: { superClass: { start: number; end: number } | null }) => {
    if (!superClass) return
    const parent = code.slice(superClass.start, superClass.end)
    const library = theirs.get(parent.split('.')[0] ?? '')
    if (library) found.push(`a class extends ${parent} of ${library}`)
  }
  new Visitor({ ClassDeclaration: look, ClassExpression: look }).visit(program)
  return found
}
