import { expect, test } from 'vitest'
import { variablesIn } from './variables-in.ts'

test('a file of settings is read as systemd and shells read it', () => {
  const text = `# comentário
export PUBLIC_URL=https://capivira.suaescola.br  # o endereço
DATABASE_URL="postgresql://u:p#w@host/db?a=b"
SMTP_URL=smtp://u:a#b@h
  SCHOOL_NAME='Escola do Zé'\r
; outro comentário
EMPTY=
SEM SENTIDO=1`
  expect(variablesIn(text)).toEqual({
    PUBLIC_URL: 'https://capivira.suaescola.br',
    DATABASE_URL: 'postgresql://u:p#w@host/db?a=b',
    SMTP_URL: 'smtp://u:a#b@h',
    SCHOOL_NAME: 'Escola do Zé',
    EMPTY: '',
  })
})
