import { isKnown } from '@capivira/portuguese/morphology'
import { describe, expect, test } from 'vitest'
import { damageOf, repairWords } from './word-repair.ts'

/** The first of the rows of a document, repaired by what all of them prove. */
const repaired = (...rows: string[]) => repairWords(rows[0] ?? '', isKnown, damageOf(rows, isKnown))

describe('what fonts do to words', () => {
  test.each([
    ['a ligature in one character', ['o perﬁl e o ﬂuxo'], 'o perfil e o fluxo'],
    ['a space after a ligature', ['pesquisa cientíﬁ ca'], 'pesquisa científica'],
    ['a space after a ligature that begins the word', ['a posição fi nal'], 'a posição final'],
    ['a space after a ligature, before what is a word', ['o modo gráfi co'], 'o modo gráfico'],
    ['a short stem before a word, elsewhere before none', ['tudo fi ca', 'a posição fi nal'], 'tudo fica'],
    ['a space in place of a ligature', ['pesquisa cientí ca'], 'pesquisa científica'],
    ['a capital for a ligature', ['a União SoviéCca', 'a fotossínteCse e a míCca', 'a políCca'], 'a União Soviética'],
    ['a Greek letter for a ligature', ['a políΘca externa'], 'a política externa'],
    ['a letter of another script for a ligature', ['a aula de matemáধca'], 'a aula de matemática'],
    ['a sign for a ligature', ['a de®nição do termo'], 'a definição do termo'],
    ['such a letter in several words', ['a deþnição', 'a signiþcação'], 'a definição'],
    ['a dash for a ligature, at the head of a word too', ['a –gura', 'a de–nição', 'o signi–cado'], 'a figura'],
    ['an accent before its letter', ['uma hip´otese'], 'uma hipótese'],
    ['an accent after its letter', ['a suposic¸ ˜ao'], 'a suposição'],
    ['an accent at the head of a word', ['a ´agua'], 'a água'],
    ['an accent with spaces', ['o m ´etodo'], 'o método'],
  ])('%s', (_, rows, whole) => {
    expect(repaired(...rows)).toBe(whole)
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
    'o pronome -se, o pronome -te, o pronome -me e o pronome -lhe',
    'o sufixo -po e o sufixo -ta; as formas -nal, -xo e -go',
    'a função f é crescente',
    'disse-lhe, vende-se, deu-me',
    'a União SoviéCca',
    'a deßnição',
  ])('left alone: %s', text => {
    expect(repaired(text)).toBe(text)
  })
})
