import { createServer, type Server } from 'node:http'
import { afterEach, expect, test } from 'vitest'
import { parseEnvironment } from '../../platform/settings.ts'
import { modelTrouble } from './model-trouble.ts'

const settings = (AI_BASE_URL: string) =>
  parseEnvironment({ AI_PROVIDER: 'openai-compatible', AI_MODEL: 'm', AI_BASE_URL }).ai

let server: Server | undefined
afterEach(() => {
  server?.close()
})

test.each(['', '/', '/chat/completions', '/chat/completions/', '/models'])(
  'a base address may end as examples do: %s',
  end => {
    expect(settings(`http://localhost:11434/v1${end}`)?.baseUrl).toBe('http://localhost:11434/v1')
  },
)

test('what stands behind ? would be in the middle of each call', () => {
  expect(() => settings('http://localhost:11434/v1?api-version=1')).toThrow('AI_BASE_URL não pode ter ?')
})

test('a service that answers under /v1 alone is told from one that does not know the model', async () => {
  const made = createServer(({ url }, response) => {
    response.writeHead(url === '/v1/models' ? 200 : 404).end('{"data":[{"id":"m"}]}')
  })
  server = made
  await new Promise<void>(resolve => made.listen(0, '127.0.0.1', resolve))
  const address = made.address()
  const origin = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
  const [bare, whole] = [settings(origin), settings(`${origin}/v1`)]
  expect(bare && (await modelTrouble(bare))).toContain(`o endereço termina em /v1, como ${origin}/v1.`)
  expect(whole && (await modelTrouble(whole))).toBeNull()
})
