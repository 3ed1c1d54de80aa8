/**
 * Reads a school text written in Markdown. The file starts with its data (`key: value` lines between two `---`)
 * and is made of these blocks only, so that a typing mistake is an error and not a strange page:
 *
 * | Markdown                                   | block                                     |
 * |--------------------------------------------|-------------------------------------------|
 * | `## Title`, `### Title`                    | heading of two levels                     |
 * | paragraph with `**bold**` and `*italic*`   | paragraph                                 |
 * | `- item`                                   | list                                      |
 * | `1. item`, with `- a) choice` under it     | numbered list, with choices               |
 * | table, then a paragraph `Tabela N. …`      | table with its caption                    |
 * | `![Figura N. …](figure:name)`              | figure drawn by `figures/`, with caption  |
 * | `> **Title** text`                         | box                                       |
 */
import { lexer, type Token, type Tokens } from 'marked'
import { glue } from './layout/glue.ts'
import { type ColorName, colors } from './layout/style.ts'

export type Style = 'regular' | 'bold' | 'italic'
export type Run = { text: string; style: Style }
export type Item = { runs: Run[]; choices: Run[][] }
export type Block =
  | { kind: 'heading'; level: 2 | 3; text: string }
  | { kind: 'paragraph'; runs: Run[] }
  | { kind: 'list'; ordered: boolean; items: Item[] }
  | { kind: 'table'; header: Run[][]; rows: Run[][][]; caption: Run[] }
  | { kind: 'figure'; name: string; caption: Run[] }
  | { kind: 'box'; title: string; runs: Run[] }

export type DemoText = {
  title: string
  subtitle: string
  /** Name of the subject, e.g. 'Ciências'. */
  subject: string
  /** School year, e.g. '7º ano'. */
  grade: string
  color: ColorName
  blocks: Block[]
}

const is =
  <T extends Token>(type: T['type']) =>
  (token: Token | undefined): token is T =>
    token?.type === type
const isHeading = is<Tokens.Heading>('heading')
const isParagraph = is<Tokens.Paragraph>('paragraph')
const isList = is<Tokens.List>('list')
const isTable = is<Tokens.Table>('table')
const isQuote = is<Tokens.Blockquote>('blockquote')
const isImage = is<Tokens.Image>('image')
const isStrong = is<Tokens.Strong>('strong')
const isEmphasis = is<Tokens.Em>('em')
const isText = is<Tokens.Text>('text')

/** Parses a school text. Throws an Error that names the missing key or the block that is not one of the table above. */
export function parseText(markdown: string): DemoText {
  const [, head = '', body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(markdown) ?? []
  const data = new Map(
    head.split('\n').map(line => {
      const colon = line.indexOf(':')
      return [line.slice(0, colon).trim(), line.slice(colon + 1).trim()]
    }),
  )
  const value = (key: string) => {
    const found = data.get(key)
    if (!found) throw new Error(`The text has no "${key}" among the lines at its top.`)
    return found
  }
  const color = value('color')
  if (!isColor(color)) throw new Error(`There is no colour "${color}": use one of ${Object.keys(colors).join(', ')}.`)
  return {
    title: value('title'),
    subtitle: value('subtitle'),
    subject: value('subject'),
    grade: value('grade'),
    color,
    blocks: parseBlocks(lexer(body).filter(token => token.type !== 'space')),
  }
}

const isColor = (name: string): name is ColorName => Object.hasOwn(colors, name)

function parseBlocks(tokens: Token[]): Block[] {
  const blocks: Block[] = []
  let captioned = -1
  for (const [index, token] of tokens.entries()) {
    if (index === captioned) continue
    const next = tokens[index + 1]
    if (isTable(token) && isParagraph(next) && next.text.startsWith('Tabela ')) captioned = index + 1
    blocks.push(parseBlock(token, captioned === index + 1 && isParagraph(next) ? withLabel(next.text) : []))
  }
  return blocks
}

function parseBlock(token: Token, caption: Run[]): Block {
  if (isHeading(token) && (token.depth === 2 || token.depth === 3)) {
    return { kind: 'heading', level: token.depth, text: token.text }
  }
  if (isParagraph(token)) {
    const [only] = token.tokens
    if (isImage(only)) return parseFigure(only)
    return { kind: 'paragraph', runs: inline(token.tokens) }
  }
  if (isList(token)) return { kind: 'list', ordered: token.ordered, items: token.items.map(parseItem) }
  if (isTable(token)) {
    const cells = (row: Tokens.TableCell[]) => row.map(cell => inline(cell.tokens))
    return { kind: 'table', header: cells(token.header), rows: token.rows.map(cells), caption }
  }
  if (isQuote(token)) return parseBox(token)
  throw new Error(`A text cannot hold this block: ${token.raw.slice(0, 60)}`)
}

function parseFigure(image: Tokens.Image): Block {
  const name = /^figure:(.+)$/.exec(image.href)?.[1]
  if (!name) throw new Error(`A figure is written figure:name, not ${image.href}`)
  return { kind: 'figure', name, caption: withLabel(image.text) }
}

function parseBox(quote: Tokens.Blockquote): Block {
  const [paragraph] = quote.tokens
  const [title, ...rest] = isParagraph(paragraph) ? paragraph.tokens : []
  if (!isStrong(title)) throw new Error(`A box starts with its title in bold: ${quote.raw.slice(0, 60)}`)
  const runs = inline(rest)
  if (runs[0]) runs[0].text = runs[0].text.trimStart()
  return { kind: 'box', title: title.text, runs }
}

function parseItem(item: Tokens.ListItem): Item {
  const [first, second] = item.tokens
  const runs = inline(isText(first) || isParagraph(first) ? (first.tokens ?? []) : [])
  return { runs, choices: isList(second) ? second.items.map(choice => parseItem(choice).runs) : [] }
}

function inline(tokens: Token[]): Run[] {
  return tokens.map(token => {
    if (isStrong(token)) return { text: glue(token.text), style: 'bold' }
    if (isEmphasis(token)) return { text: glue(token.text), style: 'italic' }
    if (isText(token)) return { text: glue(token.text.replaceAll('\n', ' ')), style: 'regular' }
    throw new Error(`A text cannot hold this: ${token.raw.slice(0, 60)}`)
  })
}

/** Sets the label of a caption ('Figura 1.') in bold. */
function withLabel(caption: string): Run[] {
  const [, label = '', rest = caption] = /^((?:Figura|Tabela) \d+\.)([\s\S]*)$/.exec(caption) ?? []
  return label
    ? [
        { text: glue(label), style: 'bold' },
        { text: glue(rest), style: 'regular' },
      ]
    : [{ text: glue(rest), style: 'regular' }]
}
