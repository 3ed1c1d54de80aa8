import { environmentSchema } from '../../apps/server/src/platform/settings-schema.ts'
import { variablesIn } from './variables-in.ts'

/** What other programs call a setting of Capivira. */
const elsewhere: Readonly<Record<string, string>> = {
  APP_URL: 'PUBLIC_URL',
  BASE_URL: 'PUBLIC_URL',
  POSTGRES_URL: 'DATABASE_URL',
  SITE_URL: 'PUBLIC_URL',
  TRUSTED_PROXY: 'TRUSTED_PROXIES',
  TRUST_PROXY: 'TRUSTED_PROXIES',
}

const known: readonly string[] = Object.keys(environmentSchema.shape)

/** Numbers of lines that are neither a variable, nor a comment, nor empty, from 1. */
function unread(text: string): number[] {
  const isNothing = (line: string) => /^\s*(?:[#;].*)?$/.test(line)
  const lines = text.split('\n').map(line => line.trimEnd())
  return lines.flatMap((line, place) =>
    isNothing(line) || Object.keys(variablesIn(line)).length > 0 ? [] : [place + 1],
  )
}

/** The setting that a name may stand for; undefined where it is a setting itself, or none of ours. */
function meant(name: string): string | undefined {
  if (known.includes(name)) return undefined
  return known.find(one => one === name.toUpperCase()) ?? elsewhere[name.toUpperCase()]
}

/**
 * What is odd in a file of settings, as Portuguese sentences that repeat none of its values: how it is kept, lines that
 * are no variables, names that Capivira does not know though others do.
 * @param text the file, read as UTF-8
 */
export function fileOddities(text: string): string[] {
  const lines = unread(text)
  const names = Object.keys(variablesIn(text)).flatMap(name => {
    const setting = meant(name)
    return setting ? [`A Capivira não conhece ${name}: escreva ${setting}.`] : []
  })
  return [
    ...(text.startsWith('\ufeff')
      ? ['O arquivo começa com uma marca (BOM), e o systemd não lê a primeira linha: salve-o como UTF-8 sem BOM.']
      : []),
    ...(text.includes('\ufffd') ? ['O arquivo não está em UTF-8: salve-o assim, ou os acentos se perdem.'] : []),
    ...(lines.length > 0
      ? [
          `Sem efeito aqui: ${lines.length === 1 ? 'a linha' : 'as linhas'} ${lines.join(', ')}. ` +
            'Escreva NOME=valor, sem espaços em volta do sinal de igual e em uma linha só.',
        ]
      : []),
    ...names,
  ]
}

/** Whether a file is kept in two bytes for each letter, as the oldest 'Unicode' of Windows: none of it can be read. */
export const isWide = (text: string): boolean => text.includes('\0')
