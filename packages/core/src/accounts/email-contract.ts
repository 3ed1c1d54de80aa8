import * as z from 'zod/mini'
import { endpoint } from '../http/endpoint.ts'
import { done, instant } from '../http/shapes.ts'
import { email, twoFactorMethod } from './contract.ts'
import { token } from './recovery-contract.ts'
import { ownPassword, secondFactor } from './two-factor-contract.ts'

/** Changing the address of an account: asked for by its owner, true once the new address has answered. */

const group = 'Perfil'
const everyone = ['student', 'teacher', 'admin'] as const

export const sameEmail = 'Este já é o email da sua conta.'
/** Also said when somebody else has the address by now: it tells nothing about who. */
export const emailLinkSpent =
  'Este link não vale mais: ele já foi usado, foi cancelado ou passou das 24 horas. Se ainda quiser trocar o ' +
  'email, peça de novo no seu perfil.'

export const newAddressesOfTheDay =
  'Você já pediu cinco trocas de email hoje. Amanhã pode pedir de novo; se tiver pressa, a administração da ' +
  'escola corrige o email da sua conta.'

export const changeEmailBody = z.object({
  email,
  currentPassword: ownPassword,
  /** Where two-factor is on; without it the answer asks for it. */
  code: z.optional(secondFactor),
})

export const changeEmail = endpoint({
  method: 'POST',
  path: '/api/profile/email',
  summary:
    'Pede a troca do email: envia um link ao endereço novo e avisa o atual. A resposta é a mesma para qualquer ' +
    'endereço.',
  group,
  access: everyone,
  body: changeEmailBody,
  reply: z.extend(done, {
    /** Nothing was sent yet: the same call with a `code` goes on. */
    requiresTwoFactor: z.optional(z.literal(true)),
    twoFactorMethod: z.optional(twoFactorMethod),
  }),
})

export const getEmailChange = endpoint({
  method: 'GET',
  path: '/api/profile/email',
  summary: 'A troca de email que espera confirmação, ou null.',
  group,
  access: everyone,
  reply: z.object({ pending: z.nullable(z.object({ email: z.string(), until: instant })) }),
})

export const cancelEmailChange = endpoint({
  method: 'DELETE',
  path: '/api/profile/email',
  summary: 'Desiste da troca de email; o link enviado deixa de valer.',
  group,
  access: everyone,
  reply: done,
})

export const confirmEmail = endpoint({
  method: 'POST',
  path: '/api/auth/confirm-email',
  summary:
    'Troca o email com o link recebido no endereço novo (24 horas, uma vez). As sessões nos outros aparelhos terminam.',
  group: 'Contas',
  access: 'anyone',
  body: z.object({ token }),
  reply: done,
})
