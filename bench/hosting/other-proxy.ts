import { join } from 'node:path'
import { Nginx } from '../proxies/nginx.ts'
import { firstOf, type Place, type Situation, unless } from './situation.ts'
import { said } from './start-outcome.ts'

/** Signs in through a proxy as a browser on plain http does, from the proxy's own address. */
async function signInAt(port: number): Promise<number> {
  const { status } = await fetch(`http://127.0.0.1:${port}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: `http://127.0.0.1:${port}` },
    body: JSON.stringify({ email: 'ninguem@escola.example', password: 'Vento&Mar7lento' }),
  })
  return status
}

/** The proxy of operations.md, at a port, asked by an address other than PUBLIC_URL. */
export const otherProxies: readonly Situation[] = [
  {
    row: '16',
    what: 'nginx at another port on plain http: the documented lines work, and those that lose the port are told of',
    needs: ['nginx'],
    async run(place: Place) {
      const school = place.school(join(place.folder, 'data'), { PUBLIC_URL: 'http://capivira.lan' })
      await school.instance.bringUp()
      const to = new URL(school.instance.address).host
      const [documented, old] = [place.port(), place.port()]
      const nginx = new Nginx(join(place.folder, 'nginx'), [
        { listen: `127.0.0.1:${documented}`, to, forwardedFor: '$remote_addr' },
        { listen: `127.0.0.1:${old}`, to, forwardedFor: '$remote_addr', host: '$host' },
      ])
      place.atTheEnd(() => nginx.stop())
      await nginx.start()
      const [right, wrong, again] = [await signInAt(documented), await signInAt(old), await signInAt(old)]
      const { log } = school.instance
      return firstOf(
        unless(right === 401, `with $http_host: ${right}`),
        unless(wrong === 403 && again === 403, `with $host: ${wrong}, ${again}`),
        said(log, 'em nginx, use proxy_set_header Host $http_host'),
        unless(log.split('$http_host').length === 2, 'it was said more than once'),
      )
    },
  },
]
