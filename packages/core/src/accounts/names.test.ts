import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  greetingName,
  nameHoldsAccents,
  nameHoldsDigits,
  nameHoldsLink,
  nameHoldsMarkup,
  nameHoldsNoLetter,
  nameInEmail,
  nameProblem,
} from './names.ts'

describe('the name of a person', () => {
  test.each([
    "D'Ávila",
    'Maria D’Ávila',
    'João 2º',
    'Ana Maria dos Santos Jr.',
    'Maria-José',
    'M.Souza',
    'J.R. Souza',
    'Dr.Souza',
    'Profa.Lima',
    'Ma.Lúcia',
    'Ana Ap.Souza',
    'A.Sá',
    'Maria do Ó',
    'É Prado',
    'Ana (mãe da Bia)',
    'Rosa e José / Lima',
    'Kaxiʼana Huni Kuĩ',
    'Ỹtỹ Pataxó',
    'Ĩtxuna Krahô',
    'Aluna 12 do 6º A',
    'Capivara de Teste 2026',
    'José da Silva & Filhas',
    '李小龍',
    'Łukasz Çelik',
  ])('%s is one', name => {
    expect(nameProblem(name)).toBeNull()
    expect(nameInEmail(name)).toBe(name)
  })

  test.each([
    'http://mal.example/ganhe 13',
    'Ana http ://mal',
    'Ana https: //mal',
    'www.mal',
    'WWW . mal',
    'mal.example',
    'Ganhe em MAL.EXAMPLE agora',
    'bit.ly/x',
    't.me/x',
    'T.Me/Ganhe',
    'T.Me',
    'Ganhe X.Com agora',
    'mailto:ana',
    'tel:190',
    'mal。example',
    'ｍａｌ．ｅｘａｍｐｌｅ',
    'Ana mal-site.com.br',
    'ana@casa.example',
    'Ana@casa',
  ])('%s holds a link', name => {
    expect(nameProblem(name)).toBe(nameHoldsLink)
    expect(nameInEmail(name)).toBe('')
    expect(greetingName(name)).toBe('')
  })

  test.each(['Ligue 11 98888-7777', '0800 123', 'Ana ١٢٣٤٥٦', '９８８８８７'])('%s holds a number to call', name => {
    expect(nameProblem(name)).toBe(nameHoldsDigits)
  })

  test.each(['<b>Ana</b>', '[Ana](x)', '*Ana*', 'Ana\nBcc: x', 'Ana\u2028x', 'Ana //x', 'Ana @x'])(
    '%s holds markup',
    name => {
      expect(nameProblem(name)).toBe(nameHoldsMarkup)
    },
  )

  test.each(['\u3164\u3164', '\u00ad\u00ad', '\u2800\u2800', '\u200d', '...', '👍👍', '12'])(
    '%j is nothing to read',
    name => {
      expect(nameProblem(name)).toBe(nameHoldsNoLetter)
    },
  )

  test('letters carry as many marks as a language has, and no heap of them', () => {
    expect(nameProblem('Nguyễn Thị Ệ\u0323')).toBeNull()
    expect(nameProblem(`Zalgo${'\u0301\u0321'.repeat(20)}`)).toBe(nameHoldsAccents)
  })

  test('is greeted by its first word, if that can be one', () => {
    expect(greetingName('Ana Maria Souza')).toBe('Ana')
    expect(greetingName('  ')).toBe('')
    expect(greetingName('Ganheumpremiodemilreaisligandohojemesmoparanos Souza')).toBe('')
  })

  test('no e-mail repeats what opens when it is tapped', () => {
    const host = fc.stringMatching(/^[a-z]{2,8}\.(com|example|net|app)$/)
    fc.assert(
      fc.property(fc.string(), host, fc.constantFrom('', 'http://', 'www.', 'HTTPS://'), (around, site, scheme) => {
        expect(greetingName(`${scheme}${site} ${around}`)).toBe('')
      }),
    )
  })
})
