import { type Expression, type JSXAttribute, type JSXElement, parseSync, Visitor } from 'oxc-parser'

/** What is pressed, and so may be called by the words that are seen on it. */
const pressed = /^(a|button|label|summary|Link|\w*Button|\w*Link)$/

/** One wording of what an expression says; what is not known of it stands as its own source. */
type Wordings = string[]

const squeeze = (words: string) => words.replace(/\s+/g, ' ').trim().toLowerCase()

const both = (one: Wordings, other: Wordings): Wordings => one.flatMap(a => other.map(b => a + b))

/**
 * The places in one file at which something that is pressed shows words that its `aria-label` does not contain: whoever
 * speaks to the page cannot call it by what they see (WCAG 2.5.3). Words are compared as the source has them; a name
 * that begins with what a function gives is left alone.
 * @returns line numbers, from 1
 */
export function missingLabels(file: string, source: string): number[] {
  const found: number[] = []
  const inSource = ({ start, end }: { start: number; end: number }) => `{${source.slice(start, end)}}`

  function ofExpression(node: Expression | { type: 'JSXEmptyExpression'; start: number; end: number }): Wordings {
    if (node.type === 'JSXEmptyExpression') return ['']
    if (node.type === 'Literal') return typeof node.value === 'string' ? [node.value] : ['']
    if (node.type === 'ConditionalExpression')
      return [...ofExpression(node.consequent), ...ofExpression(node.alternate)]
    if (node.type === 'LogicalExpression' && node.operator === '&&') return ['', ...ofExpression(node.right)]
    if (node.type === 'BinaryExpression' && node.operator === '+')
      return both(ofExpression(node.left as Expression), ofExpression(node.right))
    if (node.type === 'TemplateLiteral')
      return node.quasis.reduce<Wordings>(
        (words, quasi, at) => {
          const next = node.expressions[at]
          const read = words.map(one => one + (quasi.value.cooked ?? ''))
          return next ? both(read, ofExpression(next)) : read
        },
        [''],
      )
    if (node.type === 'JSXElement') return ofElement(node)
    if (node.type === 'JSXFragment') return ofChildren(node.children)
    return [inSource(node)]
  }

  const attribute = (element: JSXElement, name: string) =>
    element.openingElement.attributes.find(
      (one): one is JSXAttribute => one.type === 'JSXAttribute' && source.slice(one.name.start, one.name.end) === name,
    )

  function ofElement(element: JSXElement): Wordings {
    return attribute(element, 'aria-hidden') ? [''] : ofChildren(element.children)
  }

  function ofChildren(children: JSXElement['children']): Wordings {
    return children.reduce<Wordings>(
      (words, child) => {
        if (child.type === 'JSXText') return words.map(one => one + child.value)
        if (child.type === 'JSXExpressionContainer') return both(words, ofExpression(child.expression))
        if (child.type === 'JSXElement') return both(words, ofElement(child))
        return words
      },
      [''],
    )
  }

  new Visitor({
    JSXElement(element) {
      const tag = source.slice(element.openingElement.name.start, element.openingElement.name.end)
      const value = pressed.test(tag) ? attribute(element, 'aria-label')?.value : undefined
      if (!value) return
      const names = value.type === 'JSXExpressionContainer' ? ofExpression(value.expression) : [inText(value)]
      if (names.some(name => /^\{[\w.]+\(/.test(name))) return
      const isIn = (shown: string) => names.some(name => squeeze(name).includes(squeeze(shown)))
      const shown = ofChildren(element.children).filter(words => /\p{L}{2}/u.test(words.replace(/\{[^{}]*\}/g, '')))
      if (!shown.every(isIn)) found.push(source.slice(0, element.start).split('\n').length)
    },
  }).visit(parseSync(file, source).program)
  return found

  function inText(value: { start: number; end: number }): string {
    return source.slice(value.start + 1, value.end - 1)
  }
}
