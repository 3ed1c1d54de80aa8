import * as z from 'zod/mini'
import { apart } from '../accounts/apart-shape.ts'
import { ageRange, email, guardianName, guardianRelation } from '../accounts/contract.ts'
import { endpoint } from '../http/endpoint.ts'
import { done, instant, lineText } from '../http/shapes.ts'
import { consentVersions } from './text-versions.ts'

/** The consent of a child's guardian (LGPD, art. 14): asked for, given by link or on paper, shown, taken back. */

const group = 'Consentimento'
const school = ['teacher', 'admin'] as const

export const consentLinkSpent =
  'Este link não vale mais: ele passou dos 30 dias, foi trocado por outro ou o pedido foi cancelado. Peça outro ' +
  'à criança ou à escola.'
export const ageStays = 'Você já contou que tem até 12 anos. Se não é isso, fale com o seu professor: ele corrige.'
export const photoNeedsConsent =
  'Para usar uma foto, um adulto que cuida de você precisa autorizar. O pedido está no seu perfil; por ' +
  'enquanto, escolha um desenho.'

export const ageFirst =
  'Para usar uma foto, conte antes a sua faixa de idade, no seu perfil. Por enquanto, escolha um desenho.'
export const ownAddress =
  'Este é o email da sua própria conta. Informe o email do adulto. Se a família usa um email só, peça a folha ' +
  'de papel ao seu professor: ela vale igual.'
export const addressNotAccepted =
  'A escola não aceitou uma autorização deste email. Peça a folha de papel ao seu professor, ou informe o email ' +
  'de outro adulto.'
/** To who opens a link that went to the address of a pupil: only they learn that it is one. */
export const linkOfPupil =
  'Este link foi enviado a um endereço que é o da conta de um aluno, e contas de alunos não autorizam. Se você ' +
  'é responsável pela criança, peça a folha de papel à escola: ela vale igual.'
/** To the child who waits for an answer. */
export const emailRefused = (address: string) =>
  `A mensagem não chegou: o servidor de email não aceitou ${address}. Confira o endereço com o adulto e envie ` +
  'de novo, ou peça a folha de papel ao seu professor.'
export const guardiansOfTheDay =
  'Você já pediu três vezes hoje. Amanhã pode pedir de novo; se tiver pressa, peça a folha de papel ao seu professor.'

/**
 * Which text was read, where it may be another than today's: a page that stood open, a sheet that was printed before.
 */
const textVersion = z.optional(z.enum(consentVersions))

/** How a consent comes in: by the link of an e-mail, or on paper at the school. */
export const consentMethod = z.enum(['letter', 'paper'])

const state = z.enum(['not-needed', 'missing', 'asked', 'given'])

/** A consent as the child's own account and the school see it; null where nobody was asked. */
const details = {
  guardianName: z.nullable(z.string()),
  relation: z.nullable(z.string()),
  method: z.nullable(consentMethod),
  askedAt: z.nullable(instant),
  givenAt: z.nullable(instant),
  textVersion: z.nullable(z.string()),
  /** Who of the school took the paper in. */
  recordedByName: z.nullable(z.string()),
}

export const ownConsent = z.object({
  state,
  guardianEmail: z.nullable(z.string()),
  ...details,
  /**
   * Why nobody will answer what was asked, to be shown: the mail server refused the e-mail; absent where it did not.
   */
  undelivered: z.optional(z.string()),
  /**
   * When the school did not accept what was given by link last; absent where it never did, and once another is asked
   * for.
   */
  objectedAt: z.optional(instant),
})
export type OwnConsent = z.output<typeof ownConsent>

export const getOwnConsent = endpoint({
  method: 'GET',
  path: '/api/profile/consent',
  summary: 'O consentimento do responsável pelo aluno, e como está.',
  group,
  access: ['student'],
  reply: ownConsent,
})

export const guardianBody = z.object({ guardianName, relation: guardianRelation, guardianEmail: email })

export const askGuardian = endpoint({
  method: 'POST',
  path: '/api/profile/consent',
  summary: 'Envia ao responsável um link com o texto e o pedido de consentimento; um pedido anterior deixa de valer.',
  group,
  access: ['student'],
  body: guardianBody,
  reply: done,
})

export const revokeOwnConsent = endpoint({
  method: 'DELETE',
  path: '/api/profile/consent',
  summary: 'Retira o consentimento, ou cancela o pedido que espera resposta.',
  group,
  access: ['student'],
  reply: done,
})

const link = z.object({ token: z.string().check(z.minLength(1), z.maxLength(100)) })

export const consentLink = z.object({
  state: z.enum(['asked', 'given', 'revoked']),
  childFirstName: z.string(),
  guardianName: z.string(),
  relation: z.string(),
  givenAt: z.nullable(instant),
  /** The text that was agreed to; absent until then. */
  textVersion: z.optional(z.string()),
})
export type ConsentLink = z.output<typeof consentLink>

export const getConsentLink = endpoint({
  method: 'GET',
  path: '/api/consents/:token',
  summary: 'O que o link enviado ao responsável mostra: de que criança se trata e como está o pedido.',
  group,
  access: 'anyone',
  params: link,
  reply: consentLink,
})

export const giveBody = z.object({
  guardianName,
  relation: guardianRelation,
  textVersion,
  /** The box of the declaration. */
  isGuardian: z
    .boolean('Marque que você é responsável pela criança e autoriza')
    .check(z.refine(marked => marked, 'Marque que você é responsável pela criança e autoriza')),
})

export const giveConsent = endpoint({
  method: 'POST',
  path: '/api/consents/:token/give',
  summary: 'O responsável autoriza, pelo link que recebeu.',
  group,
  access: 'anyone',
  params: link,
  body: giveBody,
  reply: done,
})

export const revokeConsent = endpoint({
  method: 'POST',
  path: '/api/consents/:token/revoke',
  summary: 'O responsável retira o consentimento, pelo mesmo link.',
  group,
  access: 'anyone',
  params: link,
  reply: done,
})

/** Pupils on a page of the school's list. */
export const pupilsPerPage = 50

/**
 * What the school's list is about: those whose guardian has yet to agree, those who have, those of whom that was given
 * by link and nobody has looked at it, and those who told no age.
 */
export const consentView = z.enum(['pending', 'check', 'given', 'unknown'])
export type ConsentView = z.output<typeof consentView>

export const pupilConsent = z.object({
  userId: z.uuid(),
  fullName: z.string(),
  apart,
  /** Names of the classes they are in; for a teacher their own classes. */
  classes: z.array(z.string()),
  ageRange: z.nullable(ageRange),
  state,
  ...details,
  /** The address the link went to, as its owner would recognise it; null on paper. */
  maskedEmail: z.nullable(z.string()),
  /** The mail server refused the e-mail: nobody will answer it. Absent where it did not. */
  undelivered: z.optional(z.literal(true)),
  /** That address is a pupil's by now: the school should ask. */
  emailOfPupil: z.boolean(),
  /** When somebody of the school looked at what was given by link, and who. */
  checkedAt: z.nullable(instant),
  checkedByName: z.nullable(z.string()),
})
export type PupilConsent = z.output<typeof pupilConsent>

export const listConsents = endpoint({
  method: 'GET',
  path: '/api/consents',
  summary:
    'Os alunos de até 12 anos e o consentimento dos responsáveis: para o professor, os das suas turmas; para a ' +
    'administração, todos.',
  group,
  access: school,
  query: z.object({
    view: consentView,
    search: z.optional(z.string().check(lineText, z.trim(), z.maxLength(200, 'Busque por no máximo 200 caracteres'))),
    page: z.optional(
      z.pipe(z.string().check(z.regex(/^[1-9]\d{0,2}$/, 'Informe o número da página')), z.transform(Number)),
    ),
  }),
  reply: z.object({
    /** How many there are of each, whatever is searched for. */
    counts: z.record(consentView, z.int()),
    found: z.int(),
    rows: z.array(pupilConsent),
  }),
})

const pupil = z.object({ userId: z.uuid() })

export const paperBody = z.object({ guardianName, relation: guardianRelation, textVersion })

export const recordPaper = endpoint({
  method: 'POST',
  path: '/api/consents/pupils/:userId/paper',
  summary: 'Registra o consentimento em papel recebido na escola.',
  group,
  access: school,
  params: pupil,
  body: paperBody,
  reply: done,
})

export const revokeForGuardian = endpoint({
  method: 'POST',
  path: '/api/consents/pupils/:userId/revoke',
  summary: 'Registra que o responsável retirou o consentimento.',
  group,
  access: school,
  params: pupil,
  reply: done,
})

export const countToCheck = endpoint({
  method: 'GET',
  path: '/api/consents/pupils/to-check',
  summary: 'Quantos consentimentos dados por link a escola ainda não conferiu: para o professor, os das suas turmas.',
  group,
  access: school,
  reply: z.object({ count: z.int() }),
})

export const checkConsent = endpoint({
  method: 'POST',
  path: '/api/consents/pupils/:userId/check',
  summary: 'Anota que a escola conferiu um consentimento dado por link.',
  group,
  access: school,
  params: pupil,
  reply: done,
})

export const objectToConsent = endpoint({
  method: 'POST',
  path: '/api/consents/pupils/:userId/object',
  summary: 'Não aceita um consentimento dado por link: ele deixa de valer, e o aluno e quem o deu são avisados.',
  group,
  access: school,
  params: pupil,
  reply: done,
})

export const setPupilAge = endpoint({
  method: 'PUT',
  path: '/api/consents/pupils/:userId/age',
  summary: 'Corrige a faixa de idade de um aluno.',
  group,
  access: school,
  params: pupil,
  body: z.object({ ageRange }),
  reply: done,
})
