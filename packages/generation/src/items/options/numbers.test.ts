import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { randomStream } from '../random.ts'
import { wrongAmounts, wrongCenturies, wrongDates, wrongDecades, wrongYears } from './numbers.ts'

const seeds = fc.string({ maxLength: 8 })
const year = (text: string) => Number(/\d{3,4}/.exec(text)?.[0])

test('beside a number that is only nearly so stands none that is nearly the same', () => {
  for (const seed of ['a', 'b', 'c']) {
    for (const text of wrongAmounts('Cerca de 8%', randomStream(seed)))
      expect(Math.abs(Number(/\d+/.exec(text)?.[0]) - 8), text).toBeGreaterThanOrEqual(2)
  }
})

test('of many years of the document the nearest stand beside the right one', () => {
  const years = [1840, 1845, 1850, 1860, 1870, 1880, 1885, 1890]
  const nearest = ['1850', '1860', '1870', '1880', '1885', '1890']
  for (const seed of ['a', 'b', 'c', 'd']) {
    const wrong = wrongYears('1876', years, 1890, randomStream(seed)).filter(text => years.includes(Number(text)))
    expect(wrong.toSorted()).toEqual(nearest)
  }
})

test('both years of a span move, and stay in order', () => {
  for (const date of wrongDates('Entre 1856 e 1863', [1863, 1870], 1900, () => 0.4)) {
    const [from = 0, to = 0] = (date.match(/\d{4}/g) ?? []).map(Number)
    expect(to - from, date).toBe(7)
  }
})

describe('wrong years', () => {
  test('come from the document where it has some of the same time', () => {
    const years = wrongYears('1822', [1500, 1808, 1816, 1831], 1889, randomStream('a')).map(Number)
    expect(years.slice(0, 3).every(wrong => Math.abs(wrong - 1822) <= 60)).toBe(true)
    expect(years).toEqual(expect.arrayContaining([1808, 1816, 1831]))
    expect(years).not.toContain(1500)
  })

  test('are never the right one, none after the last year of the document, all different', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1100, max: 2020 }), seeds, (right, seed) => {
        const wrong = wrongYears(String(right), [], right, randomStream(seed)).map(Number)
        expect(wrong.length).toBeGreaterThanOrEqual(3)
        expect(wrong).not.toContain(right)
        expect(new Set(wrong).size).toBe(wrong.length)
        expect(Math.max(...wrong)).toBeLessThanOrEqual(right + 3)
      }),
    )
  })

  test('round years stay round', () => {
    expect(wrongYears('1500', [], 2000, randomStream('b')).every(text => text.endsWith('0'))).toBe(true)
  })
})

describe('wrong amounts', () => {
  test.each([
    ['206 ossos', /^\d+ ossos$/],
    ['Cerca de 97%', /^Cerca de \d+%$/],
    ['1.500 metros', /^\d{1,3}(?:\.\d{3})? metros$/],
    ['2,5 litros', /^\d+,\d litros$/],
  ])('%s keeps its words and precision', (right, form) => {
    const wrong = wrongAmounts(right, randomStream('a'))
    expect(wrong.length).toBeGreaterThanOrEqual(2)
    for (const text of wrong) {
      expect(text).toMatch(form)
      expect(text).not.toBe(right)
    }
  })

  test('numbers in words have the gender of what is counted', () => {
    expect(wrongAmounts('Três', randomStream('a'), { feminine: true }).join()).toMatch(/Duas|Quatro/)
    expect(wrongAmounts('Quatro', randomStream('a'), { feminine: true })).not.toContain('Dois')
    expect(wrongAmounts('Quatro', randomStream('a'))).not.toContain('Duas')
  })

  test('the right one stands in every place among the sorted options', () => {
    const places = new Set(
      Array.from({ length: 60 }, (_, i) => {
        const three = wrongAmounts('206 ossos', randomStream(String(i))).slice(0, 3)
        return three.filter(text => Number(/\d+/.exec(text)?.[0]) < 206).length
      }),
    )
    expect([...places].sort()).toEqual([0, 1, 2, 3])
  })
})

describe('wrong dates', () => {
  test('day and month return with two years each, so that nothing stands out', () => {
    const [first = '', second = '', third = ''] = wrongDates(
      '29 de outubro de 1969',
      [1958, 1973],
      2000,
      randomStream('a'),
    )
    expect(first).toMatch(/^29 de outubro de (?:1958|1973)$/)
    expect(second).toMatch(/^29 de \p{L}+ de 1969$/u)
    expect(second).not.toContain('outubro')
    expect(third).toBe(second.replace('1969', String(year(first))))
  })

  test('every wrong date is in the calendar', () => {
    for (const at of [1958, 1959, 1960, 1961, 1962, 1963, 1964]) {
      for (const right of ['29 de outubro de 1969', '31 de outubro de 1969', '31 de agosto de 1969'])
        for (const text of wrongDates(right, [at], 2000, randomStream('a'))) {
          const [day, , month = ''] = text.split(' ')
          if (month === 'fevereiro') expect(Number(day)).toBeLessThan(29)
          if (/^(?:abril|junho|setembro|novembro)$/.test(month)) expect(Number(day)).toBeLessThan(31)
        }
    }
  })

  test('decades stay decades', () => {
    for (const text of wrongDates('Na década de 1970', [], 2000, randomStream('a')))
      expect(text).toMatch(/^Na década de \d{3}0$/)
  })
})

test('wrong centuries are near', () => {
  expect(wrongCenturies('Século XVI', randomStream('a')).sort()).toEqual([
    'Século XIII',
    'Século XIV',
    'Século XV',
    'Século XVII',
    'Século XVIII',
  ])
  expect(wrongCenturies('Há muito tempo', randomStream('a'))).toEqual([])
})

test('no century of our own time beside what is long ago, and none that the question rules out', () => {
  expect(wrongCenturies('Século XIX', randomStream('a')).sort()).toEqual([
    'Século XVI',
    'Século XVII',
    'Século XVIII',
    'Século XX',
  ])
  expect(wrongCenturies('Século XVI', randomStream('a'), { from: 1501, to: 9999 }).sort()).toEqual([
    'Século XVII',
    'Século XVIII',
  ])
})

test('decades of one century', () => {
  expect(wrongDecades('90', randomStream('a')).sort()).toEqual(['60', '70', '80'])
})

test('a number of fives stays one, and what the question calls nearly so has none near it', () => {
  expect(wrongAmounts('15 dias', randomStream('a')).every(text => /^\d*[05] dias$/.test(text))).toBe(true)
  for (const text of wrongAmounts('9', randomStream('a'), { lead: 'em torno de ' }))
    expect(Math.abs(Number(text) - 9), text).toBeGreaterThanOrEqual(2)
})

test('what is more than a number is more than any below it', () => {
  for (const seed of ['a', 'b', 'c']) {
    for (const text of wrongAmounts('Mais de 300 aves', randomStream(seed)))
      expect(Number(/\d+/.exec(text)?.[0]), text).toBeGreaterThan(300)
    for (const text of wrongAmounts('Menos de 40 metros', randomStream(seed)))
      expect(Number(/\d+/.exec(text)?.[0]), text).toBeLessThan(40)
  }
})

test('what is counted one by one has numbers near it', () => {
  for (const text of wrongAmounts('26 letras', randomStream('a'))) {
    expect(Number(/\d+/.exec(text)?.[0]), text).toBeGreaterThan(17)
    expect(Number(/\d+/.exec(text)?.[0]), text).toBeLessThan(38)
  }
})

test('a number with an exponent is no amount beside which others could stand', () => {
  expect(wrongAmounts('10⁻⁹ metro', randomStream('a'))).toEqual([])
})
