import { isIP } from 'node:net'
import { fewestMonths } from '@capivira/core/retention/idle-account'
import { z } from 'zod'
import { explainSign, unescapedSign } from './address-signs.ts'
import { aiProblems, aiVariables } from './ai-settings.ts'
import { databaseAddressProblem, withAnyHost } from './database-address.ts'
import { mailAddressProblem } from './mail/address-parts.ts'
import { isSecurityContact } from './security-contact.ts'
import { isProxyAddress, proxiesIn } from './trusted-proxies.ts'
import { asWritten, filled } from './variables.ts'

/** A text that must pass `accepts`; the sentence names the variable and shows the value, which must not be a secret. */
function checked(accepts: (text: string) => boolean, sentence: string) {
  return filled.refine(text => text === undefined || accepts(text), {
    error: issue => `${sentence} (está "${String(issue.input)}").`,
  })
}

function oneOf<const T extends readonly string[]>(name: string, choices: T) {
  const choice = z.enum(choices, { error: `${name} deve ser um destes: ${choices.join(', ')}.` })
  return filled.transform(text => text?.toLowerCase()).pipe(choice.optional())
}

const YES = ['true', '1', 'sim', 'yes', 'on']
const NO = ['false', '0', 'não', 'nao', 'no', 'off']

function yesNo(name: string) {
  return checked(text => [...YES, ...NO].includes(text.toLowerCase()), `${name} deve ser true ou false`).transform(
    text => (text === undefined ? undefined : YES.includes(text.toLowerCase())),
  )
}

/**
 * A path. What only a shell replaces stands for itself in systemd's and Docker's files, and would be a folder of that
 * name in the checkout.
 */
function place(name: string, example: string) {
  return checked(
    text => !/^(?:~|\$|%[a-z])/i.test(text),
    `${name} deve ser o caminho por extenso, como ${example}: fora do terminal, ~ e $HOME não são trocados ` +
      'pela sua pasta',
  )
}

/** What begins as an address does; that of a file may have one slash alone. */
const isAddress = /^(?:[a-z][a-z\d+.-]*:\/\/|file:\/)/i

/** 'postgres:' of an address, even where the rest cannot be read. */
const protocolOf = (text: string): string => text.slice(0, text.indexOf(':') + 1).toLowerCase()

/** An address, which may hold a password: so the value is never repeated. */
function url(
  name: string,
  protocols: readonly string[],
  example: string,
  problem: (text: string) => string | null = () => null,
  readable: (text: string) => string = text => text,
) {
  return filled
    .transform(written => written && readable(written))
    .superRefine((text, context) => {
      if (text === undefined) return
      // `URL` mends what lacks a slash, and the rest of it is then none of what was meant.
      const mayHavePassword = isAddress.test(text) && !/^file:/i.test(text)
      const sign = mayHavePassword ? unescapedSign(text) : null
      if (sign) context.addIssue({ code: 'custom', message: explainSign(name, sign), continue: false })
      else if (isAddress.test(text) && protocols.includes(protocolOf(text)) && problem(text))
        context.addIssue({ code: 'custom', message: problem(text) ?? '', continue: false })
      else if (!isAddress.test(text) || !URL.canParse(text) || !protocols.includes(new URL(text).protocol))
        context.addIssue({ code: 'custom', message: `${name} deve ser um endereço como ${example}.`, continue: false })
    })
}

function secret(name: string, shortest: number) {
  // Its quotes stay: they may be part of what people type.
  return asWritten.refine(text => text === undefined || text.length >= shortest, {
    error: `${name} deve ter pelo menos ${shortest} caracteres.`,
  })
}

const WEB = ['http:', 'https:']

/** A name, or an address of either family: `localhost:3000` is neither. */
const isPlace = (text: string): boolean => isIP(text) !== 0 || /^[\w.-]+$/.test(text)

/** Whether an address of a kind has a host, or has none; 'localhost' before a folder means this machine. */
const isOfHost = (text: string | undefined, protocol: string, hasHost: boolean): boolean => {
  if (text === undefined || !URL.canParse(text)) return false
  const { protocol: own, hostname } = new URL(text)
  return own === protocol && (hostname !== '' && hostname !== 'localhost') === hasHost
}

/** The environment variables of Capivira. All are optional; other variables are ignored. */
export const environmentSchema = z
  .object({
    NODE_ENV: oneOf('NODE_ENV', ['development', 'production', 'test']),
    PORT: checked(isPort, 'PORT deve ser um número inteiro de 1 a 65535').transform(text =>
      text === undefined ? undefined : Number(text),
    ),
    HOST: checked(isPlace, 'HOST deve ser um nome ou endereço de rede, sem a porta, como 127.0.0.1'),
    PUBLIC_URL: url('PUBLIC_URL', WEB, 'https://capivira.escola.br')
      .refine(text => text === undefined || !URL.canParse(text) || ['/', ''].includes(new URL(text).pathname), {
        error: 'PUBLIC_URL não pode ter um caminho depois do endereço: use https://capivira.escola.br.',
      })
      .refine(text => !text?.includes('*'), {
        error: 'PUBLIC_URL deve ser o endereço por extenso, sem *: use https://capivira.escola.br.',
      }),
    TRUSTED_PROXIES: checked(
      text => proxiesIn(text).every(isProxyAddress),
      'TRUSTED_PROXIES deve ter endereços ou redes de proxies separados por vírgula, como 10.0.0.5,10.1.0.0/24',
    ).transform(text => proxiesIn(text ?? '')),
    DATA_DIR: place('DATA_DIR', '/var/lib/capivira'),
    ERASED_LIST: place('ERASED_LIST', '/var/lib/capivira-erased'),
    DATABASE_URL: url(
      'DATABASE_URL',
      ['postgres:', 'postgresql:'],
      'postgresql://usuario:senha@servidor:5432/capivira',
      databaseAddressProblem,
      withAnyHost,
    ),
    /** Told by the launcher to what it starts, not by people. */
    CAPIVIRA_EMBEDDED: filled,
    CAPIVIRA_EXAMINED: filled,
    STORAGE_URL: url(
      'STORAGE_URL',
      ['s3:', 'file:'],
      's3://chave:segredo@balde?region=sa-east-1 ou, de uma pasta, file:///srv/capivira/arquivos',
    )
      .refine(text => isOfKnownParts(text), {
        error:
          'STORAGE_URL: region e endpoint são escritos em minúsculas, como ' +
          '?region=sa-east-1&endpoint=https://s3.escola.br.',
      })
      .refine(text => !isOfHost(text, 'file:', true), {
        error: 'STORAGE_URL: uma pasta tem três barras e o caminho por extenso, como file:///srv/capivira/arquivos.',
      })
      .refine(text => !isOfHost(text, 's3:', false), {
        error: 'STORAGE_URL: falta o nome do balde, como s3://chave:segredo@balde?region=sa-east-1.',
      })
      .refine(text => !isServer(text), {
        error:
          'STORAGE_URL: depois do @ vem o nome do balde, e o servidor em endpoint, como ' +
          's3://chave:segredo@balde?endpoint=https://s3.escola.br:9000.',
      })
      .refine(text => !hasSecretEndpoint(text), {
        error: 'STORAGE_URL: a chave e o segredo vêm antes do balde, não em endpoint.',
      })
      .refine(text => isFullEndpoint(text), {
        error: 'STORAGE_URL: endpoint deve começar com http:// ou https://, como endpoint=https://s3.escola.br.',
      })
      .refine(text => isPlainPrefix(text), {
        error:
          'STORAGE_URL: o caminho depois do balde só pode ter letras sem acento, números, hífen, ponto, _ e /, ' +
          'como /capivira/prod.',
      }),
    STORAGE_ADOPT: checked(
      text => /^[\w-]{8,36}$/.test(text),
      'STORAGE_ADOPT deve ser o código que a Capivira escreveu no aviso sobre o armazenamento',
    ),
    SESSION_SECRET: secret('SESSION_SECRET', 32),
    TEACHER_SECRET: secret('TEACHER_SECRET', 8),
    ADMIN_SECRET: secret('ADMIN_SECRET', 8),
    DEMO: yesNo('DEMO'),
    SMTP_URL: url('SMTP_URL', ['smtp:', 'smtps:'], 'smtps://usuario:senha@servidor:465', mailAddressProblem),
    MAIL_FROM: checked(
      text => /^[^<>\r\n]*<[^<>@\s]+@[^<>@\s]+>$|^[^<>@\s]+@[^<>@\s]+$/.test(text),
      'MAIL_FROM deve ser um remetente como Capivira <nao-responda@escola.br>',
    ),
    AI_PROVIDER: oneOf('AI_PROVIDER', ['openai-compatible', 'anthropic', 'google']),
    AI_BASE_URL: url('AI_BASE_URL', WEB, 'http://localhost:11434/v1'),
    ...aiVariables,
    OCR_ENGINE: oneOf('OCR_ENGINE', ['native', 'packaged']),
    LOG_LEVEL: oneOf('LOG_LEVEL', ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']),
    SCHOOL_NAME: filled,
    SCHOOL_TIME_ZONE: checked(isTimeZone, 'SCHOOL_TIME_ZONE deve ser um fuso horário como America/Sao_Paulo').transform(
      name => name && todaysName(name),
    ),
    REQUIRE_EMAIL_VERIFICATION: yesNo('REQUIRE_EMAIL_VERIFICATION'),
    REQUIRE_STAFF_2FA: yesNo('REQUIRE_STAFF_2FA'),
    REVIEW_DRAWINGS: yesNo('REVIEW_DRAWINGS'),
    SECURITY_CONTACT: checked(
      isSecurityContact,
      'SECURITY_CONTACT deve ser um email ou uma página, como mailto:seguranca@escola.br ou ' +
        'https://escola.br/seguranca',
    ),
    INACTIVE_MONTHS: checked(
      isInactiveMonths,
      `INACTIVE_MONTHS deve ser um número inteiro de meses, de ${fewestMonths} a 120, ou 0 para não excluir ` +
        'contas paradas',
    ).transform(text => (text === undefined ? undefined : Number(text))),
  })
  .superRefine((env, context) => {
    for (const message of aiProblems(env)) context.addIssue({ code: 'custom', message })
  })

/** What may stand behind the `?` of a storage; anything else changes nothing. */
export const storageParts: readonly string[] = ['region', 'endpoint']

/** Whether no part of a bucket would be passed over for its capitals: `Endpoint` leads to Amazon all the same. */
function isOfKnownParts(text: string | undefined): boolean {
  if (text === undefined || !URL.canParse(text) || new URL(text).protocol !== 's3:') return true
  const names = [...new URL(text).searchParams.keys()]
  return names.every(name => storageParts.includes(name) || !storageParts.includes(name.toLowerCase()))
}

/** Whether the endpoint of a storage, where one is told, is an address of the web. */
function isFullEndpoint(text: string | undefined): boolean {
  const endpoint = text !== undefined && URL.canParse(text) ? new URL(text).searchParams.get('endpoint') : null
  return endpoint === null || (URL.canParse(endpoint) && WEB.includes(new URL(endpoint).protocol))
}

const s3Address = (text: string | undefined): URL | null =>
  text !== undefined && URL.canParse(text) && new URL(text).protocol === 's3:' ? new URL(text) : null

/** Whether what stands for a bucket is the address of a server: it has a port, is a number, or Amazon's own. */
function isServer(text: string | undefined): boolean {
  const { hostname = '', port = '' } = s3Address(text) ?? {}
  return port !== '' || isIP(hostname) !== 0 || /\.amazonaws\.com$/i.test(hostname)
}

/** Whether the endpoint holds a user or a password, which the log would tell. */
function hasSecretEndpoint(text: string | undefined): boolean {
  const endpoint = s3Address(text)?.searchParams.get('endpoint') ?? ''
  return URL.canParse(endpoint) && new URL(endpoint).username !== ''
}

function isInactiveMonths(text: string): boolean {
  const months = /^\d{1,3}$/.test(text) ? Number(text) : Number.NaN
  return months === 0 || (months >= fewestMonths && months <= 120)
}

/** Whether the path behind a bucket is one that keys can begin with. */
function isPlainPrefix(text: string | undefined): boolean {
  if (text === undefined || !URL.canParse(text)) return true
  const { protocol, pathname } = new URL(text)
  return protocol !== 's3:' || /^(?:\/[\w-][\w.-]*)*\/?$/.test(pathname)
}

function isPort(text: string): boolean {
  return /^\d{1,5}$/.test(text) && Number(text) >= 1 && Number(text) <= 65_535
}

/** Old names (BET, Brazil/Acre) and any capitals as the name of today, which every PostgreSQL knows. */
const todaysName = (timeZone: string) => new Intl.DateTimeFormat('pt-BR', { timeZone }).resolvedOptions().timeZone

function isTimeZone(name: string): boolean {
  // A difference has the other sign in PostgreSQL: '-03:00' is three hours ahead of Greenwich there.
  if (/^[+-]/.test(name)) return false
  try {
    new Intl.DateTimeFormat('pt-BR', { timeZone: name })
    return true
  } catch {
    return false
  }
}
