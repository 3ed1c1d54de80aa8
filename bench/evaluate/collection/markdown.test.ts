import { describe, expect, test } from 'vitest'
import { toMarkdown } from './markdown.ts'

const str = (text: string) =>
  text.split(' ').flatMap((word, index) => [...(index > 0 ? [{ t: 'Space' }] : []), { t: 'Str', c: word }])
const para = (text: string) => ({ t: 'Para', c: str(text) })
const from = (...blocks: unknown[]) => toMarkdown(JSON.stringify({ 'pandoc-api-version': [1, 22], meta: {}, blocks }))
const noId = ['', [], []]

describe('toMarkdown', () => {
  test('keeps headings of two levels, paragraphs and lists', () => {
    const list = { t: 'BulletList', c: [[para('a onça')], [para('a anta')]] }
    const numbered = { t: 'OrderedList', c: [[1, { t: 'Decimal' }, { t: 'Period' }], [[para('Leia.')]]] }
    expect(
      from({ t: 'Header', c: [1, noId, str('A mata')] }, para('Vivem ali'), list, numbered, {
        t: 'Header',
        c: [4, noId, str('O rio')],
      }),
    ).toBe('## A mata\n\nVivem ali\n\n- a onça\n- a anta\n\n1. Leia.\n\n### O rio')
  })

  test('leaves out code, tables and figures', () => {
    expect(from({ t: 'CodeBlock', c: [noId, 'x = 1'] }, { t: 'Table', c: [] }, para('Fim.'))).toBe('Fim.')
  })

  test('reads a definition as a term in bold', () => {
    expect(from({ t: 'DefinitionList', c: [[str('mata'), [[para('floresta densa')]]]] })).toBe(
      '**mata**: floresta densa',
    )
  })

  test('reads what is inside emphasis, links and quotation marks', () => {
    const inlines = [
      { t: 'Emph', c: str('logo') },
      { t: 'Space' },
      { t: 'Link', c: [noId, str('ali'), ['', '']] },
      { t: 'Space' },
      { t: 'Quoted', c: [{ t: 'DoubleQuote' }, str('sim')] },
    ]
    expect(from({ t: 'Para', c: inlines })).toBe('logo ali “sim”')
  })

  test('reads a fraction with a bar', () => {
    expect(from({ t: 'Para', c: [{ t: 'Math', c: [{ t: 'InlineMath' }, '\\frac{3}{4}'] }] })).toBe('3/4')
  })

  test('takes the sense of Markdown from signs of the text', () => {
    expect(from(para('- a_b *c* [d]'))).toBe('– - a b c d')
  })
})
