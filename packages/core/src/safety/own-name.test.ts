import { describe, expect, test } from 'vitest'
import { contactDataIn } from './contact-data.ts'

describe('the name of who writes', () => {
  test.each([
    ['Lia D’Ávila Prado', 'Lia Prado na praia'],
    ['Lia D’Ávila Prado', 'um gato, por líá dávila'],
    ['Lia D’Ávila Prado', 'L.i.a P.r.a.d.o'],
    ['Lia D’Ávila Prado', 'sou a Lia'],
    ['Lia D’Ávila Prado', 'aqui é a L i a'],
    ['Lia D’Ávila Prado', 'ass: Lia'],
    ['Rosa Flores', 'rosa_flores'],
  ])('is the own name of %s in %j', (fullName, text) => {
    expect(contactDataIn(text, fullName)).toBe('name')
  })

  test.each([
    ['Rosa Flores', 'uma rosa no jardim'],
    ['Rosa da Silva', 'uma rosa e um gato da selva'],
    ['Maria', 'a fazenda da Maria'],
    ['Leão Prado', 'um leão no prado verde'],
    ['', 'um gato'],
    ['李', 'um gato'],
  ])('is not the name of %s in %j', (fullName, text) => {
    expect(contactDataIn(text, fullName)).toBeNull()
  })
})
