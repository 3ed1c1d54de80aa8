import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formsOf, lexiconOf } from './word-lists.ts'

const { wordsOf, isOneOf, pattern } = lexiconOf({
  month: ['janeiro, fevereiro', 'março'],
  made: ['criad@, feit@'],
  aside: ['por exemplo, i.e.'],
  going: ['começ+, pass*'],
  'one or other': ['atua(l/is), (d/n/)isso, ano(s), pel(o/a)'],
})

describe('formsOf', () => {
  it('spells out all forms of a word', () => {
    expect(formsOf('mês')).toEqual(['mês'])
    expect(formsOf('criad@').sort()).toEqual(['criada', 'criadas', 'criado', 'criados'])
    expect(formsOf('ano(s)')).toEqual(['anos', 'ano'])
    expect(formsOf('(d/n/)isso')).toEqual(['disso', 'nisso', 'isso'])
    expect(formsOf('cart(ão/ões)')).toEqual(['cartão', 'cartões'])
  })

  it('refuses words with any letters', () => {
    expect(() => formsOf('começ+')).toThrow('começ+')
    expect(() => wordsOf('going')).toThrow('começ+')
  })
})

describe('a sense', () => {
  it('has the words of all rows', () => {
    expect([...wordsOf('month')]).toEqual(['janeiro', 'fevereiro', 'março'])
    expect(isOneOf('aside', 'por exemplo')).toBe(true)
    expect(isOneOf('month', 'Março')).toBe(false)
    expect(isOneOf('made', 'feitas')).toBe(true)
  })
})

describe('pattern', () => {
  it('puts any word of a sense in its place', () => {
    const dated = pattern('iu')`^(\d+) de ${'month'}$`
    expect(dated.exec('3 de Março')?.[1]).toBe('3')
    expect(dated.test('3 de marços')).toBe(false)
    expect(dated.source).toBe('^(\\d+) de (?:janeiro|fevereiro|março)$')
  })

  it('takes words with any letters, spaces of any kind and periods as they are', () => {
    const open = pattern('u')`^${'going'}$`
    expect(open.test('começou')).toBe(true)
    expect(open.test('começ')).toBe(false)
    expect(open.test('pass')).toBe(true)
    const aside = pattern('u')`^${'aside'}$`
    expect(aside.test('por\u00a0exemplo')).toBe(true)
    expect(aside.test('ixex')).toBe(false)
  })

  it('puts any alternative of a part in its place, with the flags of the whole', () => {
    const day = /\d{1,2}|primeiro/u
    const dated = pattern('iu')`^(?<day>${day}) de ${'month'}$`
    expect(dated.exec('PRIMEIRO de março')?.groups?.day).toBe('PRIMEIRO')
    expect(dated.source).toBe('^(?<day>(?:\\d{1,2}|primeiro)) de (?:janeiro|fevereiro|março)$')
  })

  it('goes over several lines', () => {
    const long = pattern('u')`
      ^${'made'}
      | em ${'month'}$`
    expect(long.source).toBe('^(?:criad[oa]s?|feit[oa]s?)| em (?:janeiro|fevereiro|março)$')
  })

  it('finds exactly the forms of a sense', () => {
    const one = pattern('u')`^${'one or other'}$`
    const forms = [...wordsOf('one or other')]
    fc.assert(fc.property(fc.constantFrom(...forms), form => one.test(form)))
    fc.assert(
      fc.property(fc.constantFrom(...forms), fc.constantFrom('x', 's', 'is'), (form, more) => {
        const longer = form + more
        return one.test(longer) === forms.includes(longer)
      }),
    )
  })
})
