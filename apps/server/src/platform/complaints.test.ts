import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { complaintOf } from './complaints.ts'

function complaint(schema: z.ZodMiniType, value: unknown): string | undefined {
  return schema.safeParse(value, { error: complaintOf }).error?.issues[0]?.message
}

test.each([
  [z.object({ source: z.object({ page: z.int() }) }), {}, 'Falta preencher isto.'],
  [z.enum(['student', 'teacher']), 'boss', 'Escolha uma das opções.'],
  [z.literal('hidden'), 'x', 'Escolha uma das opções.'],
  [z.string(), 3, 'Escreva um texto aqui.'],
  [z.number(), 'abc', 'Escreva um número aqui.'],
  [z.int(), 1.5, 'Escreva um número inteiro aqui.'],
  [z.boolean(), 'sim', 'Responda com sim ou não.'],
  [z.string().check(z.minLength(1)), '', 'Falta preencher isto.'],
  [z.string().check(z.minLength(3)), 'ab', 'Escreva pelo menos 3 letras.'],
  [z.string().check(z.maxLength(1000)), 'a'.repeat(1001), 'Escreva no máximo 1.000 letras.'],
  [z.number().check(z.gt(4)), 4, 'Escreva pelo menos 5.'],
  [z.number().check(z.maximum(5)), 6, 'Escreva no máximo 5.'],
  [z.array(z.string()).check(z.minLength(2)), [], 'Escolha pelo menos 2.'],
  [z.email(), 'ana', 'Escreva um email, como nome@escola.com.br.'],
  [z.uuid(), 'x', 'Confira como isto está escrito.'],
  [z.iso.date(), '2026-13-40', 'Escolha uma data.'],
  [z.object({}), 'texto', 'Não entendemos o que foi preenchido aqui. Recarregue a página e tente de novo.'],
  [
    z.union([z.string(), z.number()]),
    true,
    'Não entendemos o que foi preenchido aqui. Recarregue a página e tente de novo.',
  ],
])('says what is wrong without the program’s words (%#)', (schema, value, sentence) => {
  expect(complaint(schema, value)).toBe(sentence)
})

test('a sentence that the contract words stays', () => {
  expect(complaint(z.string('Diga o seu nome'), undefined)).toBe('Diga o seu nome')
})
