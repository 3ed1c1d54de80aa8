import * as z from 'zod/mini'

/**
 * What the web app has to know of a refusal besides its sentence: nothing works before a password of one's own, or before two-factor,
 * and the same call goes on with a code of it.
 */
export const refusalCodes = ['own-password-first', 'two-factor-first', 'code-needed'] as const
export type RefusalCode = (typeof refusalCodes)[number]

/** The one shape of every error answer: a Portuguese sentence, and a sentence per field where fields are wrong. */
export const errorReply = z.object({
  message: z.string(),
  errors: z.optional(z.record(z.string(), z.string())),
  code: z.optional(z.enum(refusalCodes)),
})
export type ErrorReply = z.output<typeof errorReply>

/** Sentences used by more than one feature. The 401 body keeps the English word of the specification. */
export const messages = {
  unauthorized: 'Unauthorized',
  forbidden: 'Você não tem permissão para fazer isso.',
  notFound: 'Não encontramos o que você procura.',
  invalid: 'Confira os dados informados.',
  tooManyRequests: 'Muitas tentativas. Espere um pouco e tente de novo.',
  crossSite: 'Pedido recusado: ele não veio desta página.',
  unexpected: 'Algo deu errado do nosso lado. Tente de novo em instantes.',
  tooLarge: 'O envio é grande demais.',
} as const
