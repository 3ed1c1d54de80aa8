import * as z from 'zod/mini'

/**
 * What the web app has to know of a refusal besides its sentence: nothing works before a password of one's own, or
 * before two-factor; the same call goes on with a code of it; the act is another person's than who is signed in; it was
 * taken before, and its answer is not known any more; what it changes is newer than what it was made on.
 */
export const refusalCodes = [
  'own-password-first',
  'two-factor-first',
  'code-needed',
  'other-person',
  'already-taken',
  'newer-version',
  'decided-elsewhere',
] as const
export type RefusalCode = (typeof refusalCodes)[number]

/** The one shape of every error answer: a Portuguese sentence, and a sentence per field where fields are wrong. */
export const errorReply = z.object({
  message: z.string(),
  errors: z.optional(z.record(z.string(), z.string())),
  code: z.optional(z.enum(refusalCodes)),
  /** True where no later try of the same act can end otherwise: then a device need not keep it any longer. */
  final: z.optional(z.boolean()),
  /** With 'newer-version': what stands there now, for the person to choose. */
  current: z.optional(z.unknown()),
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
  otherPerson: 'Outra pessoa entrou neste navegador. Nada foi feito na conta dela.',
  alreadyTaken: 'Isso já tinha chegado aqui e está guardado.',
  tooLarge: 'O envio é grande demais.',
} as const
