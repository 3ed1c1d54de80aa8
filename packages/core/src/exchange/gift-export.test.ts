import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ExportQuestion } from './export-card.ts'
import { giftCategory, giftQuestion } from './gift.ts'
import { escapeXml, moodleCategory } from './moodle-xml.ts'

/*
 * What Moodle makes of a GIFT file, told from its importer (question/format.php and question/format/gift/format.php):
 * it trims lines, divides questions at empty ones, hides escaped marks, and cuts at the marks that are left.
 */

const marks: readonly (readonly [escaped: string, hidden: string, mark: string])[] = [
  ['\\:', '\ue058', ':'],
  ['\\#', '\ue035', '#'],
  ['\\=', '\ue061', '='],
  ['\\{', '\ue123', '{'],
  ['\\}', '\ue125', '}'],
  ['\\~', '\ue126', '~'],
  ['\\n', '\ue010', '\n'],
]
const backslash = '\ue092'
const hide = (text: string) =>
  marks
    .reduce((rest, [escaped, hidden]) => rest.replaceAll(escaped, hidden), text.replaceAll('\\\\', backslash))
    .replaceAll(backslash, '\\')
const reveal = (text: string) => marks.reduce((rest, [, hidden, mark]) => rest.replaceAll(hidden, mark), text)

/** A text with the format that it names, or the one around it. */
function formatted(text: string, around: string): { format: string; text: string } {
  const [head, name] = /^\[(moodle|html|plain|markdown)\]/.exec(text) ?? []
  const plain = head === undefined ? text : text.slice(head.length)
  return { format: name ?? around, text: reveal(plain).trim() }
}

function readBlock(lines: readonly string[]) {
  const comments = lines.filter(line => line.startsWith('//')).join('\n')
  const text = hide(lines.map(line => (line.startsWith('//') ? ' ' : line)).join('\n')).trim()
  if (text.startsWith('$CATEGORY:')) return { category: text.slice('$CATEGORY:'.length).trim() }
  const [, name = '', rest = ''] = /^::(.*?)::([\s\S]*)$/.exec(text) ?? []
  const from = rest.indexOf('{')
  const inside = rest.slice(from + 1, rest.indexOf('}')).trim()
  const separator = inside.lastIndexOf('####')
  const question = formatted(rest.slice(0, from).trim(), 'moodle')
  const feedback = formatted(separator < 0 ? '' : inside.slice(separator + 4).trim(), question.format)
  const answers = (separator < 0 ? inside : inside.slice(0, separator))
    .trim()
    .replaceAll('=', '~=')
    .split('~')
    .map(answer => answer.trim())
    .filter((answer, place) => place > 0 || answer !== '')
    .map(answer => {
      const right = answer.startsWith('=')
      const weight = /^%-*\d{1,2}\.?\d*%/.exec(answer)?.[0]
      const [given = '', ...comment] = answer.slice(right ? 1 : (weight?.length ?? 0)).split('#')
      return { right, weight, comment, ...formatted(given.trim(), question.format) }
    })
  return {
    name: reveal(name),
    question,
    feedback,
    answers,
    id: /\[id:((?:\\\]|[^\]])+)\]/.exec(comments)?.[1],
    tags: [...comments.matchAll(/\[tag:((?:\\\]|[^\]])+)\]/g)].map(([, tag = '']) => tag.replaceAll('\\]', ']')),
  }
}

function readGift(file: string) {
  const blocks: string[][] = [[]]
  for (const line of file.split('\n').map(raw => raw.trim()))
    if (line === '' || line === '0') blocks.push([])
    else blocks.at(-1)?.push(line)
  return blocks.filter(block => block.length > 0).map(readBlock)
}

/** A path as Moodle's question bank takes it apart: names are trimmed, and lose what looks like a tag. */
const readPath = (path: string) =>
  path.split(/(?<!\/)\/(?!\/)/).map(name =>
    name
      .replaceAll('//', '/')
      .trim()
      .replace(/<(?!\s)[^>]*>?/g, ''),
  )

const one: ExportQuestion = {
  id: 17,
  material: 'Água',
  materialId: 3,
  subject: 'Ciências',
  question: 'Quanto é?',
  options: ['1', '2'],
  correctAnswer: 0,
  explanation: null,
  category: null,
  difficulty: 'fácil',
  sourcePage: 1,
  sourceQuote: null,
}

/** Texts full of what GIFT reads as its own; their ends are trimmed, as those of every text of ours. */
const piece = fc.oneof(
  fc.constantFrom(
    '\\',
    ':',
    '::',
    '#',
    '####',
    '=',
    '{',
    '}',
    '~',
    '->',
    '//',
    '\n',
    '\\n',
    '[html]',
    '[',
    ']',
    '%50%',
    '0',
    '$CATEGORY: x',
  ),
  fc.constantFrom('ação', 'São Luís', '1º', '½', '🦫', '<b>', '&amp;', ' '),
  fc.string({ unit: 'grapheme-ascii', maxLength: 4 }),
)
const text = fc
  .array(piece, { minLength: 1, maxLength: 8 })
  .map(pieces => pieces.join('').trim())
  .filter(joined => joined !== '')

test('Moodle reads every text of a GIFT file as it was, with its one right option and without weights', () => {
  fc.assert(
    fc.property(
      fc.record({
        question: text,
        options: fc.array(text, { minLength: 2, maxLength: 5 }),
        explanation: fc.option(text),
        category: fc.option(text),
      }),
      fc.nat(4),
      ({ options, ...texts }, place) => {
        const exported = { ...one, ...texts, options, correctAnswer: place % options.length }
        const [read, ...others] = readGift(giftQuestion(exported))
        expect(others).toEqual([])
        expect(read).toEqual({
          name: 'Capivira 17',
          question: { format: 'plain', text: exported.question },
          feedback: { format: 'plain', text: exported.explanation ?? '' },
          answers: options.map((option, at) => ({
            right: at === exported.correctAnswer,
            weight: undefined,
            comment: [],
            format: 'plain',
            text: option,
          })),
          id: 'capivira-q17',
          // A tag has no escape for a backslash.
          tags: [exported.category?.replace(/[\s\\]+/g, ' ').trim(), 'fácil'].filter(tag => tag),
        })
      },
    ),
  )
})

test('questions follow each other under their category', () => {
  const file = giftCategory(one) + giftQuestion(one) + giftQuestion({ ...one, id: 18 })
  expect(readGift(file)).toMatchObject([
    { category: '$course$/top/Ciências/Água' },
    { name: 'Capivira 17' },
    { name: 'Capivira 18' },
  ])
})

test('subject and material keep their names as categories, in both formats', () => {
  for (const [subject, material] of [
    ['Ciências', 'Água / ciclo'],
    ['Física/', '/Ondas'],
    ['C:\\notas', 'n\\n e \\:'],
    ['  Duas\nlinhas ', 'A // B'],
    ['Geo', 'se a < b'],
  ] as const) {
    const kept = ['$course$', 'top', subject.replace(/\s+/g, ' ').trim(), material]
    const [gift] = readGift(giftCategory({ subject, material }))
    expect(readPath(gift && 'category' in gift ? (gift.category ?? '') : '')).toEqual(kept)
    const xml = /<text>(.*)<\/text>/.exec(moodleCategory({ subject, material }))?.[1] ?? ''
    expect(readPath(xml.replaceAll('&lt;', '<').trim())).toEqual(kept)
  }
})

test('what Moodle would take for a tag in a category is kept, set apart', () => {
  const [gift] = readGift(giftCategory({ subject: 'Se a<b', material: '<b>Água</b>' }))
  expect(readPath(gift && 'category' in gift ? (gift.category ?? '') : '').slice(2)).toEqual([
    'Se a< b',
    '< b>Água< /b>',
  ])
})

test('XML is read back as it was written', () => {
  const decode = (xml: string) =>
    xml.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&')
  fc.assert(
    fc.property(text, written => {
      expect(escapeXml(written)).not.toMatch(/[<>"]|&(?!(?:amp|lt|gt|quot);)/)
      expect(decode(escapeXml(written))).toBe(written)
    }),
  )
})
