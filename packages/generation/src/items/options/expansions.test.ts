import { describe, expect, test } from 'vitest'
import { randomStream } from '../random.ts'
import { wrongExpansions } from './expansions.ts'

const initials = (text: string) =>
  (text.match(/(?<![\p{L}])\p{Lu}/gu) ?? []).map(letter => letter.normalize('NFD')[0]).join('')

describe('wrong expansions', () => {
  test.each([
    ['Instituto Brasileiro de Geografia e Estatística', 'IBGE'],
    ['Sistema Nacional de Unidades de Conservação', 'SNUC'],
    ['Uniform Resource Locator', 'URL'],
    ['Hypertext Transfer Protocol', 'HTP'],
  ])('%s: three others with the same letters', (right, letters) => {
    const wrong = wrongExpansions(right, randomStream('a'))
    expect(wrong).toHaveLength(3)
    expect(new Set([right, ...wrong]).size).toBe(4)
    for (const text of wrong) expect(initials(text)).toBe(letters)
  })

  test('each half of the right one returns in as many options', () => {
    const right = 'Conselho Federal de Administração'
    const all = [right, ...wrongExpansions(right, randomStream('a'))]
    for (const word of right.split(' ')) {
      const times = all.filter(text => text.split(' ').includes(word)).length
      expect([2, 4]).toContain(times)
    }
  })

  test('a name in it stays', () => {
    for (const seed of 'abcdef') {
      const wrong = wrongExpansions('Fundação Cultural da Amazônia', randomStream(seed))
      expect(wrong.length).toBeGreaterThanOrEqual(2)
      for (const text of wrong) expect(text).toContain('da Amazônia')
    }
  })

  test('none where before a name only the sort of body could be another', () => {
    expect(wrongExpansions('Universidade da Amazônia em Belém', randomStream('a'))).toEqual([])
  })

  test('no noun and no adjective stands for a word that is neither', () => {
    for (const seed of 'abcdef') {
      const wrong = wrongExpansions('Most Generous Weakly Linked Network', randomStream(seed))
      for (const text of wrong) expect(text).toMatch(/^Most \w+ Weakly/)
      expect(wrong.join(' ')).not.toMatch(/Gateways|Guides|Groups/)
    }
  })

  test('none for the name of a thing that is no institution', () => {
    expect(wrongExpansions('Extrato etanólico do caule', randomStream('a'))).toEqual([])
    expect(wrongExpansions('Unidade lógica e aritmética', randomStream('a'))).toEqual([])
  })

  test('what institutions are for is replaced by what others are for', () => {
    const options = [...'abcdefghij'].flatMap(seed =>
      wrongExpansions('Conselho Federal de Administração', randomStream(seed)),
    )
    for (const text of options) expect(text).not.toMatch(/Academia|Agência|Associação$/)
  })

  test('none where no word can be replaced', () => {
    expect(wrongExpansions('Xylo de Zort', randomStream('a'))).toEqual([])
  })
})

test('what a body is for is replaced before what sort of body it is, and no word stands twice', () => {
  for (const seed of 'abcdef') {
    const wrong = wrongExpansions('Organização Mundial da Saúde', randomStream(seed))
    expect(wrong).toHaveLength(3)
    for (const text of wrong) expect(text).toMatch(/^Organização /)
    for (const text of wrongExpansions('Centro de Valorização da Vida', randomStream(seed)))
      expect(new Set(text.split(' ')).size).toBe(text.split(' ').length)
  }
})

describe('what is absurd in its place', () => {
  const options = (right: string) => [...'abcdefghij'].flatMap(seed => wrongExpansions(right, randomStream(seed)))

  test.each([
    ['Coordenação de Área de Assistência', /^Coordenação de (?!Área)/],
    ['Comissão de Ética no Uso de Plantas', /Urbanismo/],
    ['Comitê de Ética em Pesquisa', /Paz|Pesca/],
    ['Sistema Único de Transporte', /Urbano/],
  ])('%s keeps what no other word says', (right, odd) => {
    for (const text of options(right)) expect(text).not.toMatch(odd)
  })

  test('a body gives way to one of its sort', () => {
    expect(options('Sistema de Informação').join(' ')).not.toContain('Sindicato')
    const councils = options('Conselho Nacional de Educação')
    expect(councils.length).toBeGreaterThan(10)
    for (const text of councils) expect(text).toMatch(/^Co(?:nselho|mitê|missão|ngresso|legiado|nfederação) /)
  })
})

describe('a foreign name that is no name of a format, protocol or machine', () => {
  const options = (right: string) => [
    ...new Set([...'abcdefghij'].flatMap(seed => wrongExpansions(right, randomStream(seed)))),
  ]

  test('only what the body is gives way, to what other bodies are', () => {
    expect(options('World Badminton Federation').sort()).toEqual([
      'World Badminton Fellowship',
      'World Badminton Forum',
      'World Badminton Foundation',
      'World Badminton Fund',
    ])
    for (const text of options('International Association of Botanic Gardens'))
      expect(text).toMatch(/^International A\w+ of Botanic Gardens$/)
  })

  test('another spelling is no other body', () => {
    expect(options('Northern Birding Centre').join()).not.toContain('Center')
  })

  test.each(['Norton Motors', 'Graphic Works', 'Kita Karuta Kyokai', 'Northern Khmer Keyboardists'])(
    'none where there is no body: %s',
    right => {
      expect(options(right)).toEqual([])
    },
  )

  test.each([
    'World Wide Web',
    'Hypertext Markup Language',
    'Uniform Resource Name',
    'Light Emitting Diode',
    'Constructor Injection',
  ])('what is technical keeps its options: %s', right => {
    expect(options(right).length).toBeGreaterThan(1)
  })
})
