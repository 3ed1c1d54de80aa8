import fc from 'fast-check'
import { expect, test } from 'vitest'
import { phone } from './contract.ts'
import { areaProblem, maskPhone, maskPhoneTyped } from './phone.ts'

test.each([
  ['1', '(1'],
  ['11', '(11'],
  ['119', '(11) 9'],
  ['118765', '(11) 8765'],
  ['1187654', '(11) 8765-4'],
  ['1187654321', '(11) 8765-4321'],
  ['11987654321', '(11) 98765-4321'],
  ['(11) 98765-4321', '(11) 98765-4321'],
  ['(55) 99999-1234', '(55) 99999-1234'],
])('%s is shown as %s, typed or pasted', (typed, shown) => {
  expect(maskPhone(typed)).toBe(shown)
  expect(maskPhoneTyped(typed)).toBe(shown)
})

test.each([
  ['+55 11 91234-5678', '(11) 91234-5678'],
  ['5511912345678', '(11) 91234-5678'],
  ['551132345678', '(11) 3234-5678'],
  ['+55 (11) 1234-5678', '(11) 1234-5678'],
  ['+55 (0) 11 91234-5678', '(11) 91234-5678'],
  ['0055 11 91234-5678', '(11) 91234-5678'],
  ['0021 55 11 91234-5678', '(11) 91234-5678'],
  ['011912345678', '(11) 91234-5678'],
  ['011 3234-5678', '(11) 3234-5678'],
  ['0 15 11 91234-5678', '(11) 91234-5678'],
  ['0xx11 3234-5678', '(11) 3234-5678'],
  ['(0XX11) 91234-5678', '(11) 91234-5678'],
  ['0 55 99999-1234', '(55) 99999-1234'],
  ['5555999991234', '(55) 99999-1234'],
  ['\u202a+55 11 91234\u20115678\u202c', '(11) 91234-5678'],
  ['\u2068(11) 91234-5678\u2069', '(11) 91234-5678'],
  ['Tel.: 11 91234.5678 (mãe)', '(11) 91234-5678'],
  ['１１９１２３４５６７８', '(11) 91234-5678'],
  ['tel:+55-11-91234-5678', '(11) 91234-5678'],
])('%s, pasted, is %s', (pasted, shown) => {
  expect(maskPhone(pasted)).toBe(shown)
  expect(phone.parse(shown)).toBe(shown)
})

const format = 'Telefone deve estar no formato (XX) XXXXX-XXXX'
test.each([
  ['119123456789', '119123456789', format],
  ['(11) 91234-56789', '(11) 91234-56789', format],
  ['(55) 99999-12345', '(55) 99999-12345', format],
  ['+55 99999-1234', '+55 99999-1234', format],
  ['+351 912 345 678', '+351 912 345 678', format],
  ['(11) 3234-5678 ramal 1', '(11) 3234-5678 ramal 1', format],
  ['(11) 3234-5678 / 3234-5679', '(11) 3234-5678 / 3234-5679', format],
  ['11 3234 ou 5678', '11 3234 ou 5678', format],
  ['não tenho', 'não tenho', format],
  ['91234-5678', '(91) 2345-678', format],
  ['', '', format],
  ['0800 123 4567', '(80) 0123-4567', 'O DDD 80 não existe. Confira os dois primeiros números do telefone.'],
  ['20912345678', '(20) 91234-5678', 'O DDD 20 não existe. Confira os dois primeiros números do telefone.'],
])('%s keeps every digit as %s, and is told why it will not do', (pasted, shown, problem) => {
  expect(maskPhone(pasted)).toBe(shown)
  expect(phone.safeParse(shown).error?.issues.map(({ message }) => message)).toEqual([problem])
})

test('what an older mask made of a number of another town is refused', () => {
  expect(areaProblem('(01) 19123-4567')).toBe('O DDD 01 não existe. Confira os dois primeiros números do telefone.')
})

test('67 area codes are known', () => {
  const codes = Array.from({ length: 100 }, (_, code) => String(code).padStart(2, '0'))
  const known = codes.filter(code => areaProblem(`(${code}) 91234-5678`) === null)
  expect(known).toHaveLength(67)
  expect(codes.slice(11).filter(code => !known.includes(code))).toEqual(
    '20 23 25 26 29 30 36 39 40 50 52 56 57 58 59 60 70 72 76 78 80 90'.split(' '),
  )
})

test('typed one by one, a number comes out as when it is pasted', () => {
  const typedOneByOne = (text: string) => maskPhone([...text].reduce((shown, key) => maskPhoneTyped(shown + key), ''))
  for (const text of [
    '11912345678',
    '5511912345678',
    '+55 11 91234-5678',
    '011912345678',
    '01511912345678',
    '(11) 3234-5678',
  ])
    expect(typedOneByOne(text), text).toBe(maskPhone(text))
  expect(typedOneByOne('119123456789')).toBe('(11) 91234-56789')
  expect(typedOneByOne('11 9123a4-5678')).toBe('(11) 91234-5678')
})

test('masking is stable, and loses no digit but those of a prefix', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.stringMatching(/^\+?[0-9() -]{0,20}$/)), typed => {
      const once = maskPhone(typed)
      expect(maskPhone(once)).toBe(once)
      const digits = typed.normalize('NFKC').replace(/\D/g, '')
      expect(digits.endsWith(once.replace(/\D/g, ''))).toBe(true)
      expect(digits.slice(0, digits.length - once.replace(/\D/g, '').length)).toMatch(
        /^(?:00(?:\d\d)?)?(?:55)?(?:0(?:\d\d)?)?$/,
      )
    }),
  )
})
