import { describe, expect, test } from 'vitest'
import { activePast, activePresent, feminine, masculine, plural, singular, thirdPerson } from './inflection.ts'

describe('plural and back', () => {
  test.each([
    ['pão', 'pães'],
    ['mão', 'mãos'],
    ['cidadão', 'cidadãos'],
    ['cidadã', 'cidadãs'],
    ['capital', 'capitais'],
    ['nação', 'nações'],
    ['proclamação', 'proclamações'],
    ['difícil', 'difíceis'],
    ['projétil', 'projéteis'],
    ['animal', 'animais'],
    ['flor', 'flores'],
    ['homem', 'homens'],
    ['país', 'países'],
    ['raiz', 'raízes'],
    ['lápis', 'lápis'],
    ['fenômeno', 'fenômenos'],
    ['mitocôndria', 'mitocôndrias'],
    ['ribossomo', 'ribossomos'],
    ['assinada', 'assinadas'],
    ['Alemão', 'Alemães'],
  ])('%s, %s', (one, many) => {
    expect(plural(one)).toBe(many)
    expect(singular(many)).toBe(one)
  })

  test('unknown words follow the regular endings, or stay unsure', () => {
    expect(plural('zorbagem')).toBe('zorbagens')
    expect(plural('zorbação')).toBe('zorbações')
    expect(plural('zorbão')).toBeNull()
  })
})

describe('feminine and masculine', () => {
  test.each([
    ['cidadãos', 'cidadãs'],
    ['alemão', 'alemã'],
    ['professor', 'professora'],
    ['verde', 'verde'],
    ['formados', 'formadas'],
    ['aquático', 'aquática'],
  ])('%s, %s', (male, female) => {
    expect(feminine(male)).toBe(female)
    expect(masculine(female)).toBe(male)
  })

  test('null where there is none', () => {
    expect(feminine('fenômeno')).toBeNull()
    expect(masculine('fotossíntese')).toBeNull()
  })
})

describe('activePast', () => {
  test.each([
    ['assinada', 's', 'assinou'],
    ['assinada', 'p', 'assinaram'],
    ['descoberta', 's', 'descobriu'],
    ['escrito', 's', 'escreveu'],
    ['feita', 'p', 'fizeram'],
    ['proposta', 's', 'propôs'],
    ['composta', 's', 'compôs'],
    ['traduzida', 's', 'traduziu'],
    ['construída', 's', 'construiu'],
    ['vista', 's', 'viu'],
    ['planejada', 's', 'planejou'],
  ] as const)('%s, %s: %s', (participle, number, past) => {
    expect(activePast(participle, number)).toBe(past)
  })

  test.each(['morta', 'água', 'zorbado', 'verde'])('unsure of %s', word => {
    expect(activePast(word, 's')).toBeNull()
  })
})

describe('the third person', () => {
  test.each([
    ['lançar', 'preterite', 's', 'lançou'],
    ['lançar', 'present', 'p', 'lançam'],
    ['fazer', 'preterite', 's', 'fez'],
    ['ser', 'preterite', 'p', 'foram'],
    ['produzir', 'present', 's', 'produz'],
    ['conter', 'present', 's', 'contém'],
    ['possuir', 'present', 's', 'possui'],
    ['absorver', 'present', 's', 'absorve'],
    ['inventar', 'preterite', 's', 'inventou'],
    ['dirigir', 'present', 's', 'dirige'],
    ['seguir', 'present', 's', 'segue'],
  ] as const)('%s, %s, %s: %s', (verb, tense, number, form) => {
    expect(thirdPerson(verb, tense, number)).toBe(form)
  })

  test('of a participle in the present', () => {
    expect(activePresent('controlado', 's')).toBe('controla')
  })
})
