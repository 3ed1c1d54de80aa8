import { describe, expect, test } from 'vitest'
import { type Touchable, type Touched, withoutTouched } from './touched-items.ts'

const item = (asks: string, more: Partial<Touchable> = {}): Touchable => ({
  asks,
  answer: 'Um líquido',
  family: 'definition',
  quote: 'A água é um líquido.',
  fingerprint: asks,
  ...more,
})
const touched = (asks: string, more: Partial<Touched> = {}): Touched => ({
  ...item(asks),
  state: 'shown',
  edited: false,
  publication: 'published',
  ...more,
})
const kept = (items: Touchable[], rows: Touched[]) => withoutTouched(items, rows, self => self).map(({ asks }) => asks)

describe('items a teacher has decided about', () => {
  test('a removed item does not come back in other words', () => {
    expect(kept([item('Como se define água?')], [touched('O que é água?', { state: 'removed' })])).toEqual([])
  })

  test('an edited or hidden item is not written a second time when the text words it anew', () => {
    expect(kept([item('Como se define água?')], [touched('Que líquido é esse?', { edited: true })])).toEqual([])
    expect(kept([item('Como se define água?')], [touched('O que é água?', { state: 'hidden' })])).toEqual([])
  })

  test('what a teacher refused does not come back in other words, from another engine or another pattern', () => {
    const rows = [touched('O que é a água?', { publication: 'withdrawn' })]
    const again = item('Que tipo de substância é a água?', { family: 'naming', answer: 'Líquido' })
    const other = item('Onde há água?', { family: 'place', answer: 'No mar' })
    expect(kept([again, other], rows)).toEqual(['Onde há água?'])
    expect(kept([again], [touched('O que é a água?')])).toEqual(['Que tipo de substância é a água?'])
  })

  test('another fact of the same passage, and the same fact of another passage, are written', () => {
    const rows = [touched('O que é água?', { state: 'removed' })]
    const others = [
      item('Onde há água?', { family: 'place' }),
      item('O que é a água doce?', { quote: 'A água doce é a dos rios.' }),
    ]
    expect(kept(others, rows)).toEqual(['Onde há água?', 'O que é a água doce?'])
  })

  test('an item that is there by its fingerprint stays in the list', () => {
    const rows = [touched('Que líquido é esse?', { edited: true, fingerprint: 'água' })]
    expect(kept([item('O que é água?', { fingerprint: 'água' })], rows)).toEqual(['O que é água?'])
  })

  test('what the teacher wrote by hand is not asked again, whatever the punctuation', () => {
    const own = touched('O que é a água', { family: null, quote: null, fingerprint: 'hand' })
    expect(kept([item('O que é a água?'), item('Onde há água?')], [own])).toEqual(['Onde há água?'])
  })

  test('what is said before a question makes it no other one', () => {
    const own = touched('Sobre o gelo: o que é a água?', { family: null, quote: null, fingerprint: 'hand' })
    expect(kept([item('O que é a água?'), item('Onde há água?')], [own])).toEqual(['Onde há água?'])
    const rows = [touched('Qual é o maior rio?', { family: 'naming' })]
    expect(kept([item('Sobre os rios: que rio é o maior?', { family: 'naming' })], rows)).toEqual([])
  })

  test('what was asked for is not written again in another order of the words', () => {
    const more = (asks: string) => item(asks, { family: 'naming', quote: 'O Amazonas é o maior rio do Brasil.' })
    const rows = [{ ...touched('Qual é o maior rio do Brasil?'), ...more('Qual é o maior rio do Brasil?') }]
    expect(kept([more('Que rio é o maior do Brasil?'), more('Onde fica o maior rio?')], rows)).toEqual([
      'Onde fica o maior rio?',
    ])
    const lake = item('Que rio é o maior do Brasil?', { quote: 'O maior rio do Brasil é este.' })
    expect(kept([lake], rows)).toEqual(['Que rio é o maior do Brasil?'])
  })

  test('who and when are asked with the same words and are other questions', () => {
    const more = (asks: string) => item(asks, { family: 'agent', quote: 'Cabral chegou ao Brasil em 1500.' })
    const rows = [{ ...touched('Quem chegou ao Brasil?'), ...more('Quem chegou ao Brasil?') }]
    expect(kept([more('Quando chegou ao Brasil?')], rows)).toEqual(['Quando chegou ao Brasil?'])
  })

  test('items without a passage are told apart by what they ask', () => {
    const word = (asks: string) => item(asks, { family: null, quote: null })
    const rows = [touched('água', { family: null, quote: null, state: 'removed', fingerprint: 'other' })]
    expect(kept([word('água'), word('gelo')], rows)).toEqual(['gelo'])
  })
})
