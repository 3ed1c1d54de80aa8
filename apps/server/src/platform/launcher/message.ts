import path from 'node:path'
import type { Settings } from '../settings.ts'
import type { Roles } from './arguments.ts'
import { networkAddresses } from './port.ts'

/** An account of the demo school, as the start-up message shows it. */
export interface DemoAccount {
  label: string
  email: string
  password: string
}

/** The text shown once everything runs. */
export function readyMessage(
  settings: Settings,
  roles: Roles,
  accounts: readonly DemoAccount[],
  env: NodeJS.ProcessEnv,
) {
  if (!roles.server) {
    return ['', 'O processador de materiais da Capivira está em execução.', ...ending(settings)].join('\n')
  }
  const secret = secretWords(settings, env)
  return [
    '',
    `Capivira está no ar: ${settings.publicUrl}`,
    ...nearbyAddresses(settings),
    ...(accounts.length > 0 ? ['', 'Escola de demonstração:', ...table(accounts)] : []),
    '',
    'Segredos pedidos no cadastro:',
    `  de professores:       ${secret('TEACHER_SECRET', 'teacher', settings.teacherSecret)}`,
    `  de administradores:   ${secret('ADMIN_SECRET', 'admin', settings.adminSecret)}`,
    ...ending(settings),
  ].join('\n')
}

/**
 * How the message tells a secret. What a hosted server prints is kept and read by many, so there it is only where the
 * secret is; who tries Capivira reads the secret itself.
 */
function secretWords({ mode, dataFolder }: Settings, env: NodeJS.ProcessEnv) {
  return (name: string, file: string, value: string): string => {
    if (env[name]) return `o que está em ${name}`
    return mode === 'production' ? `no arquivo ${path.join(dataFolder, 'secrets', file)}` : value
  }
}

/** Where other devices of the network find the server; nowhere when a proxy with https stands before it. */
function nearbyAddresses({ mode, host, port, publicUrl }: Settings): string[] {
  if (publicUrl.startsWith('https:')) return []
  const addresses = networkAddresses(host, port).map(address => `  na mesma rede:     ${address}`)
  const isReadable = mode === 'production' && addresses.length > 0
  return isReadable ? [...addresses, '  (por http, as senhas digitadas viajam legíveis nessa rede)'] : addresses
}

function table(accounts: readonly DemoAccount[]): string[] {
  const width = (pick: (account: DemoAccount) => string) => Math.max(...accounts.map(account => pick(account).length))
  const [label, email] = [width(account => account.label), width(account => account.email)]
  return accounts.map(
    account => `  ${account.label.padEnd(label)}   ${account.email.padEnd(email)}   ${account.password}`,
  )
}

function ending(settings: Settings): string[] {
  return [
    '',
    `Tudo fica guardado em ${settings.dataFolder}`,
    ...[...settings.warnings, ...settings.notices].map(notice => `Atenção: ${notice}`),
    'Para encerrar, tecle Ctrl+C.',
  ]
}
