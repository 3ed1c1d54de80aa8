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
  const network = networkAddresses(settings.host, settings.port)
  const secret = (name: string, value: string) => (env[name] ? `o que está em ${name}` : value)
  return [
    '',
    `Capivira está no ar: ${settings.publicUrl}`,
    ...network.map(address => `  na mesma rede:     ${address}`),
    ...(accounts.length > 0 ? ['', 'Escola de demonstração:', ...table(accounts)] : []),
    '',
    'Segredos pedidos no cadastro:',
    `  de professores:       ${secret('TEACHER_SECRET', settings.teacherSecret)}`,
    `  de administradores:   ${secret('ADMIN_SECRET', settings.adminSecret)}`,
    ...ending(settings),
  ].join('\n')
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
    ...settings.notices.map(notice => `Atenção: ${notice}`),
    'Para encerrar, tecle Ctrl+C.',
  ]
}
