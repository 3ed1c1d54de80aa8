import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'

/** A sign-in with a wrong password, by somebody at an address; answers its status. */
export async function guess(port: number, email: string, localAddress: string, claimed?: string): Promise<number> {
  const headers = { 'content-type': 'application/json', ...(claimed && { 'x-forwarded-for': claimed }) }
  const sent = request({ host: '127.0.0.1', port, localAddress, method: 'POST', path: '/api/auth/login', headers })
  sent.end(JSON.stringify({ email, password: 'Errada1@' }))
  const [answer] = (await once(sent, 'response')) as [IncomingMessage]
  answer.resume()
  await once(answer, 'end')
  return answer.statusCode ?? 0
}

/** Several of them, one after the other. */
export async function guesses(
  port: number,
  email: string,
  localAddress: string,
  count: number,
  claimed: (n: number) => string | undefined = () => undefined,
): Promise<number[]> {
  const statuses: number[] = []
  for (let n = 1; n <= count; n++) statuses.push(await guess(port, email, localAddress, claimed(n)))
  return statuses
}
