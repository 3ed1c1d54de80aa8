import { expect, test } from 'vitest'
import { resolveLabel } from './labels.ts'

test.each([
  [
    'Arrendatários: alugam a terra e pagam ao dono.',
    'Arrendatários',
    'Trabalho no campo',
    'Os arrendatários alugam a terra e pagam ao dono.',
  ],
  [
    'Concretos: Designam coisas que têm existência própria.',
    'Concretos',
    'Substantivos concretos e abstratos',
    'Os substantivos concretos designam coisas que têm existência própria.',
  ],
  ['Tear mecânico: Automatizou a tecelagem.', 'Tear mecânico', 'Indústria', 'O tear mecânico automatizou a tecelagem.'],
])('%s', (text, label, title, expected) => {
  expect(resolveLabel(text, label, title)).toBe(expected)
})

test.each([
  ['Fotossíntese: Processo pelo qual as plantas produzem glicose.', 'Fotossíntese', 'Plantas'],
  ['Simples: formam-se de uma palavra.', 'Simples', 'Exercícios'],
  ['Dica: Leia o texto inteiro.', 'Dica', 'Leitura'],
])('stands as it is: %s', (text, label, title) => {
  expect(resolveLabel(text, label, title)).toBeNull()
})
