import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { datesIn } from './dates.ts'
import { roman } from './roman.ts'
import { byTime, overlap } from './span.ts'

const textsOf = (text: string) => datesIn(text).map(date => date.text)

describe('what is a date', () => {
  test.each([
    ['A Lei Áurea foi assinada em 13 de maio de 1888.', ['13 de maio de 1888']],
    ['No dia 1º de janeiro de 1500 nada aconteceu.', ['1º de janeiro de 1500']],
    ['A escola foi fundada em 05/03/1998.', ['05/03/1998']],
    ['Tropas francesas invadiram Portugal em novembro de 1807.', ['novembro de 1807']],
    ['Em 1806, Napoleão decretou o Bloqueio Continental.', ['1806']],
    ['Em 1822 D. Pedro proclamou a Independência.', ['1822']],
    ['Em 1549 chegou o primeiro governador-geral.', ['1549']],
    ['Em 1889 foi proclamada a República.', ['1889']],
    ['1815', ['1815']],
    ['O Primeiro Reinado (1822-1831) teve um só imperador.', ['1822-1831']],
    ['A guerra durou de 1914 a 1918.', ['1914 a 1918']],
    ['Entre 1939 e 1945, houve outra guerra.', ['1939 e 1945']],
    ['No século XIX, a Europa mudou.', ['século XIX']],
    ['No início do século XX, chegaram imigrantes.', ['início do século XX']],
    ['Na segunda metade do século XVIII, achou-se ouro.', ['segunda metade do século XVIII']],
    ['Roma foi fundada em 753 a.C., diz a lenda.', ['753 a.C.']],
    ['No século V a.C., Atenas floresceu.', ['século V a.C.']],
    ['Na década de 1930, veio a crise.', ['década de 1930']],
    ['Nos anos 1960 veio a televisão.', ['anos 1960']],
    ['Os dinossauros desapareceram há cerca de 66 milhões de anos.', ['há cerca de 66 milhões de anos']],
    ['A vida surgiu 3,5 bilhões de anos atrás.', ['3,5 bilhões de anos atrás']],
    ['Ele começou em 1822 e terminou em 1831.', ['1822', '1831']],
    ['Desde 1988, a Constituição garante isso.', ['1988']],
  ])('%s', (text, dates) => {
    expect(textsOf(text)).toEqual(dates)
  })
})

describe('what is none', () => {
  test.each([
    'A cidade tem cerca de 2000 habitantes.',
    'O rio tem 1500 metros de largura.',
    'Foram vendidas 1200 toneladas de café.',
    'O texto está na página 1822.',
    'A Lei nº 9.394/1996 trata da educação.',
    'Custava R$ 1500,00.',
    'O telefone é 3333-1822.',
    'São 12.1500 unidades.',
    'A população passou de 2000 pessoas.',
    'No dia 7 de setembro comemora-se a Independência.',
    'A estrada tem 1999 km.',
    'O século passado foi agitado.',
    'Em 1500% dos casos.',
    'O aluno IV do século ABC.',
    'A nota 32/03/1998 não tem esse dia.',
    'A nota 0/03/1998 também não.',
    'A nota 10/13/1998 não tem esse mês.',
  ])('%s', text => {
    expect(textsOf(text)).toEqual([])
  })
})

test('dates come in the order of time', () => {
  const inOrder = [
    'há 65 milhões de anos',
    'século V a.C.',
    '44 a.C.',
    'século I',
    'em 1500.',
    'início do século XVIII',
    'meados do século XVIII',
    'fim do século XVIII',
    'em 1822.',
    'em fevereiro de 1824.',
    '24 de março de 1824',
    '25 de março de 1824',
    'abril de 1824',
    'década de 1930',
    'entre 1940 e 1945',
    '01/02/1960',
  ].map(text => {
    const [date] = datesIn(text)
    if (!date) throw new Error(`no date in ${text}`)
    return date
  })
  expect([...inOrder].sort(byTime)).toEqual(inOrder)
  for (const [at, date] of inOrder.entries())
    expect(inOrder.filter((other, place) => place !== at && overlap(date, other))).toEqual([])
})

test('what may be the same time overlaps', () => {
  const [century, year, month, day] = ['século XIX', 'em 1822.', 'setembro de 1822', '7 de setembro de 1822'].map(
    text => datesIn(text)[0],
  )
  if (!century || !year || !month || !day) throw new Error('no date')
  expect(overlap(century, year) && overlap(year, month) && overlap(month, day)).toBe(true)
})

test.each([
  ['XIX', 19],
  ['iv', 4],
  ['XXI', 21],
  ['IIII', null],
  ['VX', null],
  ['', null],
])('%s is %s', (numeral, value) => {
  expect(roman(numeral)).toBe(value)
})

test('whatever is read, dates lie in the text in order and do not touch', () => {
  const pieces = [
    'em ',
    '1822',
    ' de ',
    'maio',
    ' a.C.',
    'século ',
    'XIX',
    '13',
    ', ',
    'e ',
    '/',
    '-',
    'há ',
    '5 mil anos',
  ]
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...pieces), { maxLength: 14 }), chosen => {
      const text = chosen.join('')
      let end = 0
      for (const date of datesIn(text)) {
        expect(date.start).toBeGreaterThanOrEqual(end)
        expect(date.from).toBeLessThanOrEqual(date.to)
        expect(text.slice(date.start, date.end)).toContain(date.text)
        end = date.end
      }
    }),
  )
})
