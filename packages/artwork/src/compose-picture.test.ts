import { describe, expect, test } from 'vitest'
import { composePicture, foretellPicture } from './compose-picture.ts'

const line = (text: string, seed = '1') => composePicture({ text, seed, kind: 'line' })

describe('composePicture', () => {
  test('tells the child what it drew and what it does not know', () => {
    const picture = line('duas vacas e um xilofone na fazenda')
    expect(picture.drawn).toEqual(['duas vacas'])
    expect(picture.unknown).toEqual(['xilofone'])
    expect(picture.sentence).toBe('Desenhei duas vacas numa fazenda. Ainda não sei desenhar: xilofone.')
  })

  test('draws the capybara when it knows nothing of a text', () => {
    const { sentence, drawn } = line('um quindim')
    expect(drawn).toEqual(['uma capivara'])
    expect(sentence).toBe(
      'Ainda não sei desenhar: quindim. Então desenhei uma capivara num rio. Tente escrever um bicho, um lugar ' +
        'ou um brinquedo!',
    )
  })

  test.each([
    ['minha escola', 'Desenhei uma escola.'],
    ['uma praia', 'Desenhei uma praia.'],
    ['um gato e o sol', 'Desenhei um gato e o sol numa fazenda.'],
    ['o tubarão', 'Desenhei um tubarão no fundo do mar.'],
    ['uma pipa no ceu azul', 'Desenhei uma pipa num parque.'],
    ['um pescador no barco de noite', 'Desenhei um pescador e um barco num rio.'],
    ['meu avô na festa', 'Desenhei um avô numa festa.'],
  ])('says of %j: %s', (text, expected) => {
    expect(line(text, '3').sentence).toBe(expected)
  })

  test('draws the same for the same words and seed, and another for another seed', () => {
    expect(line('um tatu no cerrado').svg).toBe(line('um tatu no cerrado').svg)
    expect(line('um tatu no cerrado').svg).not.toBe(line('um tatu no cerrado', '2').svg)
  })

  test('has the same regions in line and colour', () => {
    const request = { text: 'uma arara na floresta', seed: 'x' }
    expect(composePicture({ ...request, kind: 'color' }).regions).toEqual(
      composePicture({ ...request, kind: 'line' }).regions,
    )
  })

  test('uses black and white alone to be coloured, and no text or address', () => {
    const { svg } = line('uma cidade com ambulância e chuva')
    const colors = new Set(svg.match(/(?:fill|stroke)="[^"]*"/g))
    expect([...colors].filter(color => !/="(?:#fff|#000|none)"/.test(color))).toEqual([])
    expect(svg).not.toMatch(/<text|href|url\(/)
  })

  test('is as large as asked, in the same coordinates', () => {
    const { svg } = composePicture({ text: 'sol', seed: '1', kind: 'color', size: 1200 })
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" viewBox="0 0 600 400" width="1200" height="800">/)
  })

  test('draws the sun beside the moon where both are named', () => {
    const names = line('o sol e a lua').regions.map(({ name }) => name)
    expect(names.some(name => name.startsWith('sol'))).toBe(true)
    expect(names.some(name => name.startsWith('lua'))).toBe(true)
  })

  test('puts whoever of our people sleeps to bed at home, and a dog to sleep where it is', () => {
    const names = line('o menino dormindo na cama').regions.map(({ name }) => name)
    expect(names.some(name => name.startsWith('menino: cobertor'))).toBe(true)
    expect(line('o menino dormindo na cama').sentence).toBe('Desenhei um menino numa casa.')
    const awake = line('o cachorro').regions.map(({ name }) => name)
    const asleep = line('o cachorro dormindo').regions.map(({ name }) => name)
    expect(asleep.filter(name => name.startsWith('cachorro: letra Z'))).toHaveLength(3)
    expect(awake.some(name => name.includes('letra Z'))).toBe(false)
    expect(
      line('o elefante dormindo')
        .regions.map(({ name }) => name)
        .filter(name => name.startsWith('elefante: letra Z')),
    ).toHaveLength(3)
  })

  test('draws hair and faces as they are told', () => {
    const drawn = (text: string) => line(text).svg
    expect(
      line('menina de cabelo cacheado').regions.some(({ name }) => name.startsWith('menina: cabelo cacheado')),
    ).toBe(true)
    expect(new Set(['menino', 'menino triste', 'menino bravo', 'menino com medo'].map(drawn)).size).toBe(4)
    expect(line('menino triste').regions.some(({ name }) => name.startsWith('menino: lágrima'))).toBe(true)
  })

  test('sets who is in a boat behind its side', () => {
    const { svg, regions } = line('a menina remando na canoa')
    const names = regions.map(({ name }) => name)
    expect(names).toContain('menina: rosto')
    expect(names.filter(name => /^menina: sapato/.test(name))).toEqual([])
    expect(svg).toContain('<g')
  })

  test('shows each of several things that are eaten, though only one is at hand', () => {
    const { regions } = line('girafa comendo folhas da arvore', 'folha')
    expect(regions.filter(({ name }) => name.startsWith('folha:')).length).toBeGreaterThanOrEqual(6)
  })

  test('keeps plants that are watered apart from who waters them', () => {
    const { regions } = line('um robô regando as plantas', 'folha')
    const plants = regions.filter(({ name }) => name.startsWith('plantinha'))
    expect(plants.length).toBeGreaterThanOrEqual(6)
  })

  test.each([
    ['três balões', 'balão'],
    ['um piquenique', 'cesta'],
    ['uma loja', 'loja'],
    ['uma tartaruga', 'tartaruga'],
    ['um boneco de neve', 'boneco de neve'],
    ['uma galinha', 'galinha'],
    ['uma sanfona', 'sanfona'],
  ])('draws %s with little black', (text, name) => {
    const { regions } = line(text)
    expect(regions.filter(region => region.name.startsWith(`${name}:`)).length).toBeGreaterThanOrEqual(
      name === 'balão' ? 3 : 4,
    )
  })

  test('names regions by what they show, each by a name of its own', () => {
    const names = line('uma capivara no rio').regions.map(({ name }) => name)
    expect(names).toContain('capivara: cabeça')
    expect(names).toContain('sol: parte amarela')
    expect(names.some(name => /^céu \d$/.test(name))).toBe(true)
    expect(new Set(names).size).toBe(names.length)
  })
})

describe('foretellPicture', () => {
  test('says what stays out, each for its reason, and nothing where all is drawn', () => {
    expect(foretellPicture('um gato e duas vacas na fazenda')).toEqual({
      drawn: ['um gato', 'duas vacas'],
      unknown: [],
      sentence: null,
    })
    expect(foretellPicture('um gato e um xilofone').sentence).toBe('Ainda não sei desenhar: xilofone.')
    expect(foretellPicture('gato, vaca, pato, bola, pipa, casa, robô e sapo').sentence).toBe(
      'Num desenho cabem 6 coisas diferentes: ficam de fora um robô e um sapo.',
    )
    expect(foretellPicture('dez gatos e cinco flores').sentence).toBe(
      'De cada coisa, desenho no máximo quatro: é assim com gatos e flores.',
    )
    expect(foretellPicture('um gato na praia e na floresta').sentence).toBe(
      'Um desenho mostra um lugar só: fica de fora uma floresta.',
    )
    expect(foretellPicture('um gato na praça da cidade').sentence).toBeNull()
    expect(foretellPicture('um boto no rio amazonas').sentence).toBeNull()
    expect(foretellPicture('um xilofone').sentence).toBe(
      'Ainda não sei desenhar: xilofone. Do que você escreveu, não reconheci nada que eu saiba desenhar: faria ' +
        'uma capivara.',
    )
  })

  test('says of the unknown and of the drawn what the picture says afterwards', () => {
    const text = 'dez gatos, um cuco e uma bola na praia e na floresta'
    const { drawn, unknown, sentence } = composePicture({ text, seed: '1', kind: 'line' })
    const before = foretellPicture(text)
    expect([before.drawn, before.unknown]).toEqual([drawn, unknown])
    expect(sentence).toContain(before.sentence)
  })
})
