import { describe, expect, test } from 'vitest'
import { startTestApp } from '../../test/app.ts'
import { isSecurityContact } from './security-contact.ts'
import { securityTxt } from './security-txt.ts'

test('a contact is a mail address or a page that nobody can change on the way', () => {
  const contacts = ['mailto:seguranca@escola.example', 'https://escola.example/seguranca']
  expect(contacts.map(isSecurityContact)).toEqual([true, true])
  const others = ['seguranca@escola.example', 'http://escola.example', 'https://', 'mailto:a b@x', 'mailto:', 'tel:190']
  expect(others.map(isSecurityContact)).toEqual(others.map(() => false))
  expect(isSecurityContact('mailto:a@b.example\nContact: mailto:c@d.example')).toBe(false)
})

test('the file says the contact, until when it holds, the languages, and where it stands', () => {
  const now = new Date('2026-03-02T15:00:00Z')
  expect(securityTxt('mailto:seguranca@escola.example', 'https://capivira.escola.example', now)).toBe(
    [
      'Contact: mailto:seguranca@escola.example',
      'Expires: 2026-08-29T00:00:00Z',
      'Preferred-Languages: pt-BR, en',
      'Canonical: https://capivira.escola.example/.well-known/security.txt',
      '',
    ].join('\n'),
  )
  // The standard wants https there.
  expect(securityTxt('mailto:a@b.example', 'http://escola.example', now)).not.toContain('Canonical')
})

describe('/.well-known/security.txt', () => {
  test('is served where the school names a contact', async () => {
    const school = await startTestApp({ settings: { securityContact: 'mailto:seguranca@escola.example' } })
    const answer = await school.visitor().get<string>('/.well-known/security.txt')
    expect([answer.status, answer.headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8'])
    expect(answer.body).toContain('Contact: mailto:seguranca@escola.example\nExpires: 2026-08-29T00:00:00Z\n')
    await school.close()
  })

  test('is not there otherwise', async () => {
    const school = await startTestApp()
    expect((await school.visitor().get('/.well-known/security.txt')).status).toBe(404)
    await school.close()
  })
})
