import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { qualityContext } from './context.ts'
import { locate, searchable } from './locate.ts'

const TEXT =
  'A fotossíntese é um processo pelo qual as plantas convertem a luz do Sol em “energia química”. Em 1779, ela ' +
  'foi estudada. Os fungos não realizam fotossíntese, como se sabe.'
const page = searchable(TEXT)
const status = (quote: string) => locate(quote, page).status

describe('locate', () => {
  test('exact, whatever the case, quotes, spaces and dashes', () => {
    const quote = 'as plantas  CONVERTEM a luz do Sol em "energia química".'
    const found = locate(quote, page)
    expect(found.status).toBe('exact')
    if (found.status === 'exact') {
      expect(TEXT.slice(found.start, found.end)).toBe('as plantas convertem a luz do Sol em “energia química”.')
    }
  })

  test('exact with a hyphen left from the end of a line', () => {
    expect(status('A fotos- síntese é um processo pelo qual')).toBe('exact')
  })

  test('repaired: the words of the page take the place of up to two changed ones', () => {
    const found = locate(
      'A fotossíntese é um processo em que as plantas convertem a luz do Sol em energia química.',
      page,
    )
    expect(found).toMatchObject({
      status: 'repaired',
      text: 'A fotossíntese é um processo pelo qual as plantas convertem a luz do Sol em “energia química”.',
    })
  })

  test.each([
    ['a changed number', 'Em 1780, ela foi estudada. Os fungos não realizam fotossíntese'],
    ['a dropped negation', 'Os fungos realizam fotossíntese, como se sabe. Em 1779, ela foi estudada.'],
    ['an added negation', 'A fotossíntese não é um processo pelo qual as plantas convertem a luz do Sol'],
    ['too many changes', 'A respiração é um ciclo em que os animais convertem a luz do Sol'],
    ['a short quote', 'as plantas'],
    ['nothing', ''],
    ['symbols only', '--- ... --- ... ---'],
  ])('absent: %s', (_, quote) => {
    expect(status(quote)).toBe('absent')
  })

  test('every stretch of the page is found exactly', () => {
    fc.assert(
      fc.property(fc.nat(TEXT.length), fc.nat(TEXT.length), (a, b) => {
        const words = TEXT.slice(0, Math.max(a, b)).split(' ').slice(-6).join(' ').trim()
        fc.pre(words.length >= 12 && TEXT.includes(`${words} `))
        expect(status(words)).toBe('exact')
      }),
    )
  })
})

describe('qualityContext', () => {
  const pages = [
    'Primeira frase da página. A água dos rios e dos mares',
    'evapora com o calor do Sol. O vapor forma as nuvens do céu.',
    'Última página do livro, com outra frase.',
  ]
  const context = qualityContext({ pages })

  test('finds a quote on the page before or after', () => {
    expect(context.find({ page: 3, quote: 'O vapor forma as nuvens do céu.' })).toMatchObject({
      status: 'exact',
      page: 2,
    })
    expect(context.find({ page: 1, quote: 'Última página do livro' }).status).toBe('absent')
  })

  test('finds a sentence that runs over the foot of a page', () => {
    const source = { page: 1, quote: 'A água dos rios e dos mares evapora com o calor do Sol.' }
    expect(context.find(source)).toMatchObject({ status: 'exact', page: 1 })
    expect(context.sentenceOf(source)).toBe('A água dos rios e dos mares evapora com o calor do Sol.')
    expect(context.around(source)).toBe(
      'Primeira frase da página. A água dos rios e dos mares evapora com o calor do Sol. O vapor forma as ' +
        'nuvens do céu.',
    )
  })

  test('around reaches over the page', () => {
    expect(context.around({ page: 2, quote: 'O vapor forma as nuvens do céu.' })).toBe(
      'evapora com o calor do Sol. O vapor forma as nuvens do céu. Última página do livro, com outra frase.',
    )
  })

  test('around of a lost quote is the quote', () => {
    expect(context.around({ page: 2, quote: 'Nada disso está escrito.' })).toBe('Nada disso está escrito.')
  })

  test('sentencesWith', () => {
    expect(context.sentencesWith(['vapor', 'nuvem'])).toEqual(['O vapor forma as nuvens do céu.'])
    expect(context.sentencesWith(['vapor', 'livro'])).toEqual([])
  })

  test('key terms and aliases are compared without case', () => {
    const named = qualityContext({ pages, keyTerms: ['Vapor'], aliases: [['Ácido desoxirribonucleico', 'DNA']] })
    expect(named.isKeyTerm('vapor')).toBe(true)
    expect(named.isKeyTerm('nuvem')).toBe(false)
    expect(named.aliasesOf('dna')).toEqual(['ácido desoxirribonucleico'])
  })
})
