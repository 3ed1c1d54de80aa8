import { describe, expect, it } from 'vitest'
import { type ChoiceMark, formatChoiceMarks, observationOf, parseChoiceMarks } from './marks.ts'

const marks: ChoiceMark[] = [
  {
    id: '0123456789ab',
    document: 'slides/01.pdf',
    kind: 'card',
    mark: 'K',
    cause: '-',
    features: { 'asks:o que é': 1, score: 0.8125, 'a=b': -2 },
  },
  {
    id: 'ba9876543210',
    document: 'lessons/02.pdf',
    kind: 'question',
    mark: 'S',
    cause: 'duas',
    features: { score: 0.5 },
  },
]

describe('marks of open documents', () => {
  it('are the same after they were written and read', () => {
    expect(parseChoiceMarks(formatChoiceMarks(marks))).toEqual(marks)
  })

  it('leave out what is 0 and keep four digits', () => {
    const [first] = marks
    if (!first) throw new Error('no mark')
    const text = formatChoiceMarks([{ ...first, features: { nothing: 0, third: 1 / 3 } }])
    expect(text).toContain('third=0.3333')
    expect(text).not.toContain('nothing')
  })

  it('name a line of another form', () => {
    const text = 'id\tdocument\tkind\tmark\tcause\tfeatures\n0123456789ab\tx.pdf\tcard\t?\t-\tscore=1\n'
    expect(() => parseChoiceMarks(text)).toThrow('Line 2')
  })

  it('count as kept only where nothing had to be changed', () => {
    expect(marks.map(observationOf).map(({ kept, group }) => [kept, group])).toEqual([
      [true, 'slides/01.pdf'],
      [false, 'lessons/02.pdf'],
    ])
  })
})
