import { describe, expect, test } from 'vitest'
import { parseNounPhrase, readNounPhrase } from './noun-phrase.ts'

describe('parseNounPhrase', () => {
  test('takes the article off and reads gender and number from it', () => {
    expect(parseNounPhrase('A fotossíntese')).toEqual({
      text: 'A fotossíntese',
      determiner: 'a',
      core: 'fotossíntese',
      head: 'fotossíntese',
      proper: false,
      words: ['fotossíntese'],
      gender: 'f',
      number: 's',
      genderFrom: 'determiner',
    })
  })

  test.each([
    ['Enzimas', 'enzimas', 'f', 'p', false],
    ['O corpo humano adulto', 'corpo humano adulto', 'm', 's', false],
    ['a principal causa do efeito estufa', 'principal causa do efeito estufa', 'f', 's', false],
    ['A Lei Áurea', 'Lei Áurea', 'f', 's', true],
    ['O DNA', 'DNA', 'm', 's', true],
    ['Machado de Assis', 'Machado de Assis', 'm', 's', true],
    ['direitos e deveres', 'direitos e deveres', 'm', 'p', false],
    ['os glóbulos brancos', 'glóbulos brancos', 'm', 'p', false],
    ['As mitocôndrias', 'mitocôndrias', 'f', 'p', false],
  ] as const)('%s', (text, core, gender, number, proper) => {
    expect(parseNounPhrase(text)).toMatchObject({ core, gender, number, proper })
  })

  test('a letter at the end may be a name', () => {
    expect(readNounPhrase('a vitamina A').phrase?.core).toBe('vitamina A')
    expect(readNounPhrase('a camada O').phrase?.core).toBe('camada O')
  })

  test('the head is the noun, not the adjective before it', () => {
    expect(parseNounPhrase('as principais causas da guerra')?.head).toBe('causas')
  })

  test('says where the gender comes from', () => {
    const determinersOf = () => ['a', 'das']
    expect(parseNounPhrase('enzima')?.genderFrom).toBe('dictionary')
    expect(parseNounPhrase('Zorbax', { determinersOf })).toMatchObject({ gender: 'f', genderFrom: 'document' })
    expect(parseNounPhrase('Zorbagem')).toMatchObject({ gender: 'f', genderFrom: 'ending' })
    expect(parseNounPhrase('Zorbax')).toMatchObject({ gender: 'm', genderFrom: 'default' })
  })
})

describe('readNounPhrase rejects', () => {
  test.each([
    ['', 'empty'],
    ['Esse processo', 'opening'],
    ['Em 1822', 'opening'],
    ['O primeiro', 'opening'],
    ['a planta que cresce', 'relative'],
    ['as folhas são', 'finite-verb'],
    ['os neutrófilos são normalmente', 'finite-verb'],
    ['o uso desta planta', 'deictic'],
    ['A célula de', 'trailing'],
    ['a planta ou', 'trailing'],
    ['localizada agora', 'trailing'],
    ['a molécula 2', 'lone-number'],
    ['a forma', 'generic'],
    ['novas formas', 'generic'],
    ['Uma abordagem similar', 'evaluative'],
    ['a célula (animal)', 'punctuation'],
    ['rapidamente', 'trailing'],
    ['o grande e muito antigo livro das muitas histórias do povo', 'too-long'],
  ] as const)('%s: %s', (text, rejection) => {
    expect(readNounPhrase(text)).toEqual({ rejection })
  })

  test.each([
    'o substantivo comum',
    'tabela periódica',
    'diversidade cultural',
    'fato histórico',
    'as unidades de conservação',
    'efeito estufa',
    'o elemento químico',
    'figura de linguagem',
  ])('a second word makes a kind of it: %s', text => {
    expect(readNounPhrase(text).phrase).toBeDefined()
  })

  test.each(['o método utilizado', 'o elemento principal', 'o número de casos', 'a tabela seguinte', 'o ponto'])(
    'still generic: %s',
    text => {
      expect(readNounPhrase(text).phrase).toBeUndefined()
    },
  )

  test('generic heads pass when allowed', () => {
    expect(parseNounPhrase('a forma', { allowGeneric: true })?.core).toBe('forma')
  })
})
