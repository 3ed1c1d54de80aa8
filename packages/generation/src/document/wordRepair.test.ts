import { isKnown } from '@capivira/portuguese/morphology'
import { describe, expect, test } from 'vitest'
import { repairWords } from './wordRepair.ts'

describe('what fonts do to words', () => {
  test.each([
    ['a ligature in one character', 'o perﬁl e o ﬂuxo', 'o perfil e o fluxo'],
    ['a space after a ligature', 'pesquisa cientíﬁ ca', 'pesquisa científica'],
    ['a space after a ligature that begins the word', 'a posição fi nal', 'a posição final'],
    ['a space after a ligature, before what is a word', 'o modo gráfi co', 'o modo gráfico'],
    ['a space in place of a ligature', 'pesquisa cientí ca', 'pesquisa científica'],
    ['a capital for a ligature', 'a União SoviéCca', 'a União Soviética'],
    ['a Greek letter for a ligature', 'a políΘca externa', 'a política externa'],
    ['a letter of another script for a ligature', 'a aula de matemáধca', 'a aula de matemática'],
    ['an accent before its letter', 'uma hip´otese', 'uma hipótese'],
    ['an accent after its letter', 'a suposic¸ ˜ao', 'a suposição'],
    ['an accent at the head of a word', 'a ´agua', 'a água'],
    ['an accent with spaces', 'o m ´etodo', 'o método'],
  ])('%s', (_, damaged, whole) => {
    expect(repairWords(damaged, isKnown)).toBe(whole)
  })

  test.each([
    'JavaScript e WebHost',
    'α e β são letras',
    'a rede Wi-fi nas escolas',
    'John O´Connor',
    'x ˆ 2',
    'os PoPs e o LoRa da rede',
    'guarda-chuva - não',
    'as terminações -es, -el, -ol, -ndo e -ado',
  ])('left alone: %s', text => {
    expect(repairWords(text, isKnown)).toBe(text)
  })
})
