import * as z from 'zod/mini'
import { endpoint } from '../http/endpoint.ts'
import { done } from '../http/shapes.ts'
import { email, ownPasswordBody } from './contract.ts'

/** Calls of who cannot get in: links that were sent by e-mail. */

const group = 'Contas'

/** What a link's token may look like; anything else is no link of ours. */
export const token = z.string('Link inválido').check(z.minLength(1, 'Link inválido'), z.maxLength(100, 'Link inválido'))

/** Said whether or not the address has an account. */
export const resetEmailSent =
  'Se houver uma conta com esse email, você vai receber uma mensagem com o link para criar outra senha.'
export const verificationEmailSent =
  'Se houver uma conta com esse email esperando confirmação, você vai receber uma mensagem com um novo link.'
/** The same two where there is no mail server. */
export const resetEmailKept =
  'Aqui não há servidor de email. Se houver uma conta com esse email, peça o link para criar outra senha a quem ' +
  'cuida do sistema.'
export const verificationEmailKept =
  'Aqui não há servidor de email. Se houver uma conta com esse email esperando confirmação, peça o novo link a ' +
  'quem cuida do sistema.'

export const resetLinkSpent = 'Este link não vale mais: ele já foi usado ou passou de 1 hora. Peça outro.'
export const verificationLinkSpent =
  'Este link não vale mais: ele já foi usado ou passou das 24 horas. Se você já confirmou, é só entrar.'

/** Said when strangers have used up an account's attempts of the day, whether or not there is such an account. */
export const signInPaused =
  'Houve muitas tentativas de entrar nesta conta hoje. Se ela existe, o email dela recebeu um link que libera a ' +
  'sua entrada. Você também pode criar outra senha em "Esqueci minha senha", entrar por um aparelho que já usou ' +
  'ou pedir ajuda na escola.'
export const unlockLinkSpent =
  'Este link não vale mais: passaram as 24 horas ou a senha da conta mudou. Tente entrar de novo; se ainda não ' +
  'der, crie outra senha em "Esqueci minha senha".'

export const emailBody = z.object({ email })

export const forgotPassword = endpoint({
  method: 'POST',
  path: '/api/auth/forgot-password',
  summary: 'Envia um link para criar outra senha. A resposta é a mesma para qualquer email.',
  group,
  access: 'anyone',
  body: emailBody,
  reply: done,
})

export const resetPassword = endpoint({
  method: 'POST',
  path: '/api/auth/reset-password',
  summary: 'Cria outra senha com o link recebido por email (1 hora, uma vez). Todas as sessões terminam.',
  group,
  access: 'anyone',
  body: z.intersection(ownPasswordBody, z.object({ token })),
  reply: done,
})

export const verifyEmail = endpoint({
  method: 'POST',
  path: '/api/auth/verify-email',
  summary: 'Confirma o email com o link recebido no cadastro (24 horas, uma vez).',
  group,
  access: 'anyone',
  body: z.object({ token }),
  reply: done,
})

export const unlock = endpoint({
  method: 'POST',
  path: '/api/auth/unlock',
  summary:
    'Libera a entrada de uma conta que recebeu tentativas demais, com o link enviado ao email dela (24 horas). ' +
    'Não cria sessão.',
  group,
  access: 'anyone',
  body: z.object({ token }),
  reply: done,
})

export const resendVerification = endpoint({
  method: 'POST',
  path: '/api/auth/resend-verification',
  summary: 'Envia outro link de confirmação. A resposta é a mesma para qualquer email.',
  group,
  access: 'anyone',
  body: emailBody,
  reply: done,
})
