import * as z from 'zod/mini'
import { endpoint } from '../http/endpoint.ts'
import { done, instant, line, lineText } from '../http/shapes.ts'
import { comfort } from './comfort.ts'
import { sameMailbox } from './mailbox.ts'
import { nameProblem } from './names.ts'
import { pastedAddress } from './pasted-address.ts'
import { areaProblem, phoneFormat, phoneShape } from './phone.ts'

export const userType = z.enum(['student', 'teacher', 'admin'])

/** An age range in place of a birth date, which nobody needs. */
export const ageRanges = ['até 12', '13 a 17', '18 ou mais'] as const
export const ageRange = z.enum(ageRanges)

/** A field that people are called by, in lists and in e-mails: no link, no number to call, no markup. */
export const isName = z.check<string>(payload => {
  const problem = nameProblem(payload.value)
  if (problem) payload.issues.push({ code: 'custom', message: problem, input: payload.value })
})

/** Makes a name a line with one blank between its words, whatever blanks were typed. */
const nameText = z.overwrite<string>(text =>
  line(text).replace(/(?:\s|\u00ad|\u034f)+/g, blanks => (/\s/.test(blanks) ? ' ' : '')),
)

/** Who is a child's guardian, as the child or the school tells it, and as the guardian corrects it. */
export const guardianName = z
  .string('Informe o nome do responsável')
  .check(
    nameText,
    z.trim(),
    z.minLength(2, 'Informe o nome do responsável'),
    z.maxLength(255, 'O nome deve ter no máximo 255 caracteres'),
    isName,
  )
export const guardianRelation = z
  .string('Informe o que a pessoa é da criança')
  .check(
    lineText,
    z.trim(),
    z.minLength(2, 'Informe o que a pessoa é da criança: mãe, pai, avó...'),
    z.maxLength(60, 'Use no máximo 60 letras'),
    isName,
  )

/** How the second step of signing in is done. */
export const twoFactorMethod = z.enum(['app', 'email'])

export const email = z
  .string('Email inválido')
  .check(z.overwrite(pastedAddress), z.toLowerCase(), z.maxLength(255, 'Email inválido'), z.email('Email inválido'))

/** A name as it may be kept from before names were looked at ({@link isName}). */
export const keptName = z
  .string('Nome completo deve ter pelo menos 2 caracteres')
  .check(
    nameText,
    z.trim(),
    z.minLength(2, 'Nome completo deve ter pelo menos 2 caracteres'),
    z.maxLength(255, 'Nome completo deve ter no máximo 255 caracteres'),
  )
export const fullName = keptName.check(isName)

/** A telephone as it may be kept from before area codes were looked at. */
export const keptPhone = z.string(phoneFormat).check(z.regex(phoneShape, phoneFormat))

/** A telephone of Brazil, as the form masks whatever was typed or pasted. */
export const phone = keptPhone.check(payload => {
  const message = areaProblem(payload.value)
  if (message) payload.issues.push({ code: 'custom', message, input: payload.value })
})

const weakPassword = 'Senha deve conter pelo menos: 1 letra minúscula, 1 maiúscula, 1 número e 1 símbolo'

const tooShort = 'Senha deve ter pelo menos 8 caracteres'

/** One of each: accented letters count as letters of their case, and any other character may stand among them. */
const allClasses = /^(?=.*\p{Ll})(?=.*\p{Lu})(?=.*\d)(?=.*[@$!%*?&])/su

/**
 * The rule of a new password that every program can tell; the server refuses besides what is easily guessed. Signing in
 * accepts any non-empty text, so that a later rule locks nobody out. The same letters are the same password whichever
 * way a keyboard composes them (NFC).
 */
export const newPassword = z.string(tooShort).check(
  z.normalize('NFC'),
  z.minLength(8, tooShort),
  z.refine(password => [...password].length >= 8, tooShort),
  z.maxLength(128, 'Senha deve ter no máximo 128 caracteres'),
  z.regex(allClasses, weakPassword),
)

export const guardianIsSelf =
  'Este é o email da sua própria conta. Informe o email do adulto. Se a família usa um email só, escolha “Em ' +
  'papel”: a folha vale igual.'

const passwordAgain = z.string('As senhas não coincidem').check(z.normalize('NFC'))

export const registerBody = z
  .object({
    fullName,
    email,
    phone,
    password: newPassword,
    confirmPassword: passwordAgain,
    userType: z._default(userType, 'student'),
    secretPassword: z.optional(z.string().check(z.maxLength(200))),
    ageRange: z.optional(ageRange),
    /** Whom to ask for a child's consent by e-mail; without it the school takes it in on paper. */
    guardian: z.optional(z.object({ name: guardianName, relation: guardianRelation, email })),
    /** True when the app showed the privacy notice with the form. */
    acceptsPrivacy: z.optional(z.boolean()),
  })
  .check(
    z.refine(body => body.password === body.confirmPassword, {
      error: 'As senhas não coincidem',
      path: ['confirmPassword'],
      when: payload => z.object({ password: z.string(), confirmPassword: z.string() }).safeParse(payload.value).success,
    }),
    z.refine(({ email: own, guardian }) => !guardian || !sameMailbox(own, guardian.email), {
      error: guardianIsSelf,
      path: ['guardian', 'email'],
    }),
  )

/** A new password, written twice. */
export const ownPasswordBody = z.object({ password: newPassword, confirmPassword: passwordAgain }).check(
  z.refine(body => body.password === body.confirmPassword, {
    error: 'As senhas não coincidem',
    path: ['confirmPassword'],
    when: payload => z.object({ password: z.string(), confirmPassword: z.string() }).safeParse(payload.value).success,
  }),
)

export const loginBody = z.object({
  email,
  password: z
    .string('Senha é obrigatória')
    .check(z.normalize('NFC'), z.minLength(1, 'Senha é obrigatória'), z.maxLength(128, 'Senha inválida')),
})

/** A user as they and the admins may see them: never a password hash or a secret. */
export const user = z.object({
  id: z.uuid(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  fullName: z.string(),
  phone: z.string(),
  profileImageUrl: z.nullable(z.string()),
  userType,
  level: z.int(),
  xp: z.int(),
  streak: z.int(),
  lastStudyDate: z.nullable(z.string()),
  isEmailVerified: z.boolean(),
  twoFactorEnabled: z.boolean(),
  /**
   * True after signing in with a password that an administrator handed out: nothing else works until another is chosen.
   */
  mustChangePassword: z.boolean(),
  /** Told to teachers and admins whose school asks for two-factor: nothing else works until it is on. */
  mustSetUpTwoFactor: z.optional(z.literal(true)),
  ageRange: z.nullable(ageRange),
  /** There while a pupil whose age is not known has yet to be asked for it, in the answer who is signed in. */
  asksAge: z.optional(z.literal(true)),
  comfort,
  createdAt: instant,
})
export type User = z.output<typeof user>

/** What the server says when the secret of teachers and admins is wrong. */
export const wrongSecret = 'Senha secreta incorreta para criação de conta de professor/administrador'
export const emailTaken = 'Este email já está cadastrado'
export const wrongCredentials = 'Credenciais inválidas'
export const accountLocked = 'Esta conta está bloqueada. Fale com a administração da sua escola.'
export const temporaryPasswordExpired = 'Esta senha provisória venceu. Peça outra à administração da sua escola.'
export const chooseOwnPassword = 'Antes de continuar, escolha uma senha só sua.'
export const setUpTwoFactor =
  'Antes de continuar, ligue a verificação em duas etapas: a sua escola a pede a quem ensina e administra.'
export const emailNotVerified =
  'Antes de entrar, confirme seu email: abra o link da mensagem de confirmação. Se ela não chegou, peça outra.'

const group = 'Contas'

export const getCurrentUser = endpoint({
  method: 'GET',
  path: '/api/auth/user',
  summary: 'Quem está conectado; 401 quando ninguém está.',
  group,
  access: ['student', 'teacher', 'admin'],
  reply: user,
  beforeOwnPassword: true,
})

export const register = endpoint({
  method: 'POST',
  path: '/api/auth/register',
  summary: 'Cria uma conta. Professor e administrador informam a senha secreta.',
  group,
  access: 'anyone',
  body: registerBody,
  status: 201,
  reply: z.object({ message: z.string(), user }),
})

export const login = endpoint({
  method: 'POST',
  path: '/api/auth/login',
  summary: 'Entra com email e senha e recebe o cookie da sessão.',
  group,
  access: 'anyone',
  body: loginBody,
  reply: z.object({
    user: z.optional(user),
    requiresTwoFactor: z.optional(z.literal(true)),
    twoFactorMethod: z.optional(twoFactorMethod),
    /** Where the code of the second step is. */
    message: z.optional(z.string()),
  }),
})

export const setOwnPassword = endpoint({
  method: 'POST',
  path: '/api/auth/own-password',
  summary: 'Troca a senha provisória, recebida da administração, por uma senha própria.',
  group,
  access: ['student', 'teacher', 'admin'],
  body: ownPasswordBody,
  reply: z.object({ message: z.string(), user }),
  beforeOwnPassword: true,
})

export const logout = endpoint({
  method: 'POST',
  path: '/api/logout',
  summary: 'Encerra a sessão. Responde 200 mesmo sem sessão.',
  group,
  access: 'anyone',
  reply: done,
})

export const loginRedirect = endpoint({
  method: 'GET',
  path: '/api/login',
  summary: 'Leva à tela de entrada.',
  group,
  access: 'anyone',
  status: 302,
})
