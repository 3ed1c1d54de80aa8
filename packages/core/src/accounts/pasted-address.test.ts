import { expect, test } from 'vitest'
import { email } from './contract.ts'
import { pastedAddress } from './pasted-address.ts'

test.each([
  'ana@casa.example',
  ' ANA@CASA.EXAMPLE ',
  'mailto:ana@casa.example',
  'ana@casa.example;',
  '<ana@casa.example>',
  'Ana Lima <ana@casa.example>',
  'Ana Lima <ana@casa.example>;',
  '"ana@casa.example" <ana@casa.example>',
  'mailto: ana@casa.example',
  'EMAIL;TYPE=INTERNET:ana@casa.example',
  'item1.EMAIL;type=pref:ana@casa.example',
  '=?UTF-8?Q?Ana_Concei=C3=A7=C3=A3o?= <ana@casa.example>',
  'ana@casa.example ;',
  'ana＠casa.example',
  'ana@casa.example.',
  '\u200bana@casa.example',
  'mailto:ana@casa.example?subject=Boletim%20do%207%C2%BA',
  '<mailto:ana@casa.example?subject=oi>',
  '"ana@casa.example",',
  "'ana@casa.example'",
  'E-mail: ana@casa.example',
  'e-mail ana@casa.example',
  'Email - ana@casa.example',
  'mailto:"ana@casa.example"',
  '“ana@casa.example”',
  '‘ana@casa.example’,',
  '(ana@casa.example)',
])('%j is the address of Ana', text => {
  expect(email.parse(text)).toBe('ana@casa.example')
})

test.each([
  'ana',
  'ana@',
  'ana@casa.example bia@casa.example',
  'ana@casa.example, bia@casa.example',
  'Ana <ana@casa.example>, Bia <bia@casa.example>',
  'Ana <ana@casa.example>, bia@casa.example',
  'bia@casa.example, Ana <ana@casa.example>',
  ';',
])('%j is none', text => {
  expect(email.safeParse(text).success).toBe(false)
})

test('what is too long for an address is not searched for one', () => {
  const address = '<ana@casa.example>'
  expect(pastedAddress(address.padStart(320))).toBe('ana@casa.example')
  const longer = address.padStart(321)
  expect(pastedAddress(longer)).toBe(longer)
})

test('what is no address stays as it was typed', () => {
  expect(pastedAddress('fim.')).toBe('fim.')
  expect(pastedAddress('e-mail:a:b@casa.example')).toBe('e-mail:a:b@casa.example')
  expect(pastedAddress('mailto:ana@casa.example?cc=bia@casa.example')).toBe(
    'mailto:ana@casa.example?cc=bia@casa.example',
  )
  expect(pastedAddress('ana@casa.example?bcc=bia%40casa.example')).toBe('ana@casa.example?bcc=bia%40casa.example')
})

test.each(['e-mail@casa.example', 'email.ana@casa.example', 'e-mail-ana@casa.example'])('%s is whole', address => {
  expect(pastedAddress(address)).toBe(address)
})
