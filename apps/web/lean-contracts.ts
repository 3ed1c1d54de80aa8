import type { ESTree, Plugin } from 'vite'

/** What a browser needs of a contract: where to send a call. Shapes are for the server, and for the types of both. */
const needed = new Set(['method', 'path'])

const contracts = /\/packages\/(core|games)\/src\/.*\.ts$/

type Edit = { start: number; end: number; text: string }

/** The value of a declared call with what a browser needs of it; undefined for any other value. */
function leanEndpoint(value: ESTree.Expression, code: string): string | undefined {
  if (value.type !== 'CallExpression' || value.callee.type !== 'Identifier' || value.callee.name !== 'endpoint') return
  const [description] = value.arguments
  if (description?.type !== 'ObjectExpression') return
  const kept = description.properties.filter(
    one => one.type === 'Property' && one.key.type === 'Identifier' && needed.has(one.key.name),
  )
  return `{ ${kept.map(({ start, end }) => code.slice(start, end)).join(', ')} }`
}

/** The value as one that a bundler leaves out when nobody uses it, if it makes a schema; undefined otherwise. */
function droppableSchema(value: ESTree.Expression, code: string): string | undefined {
  const text = code.slice(value.start, value.end)
  const makes = value.type === 'CallExpression' || value.type === 'ObjectExpression'
  return makes && /\bz\s*\./.test(text) ? `/* @__PURE__ */ (() => (${text}))()` : undefined
}

function editsOf(program: ESTree.Program, code: string): Edit[] {
  return program.body.flatMap(statement => {
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
    if (declaration?.type !== 'VariableDeclaration') return []
    return declaration.declarations.flatMap(({ init }) => {
      const text = init && (leanEndpoint(init, code) ?? droppableSchema(init, code))
      return init && text ? [{ start: init.start, end: init.end, text }] : []
    })
  })
}

/**
 * Takes out of the contracts what no browser reads: of each call all but its address, and every schema that no form and
 * no game parses with. The server checks what goes in and out; the browser was compiled against the same types.
 */
export function leanContracts(): Plugin {
  return {
    name: 'lean-contracts',
    apply: 'build',
    transform: {
      filter: { id: contracts },
      handler(code) {
        const edits = editsOf(this.parse(code), code)
        const lean = edits.reduceRight(
          (text, { start, end, text: replacement }) => text.slice(0, start) + replacement + text.slice(end),
          code,
        )
        return edits.length > 0 ? { code: lean, map: null } : null
      },
    },
  }
}
