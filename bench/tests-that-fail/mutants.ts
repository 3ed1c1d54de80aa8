import { parseSync, Visitor } from 'oxc-parser'

/** One small wrong change of a file: what stands from `start` to `end` becomes `text`. */
export interface Mutant {
  start: number
  end: number
  text: string
  /** What was done, for the list of survivors: '< → <='. */
  what: string
}

const OPERATORS: Record<string, string> = {
  '===': '!==',
  '!==': '===',
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
  '%': '*',
  '&&': '||',
  '||': '&&',
  '??': '&&',
}

interface Spanned {
  start: number
  end: number
}

/**
 * Every mutant of a file in TypeScript, in the order of its text. Types, imports and sentences for people are left
 * alone.
 */
export function mutantsOf(file: string, code: string): Mutant[] {
  const found: Mutant[] = []
  const of = ({ start, end }: Spanned) => code.slice(start, end)
  const operator = (node: Spanned & { left: Spanned; right: Spanned; operator: string }) => {
    const other = OPERATORS[node.operator]
    if (!other) return
    const text = `((${of(node.left)}) ${other} (${of(node.right)}))`
    found.push({ start: node.start, end: node.end, text, what: `${node.operator} → ${other}` })
  }
  const condition = (node: Spanned) => {
    for (const value of ['true', 'false'])
      found.push({ start: node.start, end: node.end, text: value, what: `condition → ${value}` })
  }
  new Visitor({
    BinaryExpression: node => {
      // A sum of texts has no difference.
      if (node.operator === '+' && /['"`]/.test(of(node))) return
      operator(node)
    },
    LogicalExpression: operator,
    ConditionalExpression: ({ test }) => condition(test),
    IfStatement: ({ test }) => condition(test),
    UnaryExpression: node => {
      if (node.operator === '!') found.push({ ...spanOf(node), text: `(${of(node.argument)})`, what: '! left out' })
    },
    Literal: node => {
      if (typeof node.value === 'number' && code[node.end] !== ':')
        found.push({ ...spanOf(node), text: `(${node.value} + 1)`, what: `${node.value} → ${node.value + 1}` })
      if (typeof node.value === 'boolean')
        found.push({ ...spanOf(node), text: String(!node.value), what: `${node.value} → ${!node.value}` })
    },
  }).visit(parseSync(file, code).program)
  const types = typeSpans(file, code)
  const isType = ({ start, end }: Spanned) => types.some(span => span.start <= start && end <= span.end)
  return found.filter(mutant => !isType(mutant)).sort((one, other) => one.start - other.start)
}

const spanOf = ({ start, end }: Spanned): Spanned => ({ start, end })

/** Where types stand: a literal there is no value. */
function typeSpans(file: string, code: string): Spanned[] {
  const spans: Spanned[] = []
  const add = (node: Spanned) => spans.push(spanOf(node))
  new Visitor({
    TSTypeAliasDeclaration: add,
    TSInterfaceDeclaration: add,
    TSTypeAnnotation: add,
    TSTypeParameterInstantiation: add,
    TSAsExpression: ({ typeAnnotation }) => add(typeAnnotation),
    TSSatisfiesExpression: ({ typeAnnotation }) => add(typeAnnotation),
  }).visit(parseSync(file, code).program)
  return spans
}

/** The file with one mutant in it. */
export const mutated = (code: string, { start, end, text }: Mutant): string =>
  code.slice(0, start) + text + code.slice(end)
