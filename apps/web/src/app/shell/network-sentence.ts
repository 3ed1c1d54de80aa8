import { formatCount } from '../../lib/format.ts'
import type { Reach } from '../../lib/reach.ts'

const what: Record<Exclude<Reach, 'here'> | 'offline', string> = {
  offline: 'Você está sem internet.',
  away: 'O servidor da Capivira não está respondendo.',
  foreign: 'A rede está respondendo no lugar da Capivira: um Wi-Fi que pede para entrar, ou um filtro.',
}

/** Of a pupil's acts no number: each side that was looked at is one, and nobody counts those as answers. */
const waiting = (count: number, isPupil: boolean) =>
  isPupil
    ? 'O que você fez está guardado neste aparelho'
    : formatCount(count, 'mudança guardada neste aparelho', 'mudanças guardadas neste aparelho')

const sent = (count: number, isPupil: boolean) =>
  isPupil ? ' e será enviado' : count === 1 ? ': será enviada' : ': serão enviadas'

type Known = {
  /** Acts that wait on this device. */
  pending: number
  /** Whether somebody studies here and this device keeps what they do. */
  studies: boolean
  isPupil?: boolean
}

/**
 * What to know about the network: what is between the page and the server, and what becomes of one's work; null when
 * all is well.
 */
export function networkSentence(reach: Reach | 'offline', { pending, studies, isPupil = true }: Known): string | null {
  if (reach === 'here') return pending > 0 ? `${waiting(pending, isPupil)}; enviando assim que der.` : null
  const back = reach === 'offline' ? 'ela' : 'ele'
  const when = reach === 'foreign' ? 'quando a Capivira responder' : `quando ${back} voltar`
  if (pending > 0) return `${what[reach]} ${waiting(pending, isPupil)}${sent(pending, isPupil)} ${when}.`
  if (studies) return `${what[reach]} O que você baixou continua aqui, e o que você estudar será enviado ${when}.`
  return (
    `${what[reach]} Algumas coisas podem não funcionar até ` +
    `${reach === 'foreign' ? 'a Capivira responder' : `${back} voltar`}.`
  )
}
