import { expect, test } from 'vitest'
import { factAbout } from '../../testing/fact.ts'
import { asSomebody } from './as-somebody.ts'

test.each([
  ['O que é Tarsila?', 'Pintora brasileira cuja obra foi mostrada em Paris', 'Quem foi Tarsila?'],
  ['O que é Ana Lima?', 'A professora que dirige o coro', 'Quem é Ana Lima?'],
  ['O que é Marc-Jacques Prado?', 'Pintor e escultor da serra', 'Quem é Marc-Jacques Prado?'],
  ['O que é o Blender?', 'Um editor de imagens em três dimensões', 'O que é o Blender?'],
  ['O que era Prado?', 'Um mestre do desenho em carvão', 'Quem foi Prado?'],
  ['Como se chama o modelo das pintoras da serra?', 'Amélia Prado', 'Quem é o modelo das pintoras da serra?'],
  ['Qual foi o primeiro a pintar a serra?', 'Prado', 'Quem foi o primeiro a pintar a serra?'],
  ['Qual foi a principal retratista da serra?', 'Amélia', 'Quem foi a principal retratista da serra?'],
  ['Qual foi o primeiro a ligar as ilhas?', 'Barco', 'Qual foi o primeiro a ligar as ilhas?'],
  ['O que é a Balaiada?', 'Uma revolta de vaqueiros no Maranhão', 'O que é a Balaiada?'],
])('%s → %s', (question, answer, expected) => {
  const { fact } = factAbout(`Nome: ${answer}.`, { question, answer, answerType: 'definition' })
  expect(asSomebody({ ...fact, family: 'definition' }, { people: new Set(['Amélia', 'Prado']) }).question).toBe(
    expected,
  )
})
