import * as z from 'zod/mini'
import { endpoint } from '../http/endpoint.ts'
import { done, idInPath, plainText } from '../http/shapes.ts'

/** Why a drawing should not be shown, in the order in which a pupil is offered them. */
export const drawingReasons = {
  offensive: 'Zomba de alguém ou ofende',
  personal: 'Mostra nome, telefone ou endereço',
  scary: 'Assusta ou mostra violência',
  'off-topic': 'Não combina com a escola',
  other: 'Outro motivo',
} as const
export type DrawingReason = keyof typeof drawingReasons

export const drawingReason = z.enum(['offensive', 'personal', 'scary', 'off-topic', 'other'])

/** Drawings a pupil can warn of on a school day. */
export const drawingReportsPerDay = 5

export const reportDrawing = endpoint({
  method: 'POST',
  path: '/api/items/drawing/:drawingId/problems',
  summary:
    'Avisa que um desenho da galeria não devia estar lá: ele some dela até um professor olhar. Cinco por dia e ' +
    'aluno; quem já foi olhado depois de um aviso fica.',
  group: 'Problemas relatados',
  access: ['student'],
  params: z.object({ drawingId: idInPath }),
  body: z.optional(
    z.object({
      reason: z._default(drawingReason, 'other'),
      comment: z.optional(z.string().check(plainText, z.trim(), z.maxLength(300, 'Escreva no máximo 300 caracteres'))),
    }),
  ),
  status: 201,
  reply: done,
})
