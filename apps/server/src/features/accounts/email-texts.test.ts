import { describe, expect, test } from 'vitest'
import { emailTexts, writeEmail } from './email-texts.ts'

const url = 'https://capivira.escola.example/reset-password/abc'

test('an e-mail with a link says the same as text and as HTML', () => {
  const email = writeEmail(emailTexts.resetPassword(url), 'Ana')
  expect(email.subject).toBe('Crie uma nova senha na Capivira')
  expect(email.text).toBe(
    [
      'Olá, Ana!',
      'Recebemos um pedido para criar uma nova senha para a sua conta.',
      `Criar nova senha:\n${url}`,
      'O link vale por 1 hora e funciona uma vez.',
      'Se não foi você que pediu, pode ignorar esta mensagem: nada muda na sua conta.',
      '--\nCapivira, a capivara que vira cards. Esta mensagem foi enviada automaticamente; não é preciso responder.',
    ].join('\n\n'),
  )
  for (const words of ['Olá, Ana!', url, 'O link vale por 1 hora']) expect(email.html).toContain(words)
})

test('a name is text, whatever it holds', () => {
  const { html } = writeEmail(emailTexts.twoFactorOn(), '<img src=x onerror=alert(1)>')
  expect(html).toContain('Olá, &lt;img src=x onerror=alert(1)&gt;!')
  expect(html).not.toContain('<img')
})

describe.each(Object.entries(emailTexts))('%s', (_, texts) => {
  test('greets, has a subject that fits a phone, asks for nothing from another site', () => {
    const { subject, text, html } = writeEmail(texts('https://capivira.escola.example/x', 'Ana'), '')
    expect(subject.length).toBeLessThanOrEqual(60)
    expect(text.startsWith('Olá!\n\n')).toBe(true)
    expect(html).toMatch(/^<!doctype html><html lang="pt-BR">/)
    expect(html).not.toMatch(/<(img|script|link|style)/)
    for (const [address] of html.matchAll(/https?:[^"<\s]*/g))
      expect(address).toMatch(/^https:\/\/capivira\.escola\.example/)
  })
})
