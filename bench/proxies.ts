/**
 * Tries the documented lines for a proxy behind the nginx of this machine, with several people at loopback addresses of
 * their own.
 *   node bench/proxies.ts
 * Prints a line for each: 'ok', or what was seen instead. Ends with 1 when a line is not ok. Where nginx is not
 * installed it says so and ends with 0. A machine without an address in a network skips what needs a proxy outside of
 * it.
 */
import { spawnSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { networkInterfaces, tmpdir } from 'node:os'
import { join } from 'node:path'
import { Instance } from './kill/instance.ts'
import { Nginx } from './proxies/nginx.ts'
import { guess, guesses } from './proxies/visitors.ts'

if (spawnSync('nginx', ['-v']).error) {
  console.log('nginx não está instalado: nada foi testado. Em Debian ou Ubuntu: apt-get install nginx')
  process.exit(0)
}

/** The limit of wrong passwords of one account from one address. */
const most = 8
const ports = { app: 3120, near: 3121, outer: 3122, inner: 3123, away: 3124 }
const outside = Object.values(networkInterfaces())
  .flat()
  .find(one => one?.family === 'IPv4' && !one.internal)?.address

const folder = await mkdtemp(join(tmpdir(), 'capivira-proxies-'))
const replaced = '$remote_addr'
const added = '$proxy_add_x_forwarded_for'
const nginx = new Nginx(join(folder, 'nginx'), [
  { listen: `127.0.0.1:${ports.near}`, to: `127.0.0.1:${ports.app}`, forwardedFor: replaced },
  ...(outside
    ? [
        { listen: `127.0.0.1:${ports.away}`, to: `${outside}:${ports.app}`, forwardedFor: replaced, from: outside },
        { listen: `127.0.0.1:${ports.outer}`, to: `${outside}:${ports.inner}`, forwardedFor: replaced, from: outside },
        { listen: `${outside}:${ports.inner}`, to: `127.0.0.1:${ports.app}`, forwardedFor: added },
      ]
    : []),
])
let failures = 0

/** Prints what became of a line. */
function line(what: string, isOk: boolean, seen: unknown): void {
  if (!isOk) failures++
  console.log(`${what}: ${isOk ? 'ok' : `NOT OK: ${JSON.stringify(seen)}`}`)
}

/** Whether people behind a proxy count apart, and nobody gets a further address by naming one. */
async function countsApart(what: string, port: number): Promise<void> {
  const email = `${crypto.randomUUID()}@escola.example`
  const spoofing = await guesses(port, email, '127.0.0.50', most + 4, n => `203.0.113.${n}`)
  line(
    `${what}, who names other addresses stays one`,
    spoofing.filter(status => status === 401).length === most,
    spoofing,
  )
  const neighbour = await guess(port, email, '127.0.0.51')
  line(`${what}, a neighbour counts apart`, neighbour === 401, neighbour)
}

async function withCapivira(trusted: string, run: (instance: Instance) => Promise<void>): Promise<void> {
  const settings = {
    HOST: '0.0.0.0',
    PUBLIC_URL: 'https://capivira.example',
    TRUSTED_PROXIES: trusted,
    LOG_LEVEL: 'warn',
  }
  const instance = new Instance(join(folder, 'data'), ports.app, settings)
  try {
    await instance.bringUp()
    await run(instance)
  } finally {
    await instance.stop()
  }
}

try {
  await nginx.start()
  await withCapivira('', async instance => {
    await countsApart('a proxy on this machine', ports.near)
    if (!outside) return console.log('no address in a network: proxies outside this machine were not tried')
    const email = `${crypto.randomUUID()}@escola.example`
    await guesses(ports.away, email, '127.0.0.50', most)
    const neighbour = await guess(ports.away, email, '127.0.0.51')
    line('a proxy elsewhere that is not named makes all one', neighbour === 429, neighbour)
    const told = instance.log.split(`TRUSTED_PROXIES=${outside}`).length - 1
    line('and is told of once', told === 1, instance.log)
  })
  if (outside)
    await withCapivira(outside, async instance => {
      await countsApart('a named proxy elsewhere', ports.away)
      await countsApart('two proxies in a row', ports.outer)
      line('and nothing is told', !instance.log.includes('X-Forwarded-For'), instance.log)
    })
} finally {
  await nginx.stop()
  await rm(folder, { recursive: true, force: true, maxRetries: 10 })
}
process.exit(failures > 0 ? 1 : 0)
