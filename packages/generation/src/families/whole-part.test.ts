import { describe, expect, it, test } from 'vitest'
import { tagWords } from '../analysis/grammar/tagging.ts'
import { dependenceOf } from '../analysis/self-contained.ts'
import { found } from '../testing/document.ts'
import { wholePart } from './whole-part.ts'

const partOf = (core: string) => wholePart(core, dependenceOf(core, tagWords(core)))

describe('wholePart', () => {
  it.each([
    [
      'A represa guarda a água da chuva, e essa reserva move as turbinas no inverno.',
      'A represa guarda a água da chuva.',
    ],
    [
      'O ferreiro aquece a lâmina na forja, tornando-a mais dura por este meio.',
      'O ferreiro aquece a lâmina na forja.',
    ],
    [
      'O fígado produz a bile todos os dias e a vesícula armazena esse líquido até a refeição.',
      'O fígado produz a bile todos os dias.',
    ],
    ['O moinho usa a força do vento, conforme o esquema mostrado na figura 3.', 'O moinho usa a força do vento.'],
  ])('leaves out what follows and points back: %s', (core, part) => {
    expect(partOf(core)).toBe(part)
  })

  it('keeps the first statement of a sentence too long to be asked', () => {
    const long =
      'O cacaueiro cresce à sombra de árvores mais altas, sendo plantado em geral no sul da Bahia e no Pará por ' +
      'famílias que o cultivam há várias gerações em terras cobertas de mata, em encostas onde outras lavouras, ' +
      'como o café, o milho e a mandioca, pouco dariam.'
    expect(partOf(long)).toBe('O cacaueiro cresce à sombra de árvores mais altas.')
  })

  it.each([
    // What points back comes first.
    'Essa represa guarda a água da chuva, e a reserva move as turbinas.',
    // Half of a pair or of a list says something else.
    'O tear não só tece o linho, mas também usa essa lã das ovelhas.',
    'A escola tem três partes: o pátio, a sala, e a horta que esse grupo cuida.',
    'A horta fica entre o pátio novo e o muro dessa escola antiga.',
    // Under a condition the rest may not be so.
    'Quando a chuva cai sobre a serra, o rio sobe, e essa água move as turbinas.',
    // Stands by itself.
    'A represa guarda a água da chuva, e a reserva move as turbinas.',
  ])('leaves alone: %s', core => {
    expect(partOf(core)).toBeNull()
  })
})

test('asks for what the part says beside what the whole does', () => {
  const text = 'O fermento é um fungo que faz a massa crescer, e ele se alimenta do açúcar dessa massa.'
  expect(found(text, 'definition/is-a')).toEqual(['O que é o fermento? → Um fungo que faz a massa crescer'])
})
