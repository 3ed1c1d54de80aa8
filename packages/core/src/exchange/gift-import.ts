import {
  type FormattedText,
  formatted,
  nothing,
  questionFaults,
  type RawQuestion,
  trueOrFalse,
} from './raw-question.ts'

/*
 * GIFT is read as Moodle's own importer reads it (Moodle documentation, GIFT format): questions are divided by empty
 * lines, marks behind a backslash are hidden, and the text is cut at the marks that are left.
 */

const marks = [':', '#', '=', '{', '}', '~', '\n'] as const
/** Where hidden marks are kept meanwhile. */
const hidden = 0xf7f0

const hide = (text: string) =>
  text.replace(/\\([\\:#={}~n])/g, (_, mark: string) => {
    const at = marks.findIndex(known => known === (mark === 'n' ? '\n' : mark))
    return at < 0 ? mark : String.fromCharCode(hidden + at)
  })

const reveal = (text: string) => text.replace(/[\uf7f0-\uf7f6]/g, sign => marks[sign.charCodeAt(0) - hidden] ?? sign)

type Block = { row: number; lines: string[] }

/** The questions of a GIFT file, each with the line it begins in. */
export function readGift(text: string): RawQuestion[] {
  let category = ''
  return blocksOf(text).flatMap(block => {
    const lines = block.lines.map(line => line.trim())
    const comments = lines.filter(isComment)
    const written = lines.filter(line => !isComment(line))
    const filed = /^\$CATEGORY:(.*)$/.exec(written[0] ?? '')
    if (filed) {
      category = hide(filed[1] ?? '').trim()
      written.shift()
    }
    const whole = hide(written.join('\n')).trim()
    return whole === ''
      ? []
      : [{ row: block.row, category: reveal(category), ...marked(comments), ...readBlock(whole) }]
  })
}

/**
 * Lines between empty ones; a question whose braces are still open goes on behind an empty line, and one whose answers
 * are told ends where the next line begins another, though no empty line parts them.
 */
function blocksOf(text: string): Block[] {
  const blocks: Block[] = []
  let open: Block | null = null
  const lines = text.split(/\r\n?|\n/)
  for (const [at, line] of lines.entries()) {
    if (line.trim() !== '') {
      if (open && !beginsAnother(open, lines, at)) open.lines.push(line)
      else {
        open = { row: at + 1, lines: [line] }
        blocks.push(open)
      }
    } else if (open && !isOpen(open)) open = null
  }
  return blocks
}

/** Whether a line has a title or answers of its own, or is a comment on such, behind a question with its answers. */
function beginsAnother(block: Block, lines: readonly string[], at: number): boolean {
  if (block.lines.length >= 60 || !block.lines.some(isAnswered) || isOpen(block)) return false
  const line = lines[at] ?? ''
  return isComment(line) ? isAboveAnother(lines.slice(at + 1, at + 60)) : isTitle(line) || opensAnswers(line)
}

/**
 * Whether a comment that these lines follow belongs to them: to a question, or to nothing. Lines that end without
 * answers are the rest of the sentence above the comment.
 */
function isAboveAnother(below: readonly string[]): boolean {
  const next = below.findIndex(line => !isComment(line))
  const first = below[next]?.trim() ?? ''
  if (first === '' || isTitle(first)) return true
  const rest = below.slice(next)
  const end = rest.findIndex(line => line.trim() === '' || isComment(line) || isTitle(line))
  return rest.slice(0, end < 0 ? rest.length : end).some(opensAnswers)
}

const isComment = (line: string) => line.trim().startsWith('//')
const isTitle = (line: string) => line.trim().startsWith('::')
const opensAnswers = (line: string) => /^[^{}]*\{/.test(line.replace(/\\./g, ''))
const isAnswered = (line: string) => !isComment(line) && line.replace(/\\./g, '').includes('}')

const isOpen = ({ lines }: Block) => {
  if (lines.length >= 60) return false
  const bare = lines
    .filter(line => !isComment(line))
    .join('\n')
    .replace(/\\./g, '')
  return bare.split('{').length - bare.split('}').length === 1
}

/** What the comments above a question say of it. */
function marked(comments: readonly string[]): Pick<RawQuestion, 'tags' | 'isOurs'> {
  const text = comments.join('\n')
  return {
    tags: [...text.matchAll(/\[tag:((?:\\\]|[^\]])+)\]/g)].map(([, tag = '']) => tag.replaceAll('\\]', ']').trim()),
    isOurs: /\[id:capivira-/.test(text),
  }
}

type Read = Pick<RawQuestion, 'question' | 'options' | 'feedback' | 'fault'>

function readBlock(whole: string): Read {
  const named = whole.replace(/^::[\s\S]*?::/, '').trim()
  const from = named.indexOf('{')
  const to = named.indexOf('}', from)
  const say = (fault: string, text = named) => ({ ...textIn(text), options: [], feedback: nothing, fault })
  if (from < 0 && named.indexOf('}') < 0) return say(questionFaults.description)
  if (from < 0 || to < 0) return say(questionFaults.broken)
  const rest = named.slice(to + 1)
  const { question, format } = textIn(rest.trim() === '' ? named.slice(0, from) : `${named.slice(0, from)}_____${rest}`)
  const inside = named.slice(from + 1, to).trim()
  const separator = inside.lastIndexOf('####')
  const feedback = separator < 0 ? nothing : withFormat(inside.slice(separator + 4), format).text
  return { question, feedback, ...readAnswers(separator < 0 ? inside : inside.slice(0, separator).trim(), format) }
}

function readAnswers(inside: string, format: string): Pick<Read, 'options' | 'fault'> {
  const none = (fault: string) => ({ options: [], fault })
  if (inside === '') return none(questionFaults.essay)
  if (inside.startsWith('#')) return none(questionFaults.numerical)
  if (inside.includes('~')) return { options: optionsIn(inside, format), fault: null }
  if (inside.includes('=') && inside.includes('->')) return none(questionFaults.matching)
  const [word = '', wrong = '', right = ''] = inside.split('#')
  const isTrue = /^(?:t|true|v|verdadeiro)$/i.test(word.trim())
  if (!isTrue && !/^(?:f|false|falso)$/i.test(word.trim())) return none(questionFaults.shortanswer)
  const [ifRight, ifWrong] = [withFormat(right, format).text, withFormat(wrong, format).text]
  return { options: isTrue ? trueOrFalse(true, ifRight, ifWrong) : trueOrFalse(false, ifWrong, ifRight), fault: null }
}

function optionsIn(inside: string, format: string): RawQuestion['options'] {
  const answers = inside
    .replaceAll('=', '~=')
    .split('~')
    .map(answer => answer.trim())
  if (answers[0] === '') answers.shift()
  return answers.map(answer => {
    const isRight = answer.startsWith('=')
    const [, share, given = ''] =
      /^(?:%(-?\d+(?:[.,]\d+)?)%)?([\s\S]*)$/.exec(isRight ? answer.slice(1).trim() : answer) ?? []
    const [text = '', ...feedback] = given.split('#')
    return {
      text: withFormat(text, format).text,
      weight: isRight ? 100 : Number((share ?? '0').replace(',', '.')),
      feedback: withFormat(feedback.join('#'), format).text,
    }
  })
}

/** A text that may name its format, as '[html]…'. */
function withFormat(text: string, around: string): { text: FormattedText; format: string } {
  const [head = '', name] = /^\[(moodle|html|plain|markdown)\]/.exec(text.trim()) ?? []
  const format = name ?? around
  return { text: formatted(reveal(text.trim().slice(head.length)).trim(), format), format }
}

function textIn(text: string): { question: FormattedText; format: string } {
  const { text: question, format } = withFormat(text, 'moodle')
  return { question, format }
}

/**
 * The answers of a question: none, right or wrong, or any that its marks tell; within them every other brace is hidden.
 */
const answers = /\{\s*(?:(?:(?:T|F|TRUE|FALSE)\s*)?(?:#[^{}]*)?|[=~%#][^{}]*|[^{}]*[~=][^{}]*)\}/

/** True for a text most of whose blocks are questions of GIFT. */
export function looksLikeGift(text: string): boolean {
  const blocks = blocksOf(text.slice(0, 200_000))
    .map(({ lines }) => lines.filter(line => !/^\s*(?:\/\/|\$CATEGORY:)/.test(line)).join('\n'))
    .map(block => block.replace(/\\[\s\S]/g, ''))
    .filter(block => block.trim() !== '')
  // A row of a sheet may hold braces, too, but its cells are divided.
  const asked = blocks.filter(block => answers.test(block) && !/\{\{c\d/.test(block) && !/^[^{\n]*[\t;|]/.test(block))
  return asked.length > 0 && asked.length * 2 >= blocks.length
}
