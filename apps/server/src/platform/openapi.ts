import type { Endpoint } from '@capivira/core/http/endpoint'
import { errorReply } from '@capivira/core/http/errors'
import * as z from 'zod/mini'

const about =
  'As chamadas da Capivira. Toda chamada que muda alguma coisa aceita, no corpo em JSON, `personId` (de quem é ' +
  'o ato; outra pessoa recebe 409 ' +
  'com `code: other-person`) e `eventId` (um UUID por ato: o que chega duas vezes é feito uma vez). Sem corpo ' +
  'em JSON, vão nos cabeçalhos ' +
  '`capivira-person` e `capivira-event`. A quem os envia, `final: true` diz que repetir o mesmo ato não adianta.'

type Json = Record<string, unknown>

/** The OpenAPI 3.1 description of the calls, written from the same contracts that the server parses with. */
export function describeApi(endpoints: readonly Endpoint[], publicUrl: string): Json {
  const paths: Record<string, Json> = {}
  for (const endpoint of endpoints) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: describeCall(endpoint) }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Capivira', version: '1', description: about },
    servers: [{ url: publicUrl }],
    components: { securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'sid' } } },
    paths,
  }
}

function describeCall(endpoint: Endpoint): Json {
  const { access } = endpoint
  const call: Json = {
    tags: [endpoint.group],
    summary: endpoint.summary,
    operationId: endpoint.method.toLowerCase() + endpoint.path.replace(/\W+(\w)/g, (_, letter) => letter.toUpperCase()),
    parameters: [...describeParameters(endpoint.params, 'path'), ...describeParameters(endpoint.query, 'query')],
    security: access === 'anyone' ? [] : [{ session: [] }],
    responses: describeReplies(endpoint),
  }
  if (access !== 'anyone') call['x-roles'] = access
  if (endpoint.body) {
    const type = endpoint.upload ? 'multipart/form-data' : 'application/json'
    call.requestBody = { required: true, content: { [type]: { schema: describeUpload(endpoint) } } }
  }
  return call
}

function describeReplies(endpoint: Endpoint): Json {
  const success = String(endpoint.status ?? 200)
  const content = endpoint.reply
    ? { content: { 'application/json': { schema: toJsonSchema(endpoint.reply, 'output') } } }
    : {}
  const error = (description: string) => ({
    description,
    content: { 'application/json': { schema: toJsonSchema(errorReply, 'output') } },
  })
  const replies: Json = { [success]: { description: 'Sucesso', ...content } }
  if (endpoint.body || endpoint.query) replies['400'] = error('Dados inválidos')
  if (endpoint.access !== 'anyone') {
    replies['401'] = error('Sem sessão')
    replies['403'] = error('Sem permissão')
  }
  if (endpoint.params) replies['404'] = error('Não existe ou não é de quem pergunta')
  return replies
}

function describeUpload(endpoint: Endpoint): Json {
  const schema = endpoint.body ? toJsonSchema(endpoint.body, 'input') : {}
  if (!endpoint.upload) return schema
  const file = { type: 'string', format: 'binary', description: 'PDF de até 50 MB' }
  return { ...schema, properties: { ...(schema.properties as Json), pdf: file, pdfFile: file } }
}

function describeParameters(schema: z.ZodMiniType | undefined, where: 'path' | 'query'): Json[] {
  if (!schema) return []
  const { properties = {}, required = [] } = toJsonSchema(schema, 'input') as { properties?: Json; required?: string[] }
  return Object.entries(properties).map(([name, described]) => ({
    name,
    in: where,
    required: where === 'path' || required.includes(name),
    schema: described,
  }))
}

function toJsonSchema(schema: z.ZodMiniType, io: 'input' | 'output'): Json {
  const { $schema: _, ...described } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return described
}
