import autocannon from 'autocannon'
import { activePupils, type MeasuredCall, randomPair } from './calls.ts'
import { emailOf } from './school.ts'

const pageHeaders = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' }

/** Signs the pupils in who take part; answers their cookies, the n-th pupil's at n. */
export async function signIn(address: string, password: string): Promise<string[]> {
  const cookies: string[] = []
  for (let n = 1; n <= activePupils; n++) {
    const response = await fetch(`${address}/api/auth/login`, {
      method: 'POST',
      headers: pageHeaders,
      body: JSON.stringify({ email: emailOf(n), password }),
    })
    const cookie = response.headers.getSetCookie().find(one => one.includes('sid='))
    if (!cookie) throw new Error(`signing in answered ${response.status}: ${await response.text()}`)
    cookies[n] = cookie.split(';')[0] ?? ''
  }
  return cookies
}

export type Load = { requests: number; perSecond: number; p50: number; p99: number; errors: number }

/** Sends a call for random pupils and cards over `connections` connections. Latencies are in milliseconds. */
export async function load(
  {
    address,
    cookies,
    seconds,
    connections,
  }: { address: string; cookies: string[]; seconds: number; connections: number },
  call: MeasuredCall,
): Promise<Load> {
  const request = () => {
    const { pupil, card } = randomPair()
    return {
      method: call.method,
      path: call.url(card),
      headers: { ...pageHeaders, cookie: cookies[pupil] ?? '' },
      ...(call.body ? { body: JSON.stringify(call.body) } : {}),
    }
  }
  const result = await autocannon({
    url: address,
    connections,
    duration: seconds,
    // Written beforehand, so that writing them takes nothing from the measurement.
    setupClient: client => client.setRequests(Array.from({ length: 300 }, request)),
  })
  return {
    requests: result.requests.total,
    perSecond: result.requests.total / result.duration,
    p50: result.latency.p50,
    p99: result.latency.p99,
    errors: result.non2xx + result.errors,
  }
}
