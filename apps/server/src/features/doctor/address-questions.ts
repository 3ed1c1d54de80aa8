import { lookup } from 'node:dns/promises'
import { certificateProblem } from '../../platform/certificate-problem.ts'
import { checkPort, localAddress } from '../../platform/launcher/port.ts'
import { networkProblem, signsOf } from '../../platform/network-problem.ts'
import { isThisMachine } from '../../platform/outside-address.ts'
import type { EnvironmentSettings } from '../../platform/settings.ts'
import { type Answer, note, ok, type Question } from './answer.ts'

type Addresses = Pick<EnvironmentSettings, 'host' | 'port' | 'publicUrl' | 'trustedProxies'>

const patience = 5_000

/** The port: free, or Capivira's own. */
export function portQuestion({ host, port }: Addresses): Question {
  return {
    about: 'Porta',
    async ask() {
      if ((await healthAt(localAddress(host, port))) === 'ours')
        return ok(`${port}: a Capivira está em execução e atende nela`)
      await checkPort(host, port)
      return ok(`${port}, livre`)
    },
  }
}

/** The address that people type: a machine may not reach its own from inside, so it is a look and no verdict. */
export function publicUrlQuestion({ host, port, publicUrl }: Addresses): Question {
  return {
    about: 'Endereço do site',
    async ask() {
      const { hostname } = new URL(publicUrl)
      if (isThisMachine(hostname))
        return ok(`${publicUrl}, que só esta máquina abre; para os outros, defina PUBLIC_URL`)
      const found = await lookup(hostname.replace(/^\[|\]$/g, '')).catch(() => null)
      if (!found)
        return note(
          `${publicUrl}: o nome ${hostname} não foi encontrado a partir desta máquina; confira o DNS e PUBLIC_URL`,
        )
      const runs = (await healthAt(localAddress(host, port))) === 'ours'
      if (!runs) return ok(`${publicUrl} (com a Capivira em execução, este comando tenta abri-lo)`)
      return opened(publicUrl, await healthAt(publicUrl))
    },
  }
}

function opened(address: string, seen: string): Answer {
  if (seen === 'ours') return ok(`${address} abre a Capivira`)
  return note(
    `${address} não abriu a Capivira a partir desta máquina: ${seen}. Se de fora ele abre, pode ignorar; ` +
      'senão, confira o proxy',
  )
}

/** What answers the question for Capivira's health there: 'ours', or what else came, as a part of a sentence. */
async function healthAt(address: string): Promise<string> {
  try {
    const answer = await fetch(`${address}/api/health`, { signal: AbortSignal.timeout(patience), redirect: 'manual' })
    const text = (await answer.text()).slice(0, 1000)
    if (/^\{"(?:status":"ok"|message":)/.test(text)) return 'ours'
    return answer.status >= 300 && answer.status < 400 ? 'ele leva a outro endereço' : `ele respondeu ${answer.status}`
  } catch (error) {
    return certificateProblem(error) ?? networkProblem(signsOf(error)) ?? 'a conexão falhou'
  }
}

/** Networks with more addresses than this are not a proxy's, by the length of their prefix. */
const narrowest = { 4: 24, 6: 64 } as const

/** Whom to believe about where a request comes from. */
export function proxiesQuestion({ trustedProxies }: Addresses): Question {
  return {
    about: 'Proxies',
    async ask() {
      if (trustedProxies.length === 0) return ok('só o desta máquina é ouvido (TRUSTED_PROXIES vazio)')
      const wide = trustedProxies.filter(isWide)
      if (wide.length === 0) return ok(`desta máquina e ${trustedProxies.join(', ')}`)
      return note(
        `TRUSTED_PROXIES inclui redes inteiras (${wide.join(', ')}): quem está nelas escolhe com que endereço ` +
          'aparece. Ponha só o endereço de cada proxy, e nunca a rede dos alunos',
      )
    },
  }
}

function isWide(proxy: string): boolean {
  const [address = '', prefix] = proxy.split('/')
  return prefix !== undefined && Number(prefix) < narrowest[address.includes(':') ? 6 : 4]
}
