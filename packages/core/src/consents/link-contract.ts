import * as z from 'zod/mini'
import { token } from '../accounts/recovery-contract.ts'
import { endpoint } from '../http/endpoint.ts'
import { done } from '../http/shapes.ts'
import { consentLink, giveBody } from './contract.ts'

/**
 * What a guardian does by the link of an e-mail. Its secret travels in the body: addresses are written down by proxies
 * and kept by browsers. The calls that have it in their path (contract.ts) stay for links and programs of before.
 */

const group = 'Consentimento'
const link = z.object({ token })

export const readLink = endpoint({
  method: 'POST',
  path: '/api/consents/link',
  summary: 'O que o link enviado ao responsável mostra: de que criança se trata e como está o pedido. Não muda nada.',
  group,
  access: 'anyone',
  body: link,
  reply: consentLink,
})

export const giveByLink = endpoint({
  method: 'POST',
  path: '/api/consents/link/give',
  summary: 'O responsável autoriza, pelo link que recebeu.',
  group,
  access: 'anyone',
  body: z.extend(giveBody, { token }),
  reply: done,
})

export const revokeByLink = endpoint({
  method: 'POST',
  path: '/api/consents/link/revoke',
  summary: 'O responsável retira o consentimento, pelo mesmo link.',
  group,
  access: 'anyone',
  body: link,
  reply: done,
})
