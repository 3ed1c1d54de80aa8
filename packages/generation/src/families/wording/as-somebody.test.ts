import { expect, test } from 'vitest'
import { factAbout } from '../../testing/fact.ts'
import { asSomebody } from './as-somebody.ts'

test.each([
  ['O que é Tarsila?', 'Pintora brasileira cuja obra foi mostrada em Paris', 'Quem foi Tarsila?'],
  ['O que é Ana Lima?', 'A professora que dirige o coro', 'Quem é Ana Lima?'],
  ['O que é Marc-Jacques Prado?', 'Pintor e escultor da serra', 'Quem é Marc-Jacques Prado?'],
  ['O que é o Blender?', 'Um editor de imagens em três dimensões', 'O que é o Blender?'],
  ['O que é a Balaiada?', 'Uma revolta de vaqueiros no Maranhão', 'O que é a Balaiada?'],
])('%s → %s', (question, answer, expected) => {
  const { fact } = factAbout(`Nome: ${answer}.`, { question, answer, answerType: 'definition' })
  expect(asSomebody({ ...fact, family: 'definition' }).question).toBe(expected)
})
