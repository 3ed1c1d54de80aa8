/**
 * Prints how large the generator and its Portuguese are, beside the aims of their design: lines without tests and data,
 * regular expressions (counted in the syntax tree, `new RegExp` and patterns over the lexicon included), the longest
 * one, long functions and lines, circles of imports.
 *   node bench/sizes.ts [--at folder of another checkout]
 */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import type { Node, SourceFile } from 'typescript/unstable/ast'
import {
  isArrowFunction,
  isCallExpression,
  isExportDeclaration,
  isFunctionDeclaration,
  isFunctionExpression,
  isIdentifier,
  isImportDeclaration,
  isMethodDeclaration,
  isNewExpression,
  isRegularExpressionLiteral,
  isStringLiteral,
  isTaggedTemplateExpression,
} from 'typescript/unstable/ast/is'
import { API } from 'typescript/unstable/sync'
import { circlesOf } from './sizes/circles.ts'

const LONG_FUNCTION = 80
const LONG_LINE = 120
const AIMS = { generation: 22_000, portuguese: 5_000 } as const

type Sizes = { files: number; lines: number; expressions: string[]; functions: string[]; longLines: number }

const { values } = parseArgs({ options: { at: { type: 'string', default: path.join(import.meta.dirname, '..') } } })
const root = path.resolve(values.at)
const api = new API({ cwd: root })
const snapshot = api.updateSnapshot({ openProjects: [path.join(root, 'tsconfig.json')] })
const [project] = snapshot.getProjects()
if (!project) throw new Error(`No project in ${root}`)
const program = project.program

let expressions = 0
for (const [name, aim] of Object.entries(AIMS)) {
  const folder = path.join(root, 'packages', name, 'src')
  const files = sourcesIn(folder)
  const sizes: Sizes = { files: files.length, lines: 0, expressions: [], functions: [], longLines: 0 }
  const imports = new Map<string, readonly string[]>()
  for (const file of files) {
    const source = program.getSourceFile(file)
    if (!source) throw new Error(`${file} is not in the project`)
    measure(source, path.relative(folder, file), sizes)
    imports.set(file, importsOf(source, file))
  }
  expressions += sizes.expressions.length
  const longest = sizes.expressions.reduce((most, text) => Math.max(most, text.length), 0)
  const circles = circlesOf(imports)
  console.log(`${name}: ${sizes.lines} lines in ${sizes.files} files (aim ${aim})`)
  console.log(`  regular expressions ${sizes.expressions.length}, longest ${longest} characters (aim 160)`)
  console.log(`  over 160 characters: ${sizes.expressions.filter(text => text.length > 160).length}`)
  console.log(`  functions over ${LONG_FUNCTION} lines: ${sizes.functions.length} ${sizes.functions.join(' ')}`)
  console.log(`  lines over ${LONG_LINE} characters: ${sizes.longLines}`)
  console.log(`  circles of imports, types included: ${circles.length}, files in them ${circles.flat().length}`)
}
console.log(`regular expressions of both: ${expressions} (aim 700)`)
api.close()

/** TypeScript files below a folder, tests and what only tests use left out. */
function sourcesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(name => name.endsWith('.ts') && !name.endsWith('.test.ts') && !name.startsWith('testing/'))
    .sort()
    .map(name => path.join(folder, name))
}

function measure(source: SourceFile, name: string, sizes: Sizes): void {
  const lines = readFileSync(source.fileName, 'utf8').replace(/\n$/u, '').split('\n')
  sizes.lines += lines.length
  sizes.longLines += lines.filter(line => line.length > LONG_LINE).length
  const visit = (node: Node): void => {
    if (isRegularExpressionLiteral(node)) sizes.expressions.push(node.text)
    else if (isNewExpression(node) && isIdentifier(node.expression) && node.expression.text === 'RegExp')
      sizes.expressions.push(source.text.slice(node.getStart(source), node.end))
    else if (isPattern(node)) sizes.expressions.push(withoutBreaks(source.text.slice(node.getStart(source), node.end)))
    else if (isFunction(node)) {
      const long = lineAt(source, node.end) - lineAt(source, node.getStart(source)) + 1
      if (long > LONG_FUNCTION) sizes.functions.push(`${name}:${lineAt(source, node.getStart(source)) + 1}`)
    }
    node.forEachChild(visit)
  }
  visit(source)
}

/** A regular expression in which senses of the lexicon stand for their words: pattern('u')`…`. */
function isPattern(node: Node): boolean {
  return (
    isTaggedTemplateExpression(node) &&
    isCallExpression(node.tag) &&
    isIdentifier(node.tag.expression) &&
    node.tag.expression.text === 'pattern'
  )
}

function withoutBreaks(written: string): string {
  return written.replace(/\n */gu, '')
}

function isFunction(node: Node): boolean {
  return isFunctionDeclaration(node) || isFunctionExpression(node) || isArrowFunction(node) || isMethodDeclaration(node)
}

function lineAt(source: SourceFile, position: number): number {
  return source.getLineAndCharacterOfPosition(position).line
}

/** What a file imports or hands on from its own package, types included. */
function importsOf(source: SourceFile, file: string): string[] {
  const named = source.statements.flatMap(statement => {
    if (!isImportDeclaration(statement) && !isExportDeclaration(statement)) return []
    const from = statement.moduleSpecifier
    return from && isStringLiteral(from) ? [from.text] : []
  })
  return named.filter(name => name.startsWith('.')).map(name => path.resolve(path.dirname(file), name))
}
