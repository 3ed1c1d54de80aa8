import * as z from 'zod/mini'
import { endpoint } from '../http/endpoint.ts'
import { done } from '../http/shapes.ts'
import { twoFactorMethod, user } from './contract.ts'

/** Two-step sign-in: the second step of signing in, and switching it on and off in the profile. */

const group = 'Verificação em duas etapas'
const everyone = ['student', 'teacher', 'admin'] as const

export const codeLength = 6
/** Recovery codes made at once. */
export const recoveryCodeCount = 10

export const wrongCode = 'Código incorreto. Confira e tente de novo.'
export const signInAgain =
  'Esta entrada não vale mais: o tempo para informar o código acabou ou houve muitas tentativas. Entre de novo ' +
  'com seu email e sua senha.'
/** Said to who is in the middle of something while something changed who may sign in. */
export const accountChanged = 'Algo mudou na conta enquanto isso. Recarregue a página e tente de novo.'
export const setUpAgain = 'Este começo não vale mais, porque algo mudou na conta. Feche e comece de novo.'
/** Asks for the code besides the password where it is in the app; of one by e-mail the server says how it comes. */
export const askForApp = 'Informe o código do aplicativo autenticador.'
export const codeSpent = 'Este código não vale mais. Peça outro.'

/** Six digits, or a recovery code; spaces and dashes do not matter. */
export const secondFactor = z
  .string('Informe o código')
  .check(z.trim(), z.minLength(1, 'Informe o código'), z.maxLength(40, wrongCode))

const sixDigits = z
  .string('Informe o código de 6 números')
  .check(z.overwrite(typed => typed.replace(/[\s-]/g, '')))
  .check(z.regex(/^\d{6}$/, 'Informe o código de 6 números'))

export const ownPassword = z
  .string('Informe sua senha')
  .check(z.normalize('NFC'), z.minLength(1, 'Informe sua senha'), z.maxLength(128, 'Senha incorreta'))

export const secondStepBody = z.object({ code: secondFactor })
export const confirmTwoFactorBody = z.object({ method: twoFactorMethod, code: sixDigits })
export const passwordBody = z.object({ password: ownPassword })
/** Without a code, where two-factor is on, the refusal says where it is to be found. */
export const provenBody = z.object({ password: ownPassword, code: z.optional(secondFactor) })
export const beginTwoFactorBody = z.extend(provenBody, { method: twoFactorMethod })

export const passSecondStep = endpoint({
  method: 'POST',
  path: '/api/auth/two-factor',
  summary: 'Conclui a entrada com o código de 6 números ou um código de recuperação.',
  group,
  access: 'anyone',
  body: secondStepBody,
  reply: z.object({ user }),
})

export const resendCode = endpoint({
  method: 'POST',
  path: '/api/auth/two-factor/resend',
  summary: 'Envia outro código por email para a entrada em andamento.',
  group,
  access: 'anyone',
  reply: done,
})

export const getTwoFactor = endpoint({
  method: 'GET',
  path: '/api/profile/two-factor',
  summary: 'Se a verificação em duas etapas está ligada, como, e quantos códigos de recuperação restam.',
  group,
  access: everyone,
  reply: z.object({
    enabled: z.boolean(),
    method: z.nullable(twoFactorMethod),
    recoveryCodesLeft: z.int(),
    /** The ways there are here: without a mail server no code arrives by e-mail. */
    methods: z.array(twoFactorMethod),
    /** Whether the school asks it of this person, who then cannot switch it off. */
    required: z.boolean(),
  }),
  beforeTwoFactor: true,
})

export const beginTwoFactor = endpoint({
  method: 'POST',
  path: '/api/profile/two-factor',
  summary:
    'Começa a ligar, ou a trocar, com um código, o aplicativo ou o jeito: responde o segredo para o aplicativo, ' +
    'ou envia um código por email.',
  group,
  access: everyone,
  body: beginTwoFactorBody,
  reply: z.object({
    method: twoFactorMethod,
    /** By e-mail alone: where the code is. */
    message: z.optional(z.string()),
    /** For the app alone: the secret in base32, and the address that the QR code spells. */
    secret: z.optional(z.string()),
    uri: z.optional(z.string()),
  }),
  beforeTwoFactor: true,
})

const codes = z.object({ message: z.string(), recoveryCodes: z.array(z.string()) })

export const confirmTwoFactor = endpoint({
  method: 'POST',
  path: '/api/profile/two-factor/confirm',
  summary: 'Liga com o primeiro código e responde os códigos de recuperação, que só aparecem esta vez.',
  group,
  access: everyone,
  body: confirmTwoFactorBody,
  reply: codes,
  beforeTwoFactor: true,
})

export const renewRecoveryCodes = endpoint({
  method: 'POST',
  path: '/api/profile/two-factor/recovery-codes',
  summary: 'Cria códigos de recuperação novos, com a senha e um código; os antigos deixam de valer.',
  group,
  access: everyone,
  body: provenBody,
  reply: codes,
})

export const disableTwoFactor = endpoint({
  method: 'POST',
  path: '/api/profile/two-factor/disable',
  summary: 'Desliga a verificação em duas etapas, com a senha e um código; não onde a escola a pede.',
  group,
  access: everyone,
  body: provenBody,
  reply: done,
})
