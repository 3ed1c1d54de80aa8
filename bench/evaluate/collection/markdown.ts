/** What pandoc's JSON is made of; `c` is as the type `t` says. */
type Node = { t: string; c?: unknown }

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 't' in value
const nodes = (value: unknown): Node[] => (Array.isArray(value) ? value.filter(isNode) : [])
const lists = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

/** The blocks of a document as pandoc writes them (`-t json`) in the few kinds of block a school text is made of. */
export function toMarkdown(json: string): string {
  const document: unknown = JSON.parse(json)
  const blocks = typeof document === 'object' && document !== null && 'blocks' in document ? document.blocks : []
  return nodes(blocks).flatMap(block).join('\n\n')
}

/** Code, tables, figures and raw markup are left out: they are not read for sentences. */
function block(node: Node): string[] {
  const parts = lists(node.c)
  switch (node.t) {
    case 'Header':
      return heading(parts)
    case 'Para':
    case 'Plain':
      return paragraph(node.c)
    case 'BulletList':
      return list(parts, () => '-')
    case 'OrderedList':
      return list(lists(parts[1]), index => `${index + 1}.`)
    case 'DefinitionList':
      return parts.flatMap(definition)
    case 'BlockQuote':
      return nodes(node.c).flatMap(block)
    case 'Div':
      return nodes(parts[1]).flatMap(block)
    default:
      return []
  }
}

function heading([level, , inlines]: unknown[]): string[] {
  const text = inline(inlines)
  return text ? [`${Number(level) <= 2 ? '##' : '###'} ${text}`] : []
}

function paragraph(inlines: unknown): string[] {
  const text = inline(inlines)
  return text ? [text] : []
}

function list(items: unknown[], mark: (index: number) => string): string[] {
  const lines = items.map(item => nodes(item).flatMap(block).join(' ').replace(/#+ /g, '')).filter(text => text)
  return lines.length > 0 ? [lines.map((text, index) => `${mark(index)} ${text.replace(/\s+/g, ' ')}`).join('\n')] : []
}

function definition(entry: unknown): string[] {
  const [term, meanings] = lists(entry)
  const said = lists(meanings).flatMap(meaning => nodes(meaning).flatMap(block))
  return [`**${inline(term)}**: ${said.join(' ').replace(/\s+/g, ' ')}`]
}

function inline(inlines: unknown): string {
  return plain(nodes(inlines).map(words).join(''))
}

/** The words of a piece of a line. Emphasis is left out: only some of the formats tell it alike. */
function words(node: Node): string {
  const parts = lists(node.c)
  switch (node.t) {
    case 'Str':
      return String(node.c)
    case 'Space':
    case 'SoftBreak':
    case 'LineBreak':
      return ' '
    case 'Quoted':
      return `“${nodes(parts[1]).map(words).join('')}”`
    case 'Link':
    case 'Span':
      return nodes(parts[1]).map(words).join('')
    case 'Code':
      return String(parts[1])
    case 'Math':
      return formula(String(parts[1]))
    case 'Note':
    case 'Image':
    case 'RawInline':
    case 'Cite':
      return ''
    default:
      return nodes(node.c).map(words).join('')
  }
}

/** A short formula as it is read: fractions with a bar, the rest without TeX's signs. */
function formula(tex: string): string {
  return tex
    .replace(/\\[dt]?frac\s*\{([^{}]*)\}\s*\{([^{}]*)\}/g, '$1/$2')
    .replace(/\\(?:times|cdot)\b/g, '×')
    .replace(/\\[a-zA-Z]+|[{}$\\]/g, ' ')
}

/** Without what Markdown would take for its own. */
function plain(text: string): string {
  return text
    .replace(/https?:\/\/\S+|www\.\S+|\S+@\S+/g, ' ')
    .replace(/[*_`\\[\]<>|~]/g, ' ')
    .replace(/&/g, ' e ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^([-+#>=]|\d+[.)])(?=\s)/, '– $1')
}
