import { answerHeader } from '@capivira/core/http/answer'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { judge } from '../features/offline/judge.ts'
import {
  ApiError,
  ForeignAnswer,
  fieldErrorsOf,
  isUnauthorized,
  messageOf,
  NetworkError,
  readErrorReply,
  refusalOf,
  request,
} from './http.ts'
import { currentReach } from './reach.ts'

afterEach(() => vi.unstubAllGlobals())

const answering = (body: string | null, init: ResponseInit) =>
  vi.stubGlobal('fetch', async () => new Response(body, init))
/** The same by our server, whose mark it has. */
const serverSays = (body: string | null, init: ResponseInit) =>
  answering(body, { ...init, headers: { [answerHeader]: '1' } })

describe('request', () => {
  test('a failure carries the status and the body', async () => {
    serverSays('{"message":"Unauthorized"}', { status: 401, statusText: 'Unauthorized' })
    await expect(request('GET', '/api/x')).rejects.toThrow('401: {"message":"Unauthorized"}')
  })

  test('an empty body gives its place to the status text', async () => {
    answering('', { status: 502, statusText: 'Bad Gateway' })
    await expect(request('GET', '/api/x')).rejects.toThrow('502: Bad Gateway')
  })

  test.each([
    [true, 'Não conseguimos falar com o servidor. Tente de novo em instantes.'],
    [false, 'Não conseguimos falar com o servidor. Confira sua internet e tente de novo.'],
  ])('no answer at all is a network error with a sentence for people; a network: %s', async (onLine, sentence) => {
    vi.stubGlobal('navigator', { onLine })
    vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')))
    await expect(request('GET', '/api/x')).rejects.toThrow(sentence)
  })

  test.each([
    ['a page in place of a success', '<html>Wi-Fi da escola</html>', 200],
    ['a filter that refuses', '<html>Bloqueado</html>', 403],
    ['a portal that says so', '<html>Entre para navegar</html>', 511],
    ['a sign-in before the server', '<html>Login</html>', 401],
    ['nothing at all', '', 200],
    ['JSON of a filter that says it went well', '{"blocked":true}', 200],
    ['JSON of a filter that is no object', 'null', 200],
    ['JSON of a portal that wants a sign-in', '{"message":"Unauthorized"}', 401],
    ['JSON that ends an act for good', '{"message":"Blocked","final":true}', 403],
    ['an empty success', null, 204],
  ])('%s is not our server’s answer', async (_, body, status) => {
    answering(body, { status })
    await expect(request('POST', '/api/x')).rejects.toBeInstanceOf(ForeignAnswer)
    expect(currentReach()).toBe('foreign')
  })

  test('half an answer of our server is none: it may be asked again', async () => {
    serverSays('{"xpGain":5,"newAch', { status: 200 })
    const asked = request('POST', '/api/x')
    await expect(asked).rejects.toBeInstanceOf(NetworkError)
    await expect(asked).rejects.not.toBeInstanceOf(ForeignAnswer)
    expect(currentReach()).toBe('away')
  })

  test('what a gateway says in JSON is no sentence of ours, and ends no act', async () => {
    answering('{"message":"Service Unavailable","final":true}', { status: 503 })
    const failure = await request('POST', '/api/x').catch((error: unknown) => error)
    expect(messageOf(failure, 'x')).toMatch(/^Algo deu errado do nosso lado/)
    expect(judge(failure)).toEqual({ is: 'later', why: 'server', alone: false })
    expect(currentReach()).toBe('away')
  })

  test('an answer that breaks off is none', async () => {
    const cut = new ReadableStream({
      start: stream => stream.enqueue(new TextEncoder().encode('{"xpGain":5,')),
      pull: stream => stream.error(new TypeError('network error')),
    })
    vi.stubGlobal('fetch', async () => new Response(cut))
    const asked = request('POST', '/api/x')
    await expect(asked).rejects.toBeInstanceOf(NetworkError)
    await expect(asked).rejects.not.toBeInstanceOf(ForeignAnswer)
    expect(currentReach()).toBe('away')
  })

  test('what answered last is known: our server is there when it refuses, a gateway is not', async () => {
    serverSays('{"message":"Não"}', { status: 404 })
    await request('GET', '/api/x').catch(() => {})
    expect(currentReach()).toBe('here')
    answering('<html>Bad Gateway</html>', { status: 502 })
    await request('GET', '/api/x').catch(() => {})
    expect(currentReach()).toBe('away')
    serverSays('{"message":"O servidor está ocupado."}', { status: 503 })
    await request('GET', '/api/x').catch(() => {})
    expect(currentReach()).toBe('here')
  })

  test('a success without a body is null', async () => {
    serverSays(null, { status: 204 })
    expect(await request('POST', '/api/x')).toBeNull()
  })
})

describe('what is told of an error', () => {
  const refused = new ApiError(400, 'Bad Request', '{"message":"Confira os dados","errors":{"email":"Email inválido"}}')

  test('the server’s sentence, the network’s, or the fallback', () => {
    expect(messageOf(refused, 'x')).toBe('Confira os dados')
    expect(messageOf(new NetworkError(), 'x')).toMatch(/^Não conseguimos/)
    expect(messageOf(new ApiError(413, 'Too Large', '<html>'), 'Tente de novo')).toBe('Tente de novo')
    expect(messageOf(new TypeError('x is undefined'), 'Tente de novo')).toBe('Tente de novo')
  })

  test.each([500, 502, 504])('of a %i that says why, our own sentence: what it says is for a log', status => {
    const failure = new ApiError(status, '', '{"message":"connect ECONNREFUSED 10.0.0.1:5432"}')
    expect(messageOf(failure, 'x')).toMatch(/^Algo deu errado do nosso lado/)
  })

  test.each([500, 502, 503, 504, 507])(
    'of a %i without a sentence, our own, unless the form has one for it',
    status => {
      for (const body of ['', '<html><h1>Bad Gateway</h1></html>', '{"error":"x"}']) {
        const failure = new ApiError(status, 'Bad Gateway', body)
        expect(messageOf(failure, 'Código errado')).toMatch(/^Algo deu errado do nosso lado/)
        expect(messageOf(failure, 'x', 'Não foi possível enviar')).toBe('Não foi possível enviar')
      }
    },
  )

  test('that something typed is wrong, only where the server refused it', () => {
    expect(refusalOf(refused, 'Código errado')).toBe('Confira os dados')
    expect(refusalOf(new ApiError(401, '', ''), 'Código errado')).toBe('Código errado')
    expect(refusalOf(new NetworkError(), 'Código errado')).toMatch(/^Não conseguimos/)
    expect(refusalOf(new ApiError(500, '', ''), 'Código errado')).toMatch(/^Algo deu errado do nosso lado/)
    // The page of a school's network, where an answer in JSON was expected.
    expect(refusalOf(new SyntaxError('Unexpected token <'), 'Código errado')).toMatch(/^Algo deu errado do nosso lado/)
  })

  test.each([503, 507])('of a %i what the server says of its state', status => {
    expect(messageOf(new ApiError(status, '', '{"message":"O servidor está ocupado."}'), 'x')).toMatch(/ocupado/)
  })

  test('the sentences of the fields', () => {
    expect(fieldErrorsOf(refused)).toEqual({ email: 'Email inválido' })
    expect(fieldErrorsOf(new NetworkError())).toEqual({})
  })

  test.each(['', 'null', '[]', '{"message":3}', '<html>'])('%j is not an error reply', body => {
    expect(readErrorReply(body)).toBeUndefined()
  })

  test('errors that are not sentences are left out', () => {
    expect(readErrorReply('{"message":"a","errors":{"b":1}}')).toEqual({ message: 'a' })
  })
})

test('only the 401 of a lost session is unauthorized', () => {
  expect(isUnauthorized(new ApiError(401, '', '{"message":"Unauthorized"}'))).toBe(true)
  expect(isUnauthorized(new ApiError(401, '', '{"message":"Credenciais inválidas"}'))).toBe(false)
  expect(isUnauthorized(new ApiError(403, '', 'Unauthorized'))).toBe(false)
})
