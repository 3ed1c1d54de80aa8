import { type Expression, type Program, parseSync, Visitor } from 'oxc-parser'

/** What an import says, before it is known which file that is. */
export interface ReadImport {
  /** As written: './x.ts', '@capivira/core/x', 'drizzle-orm'; in a template HOLE stands where a value comes. */
  specifier: string
  /** A type disappears before the program runs; a lazy import waits until somebody calls it. */
  kind: 'value' | 'type' | 'lazy'
  /** Whether the file hands on something that the other has, under its name or another. */
  handsOn: boolean
}

/** Where a value stands in the template of an import. */
export const HOLE = '…'

/**
 * The imports of a file by its syntax: those of types, and of calls to `import()` with a text or a template, too. What
 * a variable alone names is not seen.
 * @throws Error when the code cannot be parsed
 */
export function readImports(file: string, code: string): ReadImport[] {
  const { module, program, errors } = parseSync(file, code)
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`)
  const found: ReadImport[] = []
  /** Names in this file of what another has: the specifier of that one. */
  const others = new Map<string, string>()
  for (const { moduleRequest, entries } of module.staticImports) {
    const onlyTypes = entries.length > 0 && entries.every(({ isType }) => isType)
    for (const { localName } of entries) others.set(localName.value, moduleRequest.value)
    found.push({ specifier: moduleRequest.value, kind: onlyTypes ? 'type' : 'value', handsOn: false })
  }
  addAliases(program, others)
  const handedOn = new Set(exportedNames(program).map(name => others.get(name)))
  for (const one of found) one.handsOn = handedOn.has(one.specifier)
  for (const statement of program.body) {
    if (statement.type !== 'ExportNamedDeclaration' && statement.type !== 'ExportAllDeclaration') continue
    if (!statement.source) continue
    const names = statement.type === 'ExportNamedDeclaration' ? statement.specifiers : []
    const onlyTypes =
      statement.exportKind === 'type' || (names.length > 0 && names.every(({ exportKind }) => exportKind === 'type'))
    found.push({ specifier: statement.source.value, kind: onlyTypes ? 'type' : 'value', handsOn: true })
  }
  if (/\bimport\s*\(/.test(code)) found.push(...calledImports(program))
  return found
}

function calledImports(program: Program): ReadImport[] {
  const found: ReadImport[] = []
  const add = (node: Expression, kind: ReadImport['kind']) => {
    const specifier =
      node.type === 'TemplateLiteral'
        ? node.quasis.map(({ value }) => value.cooked ?? value.raw).join(HOLE)
        : node.type === 'Literal' && typeof node.value === 'string'
          ? node.value
          : undefined
    if (specifier !== undefined) found.push({ specifier, kind, handsOn: false })
  }
  new Visitor({
    ImportExpression: ({ source }) => add(source, 'lazy'),
    TSImportType: ({ source }) => add(source, 'type'),
  }).visit(program)
  return found
}

/** Adds the names at the top of a file that are nothing but others' under a new name: `const y = x`, `type Y = X`. */
function addAliases({ body }: Program, others: Map<string, string>): void {
  for (const statement of body) {
    const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
    if (declared?.type === 'VariableDeclaration')
      for (const { id, init } of declared.declarations) {
        const specifier = init && others.get(nameOf(init) ?? '')
        if (id.type === 'Identifier' && specifier) others.set(id.name, specifier)
      }
    if (declared?.type === 'TSTypeAliasDeclaration' && declared.typeAnnotation.type === 'TSTypeReference') {
      const { typeName, typeArguments } = declared.typeAnnotation
      const specifier = typeName.type === 'Identifier' && !typeArguments && others.get(typeName.name)
      if (specifier) others.set(declared.id.name, specifier)
    }
  }
}

/** The name that an expression is, whatever type it is said to have. */
function nameOf(node: Expression): string | undefined {
  if (node.type === 'Identifier') return node.name
  const isWrapped =
    node.type === 'TSAsExpression' || node.type === 'TSSatisfiesExpression' || node.type === 'ParenthesizedExpression'
  return isWrapped ? nameOf(node.expression) : undefined
}

/** What a file exports of its own names, by the names it has inside. */
function exportedNames({ body }: Program): string[] {
  return body.flatMap(statement => {
    if (statement.type === 'ExportDefaultDeclaration')
      return statement.declaration.type === 'Identifier' ? [statement.declaration.name] : []
    if (statement.type !== 'ExportNamedDeclaration' || statement.source) return []
    const { declaration, specifiers } = statement
    const listed = specifiers.flatMap(({ local }) => (local.type === 'Identifier' ? [local.name] : []))
    if (declaration?.type === 'TSTypeAliasDeclaration') return [...listed, declaration.id.name]
    if (declaration?.type !== 'VariableDeclaration') return listed
    return [...listed, ...declaration.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? [id.name] : []))]
  })
}
