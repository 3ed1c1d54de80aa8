import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { seededBy } from '../chance/seeded.ts'
import { generatePassword } from './password.ts'
import { knownOf, weaknessOf } from './weak-password.ts'

const everyday = new Set([
  'senha',
  'password',
  'coracao',
  'brasil',
  'escola',
  'minecraft',
  'ana',
  'p@ssw0rd',
  'senha123',
  '147258369',
  '96321',
])
const known = {
  ...knownOf({ fullName: 'Ana Beatriz dos Santos', email: 'bia.santos@montealegre.example' }, ['Colégio Serra Azul']),
  isCommon: (word: string) => everyday.has(word),
}

describe('what everybody tries first', () => {
  test.each([
    ['Senha123!', 'common'],
    ['$enh@123', 'common'],
    ['Coração1!', 'common'],
    ['Coracao1!', 'common'],
    ['Brasil@2026', 'common'],
    ['@2026Escola', 'common'],
    ['M1n3craft!!', 'common'],
    ['P@ssw0rd1', 'common'],
    ['PasswordAa1!', 'common'],
    ['147258369Aa!', 'common'],
    ['1990#Brasil/', 'common'],
    ['96321/bK', 'common'],
    ['Capivira1!', 'place'],
    ['C@pivara2026!', 'place'],
    ['SerraAzul7!', 'place'],
    ['MonteAlegre@1', 'place'],
    ['12/03/1990Serra', 'place'],
    ['Beatriz2026!', 'own'],
    ['AnaBeatriz1!', 'own'],
    ['BiaSantos@99', 'own'],
    ['S4ntos!2013', 'own'],
    ['BeatrizSerraAzul1!', 'own'],
    ['Qwerty123!', 'pattern'],
    ['Asdf@1234', 'pattern'],
    ['1q2w3e4R!', 'pattern'],
    ['!QAZ2wsx', 'pattern'],
    ['Aaaaaaa1!', 'pattern'],
    ['Aa123456!', 'pattern'],
    ['Abc1!Abc1!', 'pattern'],
    ['12031990Aa!', 'pattern'],
    ['Aa1!            ', 'pattern'],
    ['xK9!!!!!!!!!', 'pattern'],
    ['aB3$\u200b\u200b\u200b\u200b', 'pattern'],
  ])('%s: %s', (password, why) => {
    expect(weaknessOf(password, known)).toBe(why)
  })

  test('an everyday word with any year and sign, before or after it', () => {
    const decorated = fc.tuple(
      fc.constantFrom('Senha', 'Brasil', 'Minecraft', 'CORAÇÃO'),
      fc.integer({ min: 1900, max: 2099 }),
      fc.constantFrom(...'@$!%*?&'),
    )
    fc.assert(
      fc.property(decorated, fc.constantFrom(0, 1, 2), ([word, year, sign], shape) => {
        const password = [`${word}${year}${sign}`, `${sign}${year}${word}`, `${word}${sign}${year}`][shape] ?? ''
        expect(weaknessOf(password, known)).toBe('common')
      }),
    )
  })
})

describe('what nobody guesses', () => {
  test.each([
    'Correto cavalo bateria grampo 9!',
    'Açúcar@2026x',
    'Sênha-forte_9!',
    'Ana come 3 pães!',
    'A Capivara dança 2x?',
    'Escola sem teto 4!',
    'Brasil839274!',
    'tR4?bnWq',
    'Xk9$mPq2vL',
    'Trilha4@serenaNoite',
  ])('%s', password => {
    expect(weaknessOf(password, known)).toBeNull()
  })

  const signs = '@$!%*?&'
  const letters = 'abcdefghijklmnopqrstuvwxyz'
  const all = `${letters}${letters.toUpperCase()}0123456789${signs}`
  const fourClasses = [/[a-z]/, /[A-Z]/, /\d/, /[@$!%*?&]/]
  /** As password managers write them: each character by chance, again until every class is there. */
  function written(random: () => number, length: number): string {
    for (;;) {
      const password = Array.from({ length }, () => all.charAt(Math.floor(random() * all.length))).join('')
      if (fourClasses.every(one => one.test(password))) return password
    }
  }

  test('what chance writes, of ten characters and more, whatever the seed', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: 10, max: 20 }), (seed, longest) => {
        const random = seededBy(seed)
        const passwords = Array.from({ length: 20 }, (_, place) => written(random, place % 2 ? 10 : longest))
        expect(passwords.filter(password => weaknessOf(password, known) !== null)).toEqual([])
      }),
      // Always the same ones: of millions that chance writes, one may look like a word.
      { numRuns: 500, seed: 2026 },
    )
  })

  test.each([
    '2MU8An7A3*',
    's&?ANAk3?7',
    '67F88QAna%',
    '!xWv1!$qPo',
    'RtYblKJ*h7',
    '@2Ti5042y3',
    'fh@$%%5TgB',
    '%We$3$e4fG%H',
    'g55%56321L',
    '#@n44n@x',
  ])('%s looks like a name, a date or keys by chance alone', password => {
    expect(weaknessOf(password, known)).toBeNull()
  })

  test('what the product writes, whatever the seed', () => {
    fc.assert(
      fc.property(fc.integer(), seed => {
        const random = seededBy(seed)
        const password = generatePassword(below => Math.floor(random() * below))
        expect(weaknessOf(password, known)).toBeNull()
      }),
      { numRuns: 2000 },
    )
  })

  test('nothing at all about the longest and strangest texts takes long or fails', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), text => {
        expect([null, 'pattern', 'own', 'place', 'common']).toContain(weaknessOf(text, known))
      }),
    )
  })
})
