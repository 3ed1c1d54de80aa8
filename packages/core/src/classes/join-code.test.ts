import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { codeLetters, newJoinCode, spellCode, tidyCode } from './join-code.ts'

test('a code is six letters, each picked by chance', () => {
  expect(newJoinCode(() => 0)).toBe('AAAAAA')
  expect(newJoinCode(below => below - 1)).toBe('999999')
})

test('no letter of a code can be taken for another', () => {
  expect(new Set(codeLetters).size).toBe(22)
  for (const mistakable of 'IO01BSZ258EJN6') expect(codeLetters).not.toContain(mistakable)
})

test.each([
  ['acd-f34', 'ACDF34'],
  [' ACD F34 ', 'ACDF34'],
  ['ACDF34', 'ACDF34'],
  ['', ''],
  ['ção', 'O'],
  ['ＡＣＤ－Ｆ３４', 'ACDF34'],
  ['acd\u2011f34.', 'ACDF34'],
  ['https://escola.example/join/ACDF34', 'ACDF34'],
  ['Código da turma: ACD-F34', 'ACDF34'],
  ['Entre em https://escola.example/join/ACDF34 ou fale com a Prof. Ludmar: XYRTUV', 'ACDF34'],
  ['https://escola.example/join/ACD=\r\nF34', 'ACDF34'],
  ['https://escola.example/join/ACD=F34=20', 'ACDF34'],
  ['C=C3=B3digo=20da=20turma:=20ACD-F34=0A', 'ACDF34'],
  ['acdf3', 'ACDF3'],
])('%s is read as %s', (typed, code) => {
  expect(tidyCode(typed)).toBe(code)
})

test('what is spelled is read back as the same code', () => {
  expect(spellCode('ACDF34')).toBe('ACD-F34')
  const code = fc.array(fc.nat(codeLetters.length - 1), { minLength: 6, maxLength: 6 }).map(places => {
    const rest = [...places]
    return newJoinCode(() => rest.shift() ?? 0)
  })
  fc.assert(fc.property(code, one => tidyCode(spellCode(one)) === one && tidyCode(one.toLowerCase()) === one))
})
