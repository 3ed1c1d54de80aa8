import * as z from 'zod/mini'
import { endpoint } from '../http/endpoint.ts'
import { done, instant } from '../http/shapes.ts'
import { avatarNames } from './avatars.ts'
import { comfort } from './comfort.ts'
import { ageRange, keptName, keptPhone, ownPasswordBody, user } from './contract.ts'
import { nameProblem } from './names.ts'
import { areaProblem } from './phone.ts'
import { ownPassword, passwordBody } from './two-factor-contract.ts'

/** What people do with their own account. */

const group = 'Perfil'
const everyone = ['student', 'teacher', 'admin'] as const

export const wrongPassword = 'Senha incorreta'

/** The longest data URL of a picture: the app sends a square of 512 pixels, some 60 KB. */
export const pictureMaxLength = 240_000

export const profileBody = z.object({
  fullName: keptName,
  phone: keptPhone,
  ageRange: z.optional(z.nullable(ageRange)),
})

type Kept = { fullName: string; phone: string }

/** Why a new name or telephone will not do, and which; what is kept stays, whatever it holds. */
export function profileProblem(next: Kept, kept: Kept): { field: keyof Kept; message: string } | null {
  const name = next.fullName === kept.fullName ? null : nameProblem(next.fullName)
  if (name) return { field: 'fullName', message: name }
  const area = next.phone === kept.phone ? null : areaProblem(next.phone)
  return area ? { field: 'phone', message: area } : null
}

/** The same as the form of somebody checks it whose name and telephone are kept. */
export const profileBodyOf = (kept: Kept) =>
  profileBody.check(payload => {
    const problem = profileProblem(payload.value, kept)
    if (problem)
      payload.issues.push({ code: 'custom', path: [problem.field], message: problem.message, input: payload.value })
  })

export const updateProfile = endpoint({
  method: 'PUT',
  path: '/api/profile',
  summary: 'Muda nome, telefone e faixa de idade.',
  group,
  access: everyone,
  body: profileBody,
  reply: user,
})

export const tellAge = endpoint({
  method: 'PUT',
  path: '/api/profile/age',
  summary: 'O aluno conta a faixa de idade; null é “agora não”, e a pergunta não volta.',
  group,
  access: ['student'],
  body: z.object({ ageRange: z.nullable(ageRange) }),
  reply: user,
})

export const chooseAvatar = endpoint({
  method: 'PUT',
  path: '/api/profile/avatar',
  summary: 'Escolhe um dos desenhos como imagem do perfil; null volta à capivara.',
  group,
  access: everyone,
  body: z.object({ avatar: z.nullable(z.enum(avatarNames)) }),
  reply: user,
})

export const saveComfort = endpoint({
  method: 'PUT',
  path: '/api/profile/comfort',
  summary: 'Guarda como a pessoa prefere ler e quanto tempo quer.',
  group,
  access: everyone,
  body: comfort,
  reply: user,
})

const notAPicture = 'Envie uma foto em JPEG, PNG ou WebP.'

export const savePicture = endpoint({
  method: 'PUT',
  path: '/api/profile/picture',
  summary: 'Guarda uma foto do perfil, enviada como data URL (JPEG, PNG ou WebP).',
  group,
  access: everyone,
  body: z.object({
    image: z
      .string(notAPicture)
      .check(
        z.maxLength(pictureMaxLength, 'A foto é grande demais.'),
        z.regex(/^data:image\/(jpeg|png|webp);base64,[A-Za-z0-9+/]+={0,2}$/, notAPicture),
      ),
  }),
  reply: user,
})

export const getPicture = endpoint({
  method: 'GET',
  path: '/api/pictures/:key',
  summary: 'A foto de um perfil, pelo endereço em `profileImageUrl`.',
  group,
  access: everyone,
  params: z.object({ key: z.string().check(z.regex(/^[0-9a-f]{32}$/)) }),
})

export const changePasswordBody = z.intersection(ownPasswordBody, z.object({ currentPassword: ownPassword }))

export const changePassword = endpoint({
  method: 'PUT',
  path: '/api/profile/password',
  summary: 'Troca a senha; as sessões nos outros aparelhos terminam.',
  group,
  access: everyone,
  body: changePasswordBody,
  reply: done,
})

export const session = z.object({
  id: z.string(),
  /** 'Chrome no Android', or 'Aparelho desconhecido'. */
  device: z.string(),
  current: z.boolean(),
  createdAt: instant,
  /** Up to five minutes before the last use; of the session that asks, now. */
  lastSeenAt: instant,
})
export type Session = z.output<typeof session>

export const listSessions = endpoint({
  method: 'GET',
  path: '/api/profile/sessions',
  summary: 'Onde a conta está aberta, a sessão atual primeiro.',
  group,
  access: everyone,
  reply: z.array(session),
})

export const endSession = endpoint({
  method: 'DELETE',
  path: '/api/profile/sessions/:sessionId',
  summary: 'Encerra a sessão de outro aparelho.',
  group,
  access: everyone,
  params: z.object({ sessionId: z.string().check(z.regex(/^[0-9a-f]{64}$/)) }),
  reply: done,
})

export const endOtherSessions = endpoint({
  method: 'DELETE',
  path: '/api/profile/sessions',
  summary: 'Encerra as sessões de todos os outros aparelhos.',
  group,
  access: everyone,
  reply: done,
})

export const exportOwnData = endpoint({
  method: 'GET',
  path: '/api/profile/export',
  summary: 'Um arquivo JSON com tudo o que está guardado sobre a pessoa.',
  group,
  access: everyone,
})

export const adminsStay =
  'Contas de administrador não podem ser excluídas. Peça a outro administrador que mude o tipo da sua conta primeiro.'

export const deleteAccount = endpoint({
  method: 'POST',
  path: '/api/profile/delete',
  summary: 'Exclui a própria conta e o que é dela. Não pode ser desfeito.',
  group,
  access: everyone,
  body: passwordBody,
  reply: done,
})
