import { describe, expect, test } from 'vitest'
import { studyFrom } from '../testing/document.ts'
import { wrongExpansions } from './expansions.ts'
import { randomStream } from './random.ts'

const study = studyFrom('# Órgãos\n\nO censo é feito a cada dez anos em todo o país.')
const initials = (text: string) =>
  (text.match(/(?<![\p{L}])\p{Lu}/gu) ?? []).map(letter => letter.normalize('NFD')[0]).join('')

describe('wrong expansions', () => {
  test.each([
    ['Instituto Brasileiro de Geografia e Estatística', 'IBGE'],
    ['Sistema Nacional de Unidades de Conservação', 'SNUC'],
    ['Uniform Resource Locator', 'URL'],
    ['Hypertext Transfer Protocol', 'HTP'],
  ])('%s: three others with the same letters', (right, letters) => {
    const wrong = wrongExpansions(right, study, randomStream('a'))
    expect(wrong).toHaveLength(3)
    expect(new Set([right, ...wrong]).size).toBe(4)
    for (const text of wrong) expect(initials(text)).toBe(letters)
  })

  test('each half of the right one returns in as many options', () => {
    const right = 'Conselho Federal de Administração'
    const all = [right, ...wrongExpansions(right, study, randomStream('a'))]
    for (const word of right.split(' ')) {
      const times = all.filter(text => text.split(' ').includes(word)).length
      expect([2, 4]).toContain(times)
    }
  })

  test('a name in it stays', () => {
    for (const seed of 'abcdef') {
      const wrong = wrongExpansions('Universidade da Califórnia em Los Angeles', study, randomStream(seed))
      expect(wrong.length).toBeGreaterThanOrEqual(2)
      for (const text of wrong) expect(text).toContain('da Califórnia em Los Angeles')
    }
  })

  test('none where no word can be replaced', () => {
    expect(wrongExpansions('Xylo de Zort', study, randomStream('a'))).toEqual([])
  })
})
