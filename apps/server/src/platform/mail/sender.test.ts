import { expect, test } from 'vitest'
import { parseEnvironment } from '../settings.ts'
import { mailHost, senderOf } from './sender.ts'

test.each([
  ['Escola: Capivira <a@b.br>', 'Escola: Capivira', 'a@b.br'],
  ['Escola; <a@b.br>', 'Escola;', 'a@b.br'],
  ['Escola (EMEF), Turma 5 <a@b.br>', 'Escola (EMEF), Turma 5', 'a@b.br'],
  [String.raw`"Escola \"Nova\", 5" <a@b.br>`, 'Escola "Nova", 5', 'a@b.br'],
  ['<a@b.br>', '', 'a@b.br'],
  [' mailto:a@b.br', '', 'a@b.br'],
])('%s is a name and an address', (text, name, address) => {
  expect(senderOf(text)).toEqual({ name, address })
})

test.each([
  ['https://escola.br.', 'escola.br'],
  ['http://192.168.0.5:3000', '[192.168.0.5]'],
  ['http://[fd00::1]:3000', '[IPv6:fd00::1]'],
  ['http://localhost:3000', 'localhost'],
])('an address at %s ends with %s', (url, host) => {
  expect(mailHost(url)).toBe(host)
})

test.each([
  ['smtp://h?ignoretls=true', 'ignoretls é escrito ignoreTLS'],
  ['smtp://u:segredo@h?requireTLS=False', 'requireTLS deve ser true ou false'],
  ['smtp://u:segredo@h?authmethod=LOGIN', 'authmethod é escrito authMethod'],
])('%s would be passed over', (SMTP_URL, sentence) => {
  expect(() => parseEnvironment({ SMTP_URL })).toThrow(sentence)
  expect(() => parseEnvironment({ SMTP_URL })).not.toThrow('segredo')
})
