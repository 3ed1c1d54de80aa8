import * as z from 'zod/mini'
import { endpoint } from '../http/endpoint.ts'

export const getHealth = endpoint({
  method: 'GET',
  path: '/api/health',
  summary: 'Diz se o servidor está pronto: 200 com o banco respondendo, 503 antes disso.',
  group: 'Servidor',
  access: 'anyone',
  reply: z.object({ status: z.literal('ok') }),
})
