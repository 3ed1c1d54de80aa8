import type { Settings } from '../../platform/settings.ts'

/**
 * What is said of an e-mail that was asked for: it is in the queue and has not arrived, and without a mail server it
 * becomes a file on the server, which only who looks after it can hand over.
 * @param what with its article, as 'um código de 6 números'
 * @param whither an address, or whose it is
 */
export function onItsWay({ smtpUrl }: Pick<Settings, 'smtpUrl'>, what: string, whither: string): string {
  return smtpUrl === undefined
    ? `Aqui não há servidor de email: peça ${what} a quem cuida do sistema.`
    : `Estamos enviando ${what} para ${whither}.`
}
