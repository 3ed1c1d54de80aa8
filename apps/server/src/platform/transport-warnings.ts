import { isNearbyName, isThisMachine } from './outside-address.ts'

/** What tells where things travel, as the settings are read. */
type Transport = {
  NODE_ENV?: string | undefined
  HOST?: string | undefined
  PUBLIC_URL?: string | undefined
  DATABASE_URL?: string | undefined
  SMTP_URL?: string | undefined
  STORAGE_URL?: string | undefined
}

const plainPages =
  'O site é aberto por http, sem criptografia: quem está na mesma rede pode ler as senhas e os dados dos ' +
  'alunos. Ponha um proxy com ' +
  'https na frente e informe o endereço em PUBLIC_URL, como https://capivira.escola.br.'

const plainDatabase =
  'A conexão com o banco de dados vai para outra rede sem criptografia. Se o servidor dele aceitar TLS, ' +
  'acrescente ?sslmode=verify-full ' +
  'a DATABASE_URL.'

const plainMail =
  'As mensagens vão para o servidor de e-mail em outra rede sem exigir criptografia. Use smtps:// em SMTP_URL, ' +
  'ou tire dela ignoreTLS e ' +
  'requireTLS.'

const plainFiles =
  'Os arquivos vão para um armazenamento em outra rede por http, sem criptografia. Use um endpoint https:// em ' +
  'STORAGE_URL.'

/**
 * Sentences about what people on the way could read or change; each is allowed, because a school's own network may have
 * no certificates. Someone who tries Capivira on their own machine is told nothing of it.
 */
export function transportWarnings(env: Transport): string[] {
  if (env.NODE_ENV !== 'production') return []
  return [
    ...(servesPlainPages(env) ? [plainPages] : []),
    ...(leavesPlain(env.DATABASE_URL, hasPlainDatabase) ? [plainDatabase] : []),
    ...(leavesPlain(env.SMTP_URL, hasPlainMail) ? [plainMail] : []),
    ...(leavesPlain(endpointOf(env.STORAGE_URL), url => url.protocol === 'http:') ? [plainFiles] : []),
  ]
}

/** Whether browsers on other machines are to come by http. */
function servesPlainPages({ PUBLIC_URL, HOST }: Transport): boolean {
  if (PUBLIC_URL?.startsWith('https:')) return false
  return !(isThisMachine(HOST ?? '') && (PUBLIC_URL === undefined || isThisMachine(new URL(PUBLIC_URL).hostname)))
}

function leavesPlain(address: string | undefined, isPlain: (url: URL) => boolean): boolean {
  if (!address) return false
  const url = new URL(address)
  return !isNearbyName(url.hostname) && isPlain(url)
}

/** The driver encrypts only when it is told to. */
function hasPlainDatabase({ searchParams }: URL): boolean {
  const ssl = searchParams.get('sslmode') ?? searchParams.get('ssl') ?? 'disable'
  return ['disable', 'false', '0'].includes(ssl)
}

/** Encryption is demanded of mail servers outside unless the address says otherwise (mail.ts). */
function hasPlainMail({ protocol, searchParams }: URL): boolean {
  const [ignore, demand] = [searchParams.get('ignoreTLS'), searchParams.get('requireTLS')]
  return protocol === 'smtp:' && (ignore === 'true' || demand === 'false')
}

const endpointOf = (storage: string | undefined): string | undefined => {
  const endpoint = storage === undefined ? null : new URL(storage).searchParams.get('endpoint')
  return endpoint && URL.canParse(endpoint) ? endpoint : undefined
}
