import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { studyFrom } from '../../testing/document.ts'
import { classOfName } from './class-of-name.ts'
import { isGeneral, VAGUE } from './general.ts'
import { listsOf } from './kind-list.ts'
import { kindsOf } from './kinds.ts'
import { listedArticle } from './lists.ts'
import { inflectionOf, inNumber } from './members.ts'

const study = studyFrom(`# Redes e biomas

A ARPANET usava o protocolo NCP. Depois, o protocolo TCP tomou o lugar dele. A empresa Acme criou o navegador Zebra em \
1994. A cidade de
Alfazema fica perto da capital.

O IBGE reconhece seis biomas no território brasileiro: Amazônia, Cerrado, Mata Atlântica, Caatinga, Pampa e Pantanal. \
A mitose é um
processo de divisão. Os agentes externos são a água, o vento e o gelo.`)
const kinds = kindsOf(study)

describe('what things are', () => {
  test.each([
    ['União Soviética', 'place'],
    ['a União Soviética', 'place'],
    ['Baía de Guanabara', 'landscape'],
    ['Guerra da Cisplatina', 'event'],
    ['D. Pedro I', 'person'],
    ['Hidrelétricas', 'adjective'],
    ['capivaras', 'animal'],
    ['Geologia', 'field'],
    ['Biologia marinha', 'field'],
    ['S. trachypus', 'taxon'],
    ['Fabaceae', 'taxon'],
    ['Placas tectônicas', 'landscape'],
    ['Industrialização', 'process'],
  ])('%s', (text, sort) => {
    const { sorts } = kinds.of(text)
    expect(sort === 'adjective' ? sorts.size : [...sorts]).toEqual(sort === 'adjective' ? 0 : [sort])
  })

  test('the document says of its names what they are', () => {
    expect(kinds.of('NCP').kinds).toContain('protocolo')
    expect(kinds.of('Alfazema').kinds).toContain('cidade')
    expect(kinds.of('Alfazema').sorts).toContain('place')
    expect(kinds.of('Mitose').kinds).toContain('processo')
    expect(kinds.of('agentes externos').kinds).not.toContain('água')
  })
})

describe('likeness', () => {
  test.each([
    ['União Soviética', 'Alemanha', 1],
    ['Brasil', 'Uruguai', 1],
    ['Brasil', 'Egito', 0.8],
    ['NCP', 'TCP', 1],
    ['capivara', 'onça-pintada', 1],
    ['capivara', 'serpente', 0.5],
    ['Brasil', 'Amazônia', 0.3],
    ['método construtor', 'método destrutor', 0.9],
    ['voto censitário', 'voto secreto', 0.9],
    ['voto censitário', 'pacto colonial', 0.05],
  ])('%s and %s: %d', (a, b, expected) => {
    expect(kinds.likeness(a, b)).toBe(expected)
    expect(kinds.likeness(b, a)).toBe(expected)
  })

  test.each([
    ['União Soviética', 'World Wide Web'],
    ['União Soviética', 'Frei Caneca'],
    ['fotossíntese', 'ministro'],
    ['capivara', 'constituição'],
    ['oxigênio', 'príncipe'],
  ])('%s and %s are told apart', (a, b) => {
    expect(kinds.likeness(a, b)).toBe(-1)
  })

  test('a definition is judged by the noun it begins with', () => {
    expect(kinds.genusLikeness('passagem', 'queda')).toBe(0.5)
    expect(kinds.genusLikeness('ciência', 'animal')).toBe(-1)
    // A number of hours is no set, an interval no kind of course.
    expect(kinds.genusLikeness('número de horas', 'conjunto de estudos')).toBe(-1)
    expect(kinds.genusLikeness('período', 'conjunto')).toBe(-1)
    expect(kinds.genusLikeness('navegador', 'biblioteca')).toBe(0.5)
    expect(kinds.genusLikeness('agrupamento', 'local')).toBe(-1)
    expect(kinds.genusLikeness('função', 'método')).toBe(0.5)
    expect(kinds.genusLikeness('sigla', 'instalador')).toBe(-1)
    // Of two nouns no list has, one noun says more than none.
    expect(kinds.genusLikeness('tema', 'tema')).toBe(0.9)
  })

  test('is symmetric and never says more than the same', () => {
    const words = [
      'Brasil',
      'rio',
      'fotossíntese',
      'HTTP',
      'rainha',
      'mitose',
      'NCP',
      'Cerrado',
      'voto censitário',
      'xyz',
    ]
    fc.assert(
      fc.property(fc.constantFrom(...words), fc.constantFrom(...words), (a, b) => {
        expect(kinds.likeness(a, b)).toBe(kinds.likeness(b, a))
        expect(kinds.likeness(a, b)).toBeLessThanOrEqual(1)
        expect(kinds.likeness(a, b)).toBeGreaterThanOrEqual(-1)
      }),
    )
  })
})

test('what a list offers from outside the document fits the sentence', () => {
  const countries = kinds.others('Brasil')
  expect(countries.map(({ text }) => text)).toContain('Uruguai')
  expect(countries.map(({ text }) => text)).not.toContain('Egito')
  expect(countries.every(member => inflectionOf(member)?.gender === 'm')).toBe(true)
  expect(kinds.others('capivara')).toEqual([])
  expect(listedArticle('Portugal')).toBe('')
  expect(listedArticle('Bahia')).toBe('a')
  expect(listedArticle('Alfazema')).toBeUndefined()
})

test('a noun may name a whole kind', () => {
  expect(kinds.named('biomas')).toBe('bioma')
  expect(kinds.named('empresa')).toBe('empresa')
  expect(kinds.named('modo')).toBeUndefined()
})

test('nouns for whole sorts, and adjectives that tell nothing apart', () => {
  expect(['Organismos', 'Superfície terrestre', 'Seres vivos'].every(isGeneral)).toBe(true)
  expect(['Decompositores', 'Bacia hidrográfica', 'Animais silvestres'].some(isGeneral)).toBe(false)
  expect(['Pacotes adicionais', 'Extratos testados', 'Os comandos internos'].every(text => VAGUE.test(text))).toBe(true)
  expect(['Pacotes', 'Compostos fenólicos', 'Método destrutor'].some(text => VAGUE.test(text))).toBe(false)
})

test('an ending alone makes two words little alike', () => {
  expect(kinds.likeness('declinação', 'localização')).toBeLessThan(0.3)
  expect(kinds.likeness('erosão', 'declinação')).toBeLessThan(0.5)
})

describe('a listed thing in the number asked for', () => {
  test.each([
    ['roteador', 'roteadores'],
    ['sal mineral', 'sais minerais'],
    ['cadeia de montanhas', 'cadeias de montanhas'],
    ['polimorfismo', undefined],
    ['densidade demográfica', undefined],
  ])('%s: %s', (text, plural) => {
    const list = { kind: '', sort: 'device', members: text } as const
    expect(inNumber({ text, article: undefined, list }, 'p')?.text).toBe(plural)
    expect(inNumber({ text, article: undefined, list }, 's')?.text).toBe(text)
  })

  test('names stay as they are', () => {
    const list = { kind: 'país', sort: 'place', members: 'França', article: 'a' } as const
    expect(inNumber({ text: 'França', article: 'a', list }, 'p')).toBeNull()
  })
})

describe('what may be added to the options', () => {
  const others = (text: string, told: boolean) => kinds.others(text, told).map(member => member.text)

  test('what is said of one organelle may be so of another; its description fits no other', () => {
    expect(others('mitocôndria', false)).toEqual([])
    expect(others('mitocôndria', true)).toContain('ribossomo')
  })

  test('a word of two meanings goes with the one the document speaks of', () => {
    const code = kindsOf(
      studyFrom('# Objetos\n\nUm objeto tem um método e um atributo. O método muda o atributo do objeto.'),
    )
    expect(code.others('classe', true).map(member => member.text)).toContain('polimorfismo')
    expect(code.others('classe', true).map(member => member.text)).not.toContain('filo')
  })

  test('protocols of other services are surely wrong, two of one service may both be right', () => {
    expect(others('HTTP', true)).toContain('FTP')
    expect(others('HTTP', true)).not.toContain('HTTPS')
    expect(others('POP3', true)).toEqual([])
    expect(others('HTTP', false)).toEqual([])
  })
})

test('nothing of a list that may be added stands twice in it', () => {
  const lists = (['life', 'exact', 'tool'] as const).flatMap(listsOf)
  for (const { kind, members } of lists) {
    const words = members.split(/\s*,\s*/)
    expect(new Set(words).size, kind).toBe(words.length)
    expect(words.length, kind).toBeGreaterThan(1)
  }
})

test('what begins with the name of a thing is another thing', () => {
  const study = studyFrom('O Microsoft Access abre arquivos. A Microsoft vende programas.')
  expect(classOfName('Microsoft', study)).toBe('empresa')
  expect(classOfName('Microsoft Access', study)).toBeNull()
  expect(classOfName('Brasil Colônia', study)).toBeNull()
})
