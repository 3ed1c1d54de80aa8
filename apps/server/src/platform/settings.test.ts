import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { type Environment, parseEnvironment } from './settings.ts'

function sentence(env: Environment): string {
  try {
    parseEnvironment(env)
    return 'accepted'
  } catch (error) {
    return error instanceof Error ? error.message : 'not an error'
  }
}

const service = { AI_PROVIDER: 'google', AI_MODEL: 'm', AI_API_KEY: 'k' }

describe('without any variable', () => {
  test('there is a default for everything', () => {
    const { dataFolder, erasedList, storage, ...rest } = parseEnvironment({})
    expect(rest).toEqual({
      mode: 'development',
      port: 3000,
      host: '0.0.0.0',
      publicUrl: 'http://localhost:3000',
      trustedProxies: [],
      demo: true,
      logLevel: 'warn',
      schoolTimeZone: 'America/Sao_Paulo',
      requireEmailVerification: false,
      requireStaffTwoFactor: false,
      reviewDrawings: false,
      inactiveMonths: 24,
      notices: [],
      warnings: [],
    })
    expect(storage).toEqual({ kind: 'folder', folder: path.join(dataFolder, 'files') })
    expect(path.basename(dataFolder)).toBe('data')
    expect(erasedList).toBe(`${dataFolder}-erased`)
  })

  test('an empty variable counts as not set', () => {
    expect(parseEnvironment({ PORT: '', DATABASE_URL: ' ', DEMO: '' })).toEqual(parseEnvironment({}))
  })
})

describe('a wrong value is refused with its sentence', () => {
  test.each([
    [{ PORT: 'abc' }, 'PORT deve ser um número inteiro de 1 a 65535 (está "abc").'],
    [{ PORT: '65536' }, 'PORT deve ser um número inteiro de 1 a 65535 (está "65536").'],
    [{ PORT: '0' }, 'PORT deve ser um número inteiro de 1 a 65535 (está "0").'],
    [{ HOST: 'http://x' }, 'HOST deve ser um nome ou endereço de rede, sem a porta, como 127.0.0.1 (está "http://x").'],
    [{ DEMO: 'talvez' }, 'DEMO deve ser true ou false (está "talvez").'],
    [{ NODE_ENV: 'prod' }, 'NODE_ENV deve ser um destes: development, production, test.'],
    [
      { SCHOOL_TIME_ZONE: 'Brasil/Leste' },
      'SCHOOL_TIME_ZONE deve ser um fuso horário como America/Sao_Paulo (está "Brasil/Leste").',
    ],
    [
      { SCHOOL_TIME_ZONE: '-03:00' },
      'SCHOOL_TIME_ZONE deve ser um fuso horário como America/Sao_Paulo (está "-03:00").',
    ],
    [{ PUBLIC_URL: 'escola.br' }, 'PUBLIC_URL deve ser um endereço como https://capivira.escola.br.'],
    [
      { PUBLIC_URL: 'https://escola.br/app' },
      'PUBLIC_URL não pode ter um caminho depois do endereço: use https://capivira.escola.br.',
    ],
    [
      { TRUSTED_PROXIES: '10.0.0.5, proxy' },
      'TRUSTED_PROXIES deve ter endereços ou redes de proxies separados por vírgula, como 10.0.0.5,10.1.0.0/24 ' +
        '(está "10.0.0.5, proxy").',
    ],
    [
      { SECURITY_CONTACT: 'seguranca@escola.br' },
      'SECURITY_CONTACT deve ser um email ou uma página, como mailto:seguranca@escola.br ou ' +
        'https://escola.br/seguranca (está "seguranca@escola.br").',
    ],
    [
      { INACTIVE_MONTHS: '6' },
      'INACTIVE_MONTHS deve ser um número inteiro de meses, de 12 a 120, ou 0 para não excluir contas paradas ' +
        '(está "6").',
    ],
    [
      { STORAGE_URL: 's3://balde/escola são josé' },
      'STORAGE_URL: o caminho depois do balde só pode ter letras sem acento, números, hífen, ponto, _ e /, como ' +
        '/capivira/prod.',
    ],
    [
      { STORAGE_URL: 'file://srv/capivira' },
      'STORAGE_URL: uma pasta tem três barras e o caminho por extenso, como file:///srv/capivira/arquivos.',
    ],
    [
      { STORAGE_URL: '/srv/dados' },
      'STORAGE_URL deve ser um endereço como s3://chave:segredo@balde?region=sa-east-1 ou, de uma pasta, ' +
        'file:///srv/capivira/arquivos.',
    ],
    [
      { STORAGE_URL: 's3:/chave:segredo@balde' },
      'STORAGE_URL deve ser um endereço como s3://chave:segredo@balde?region=sa-east-1 ou, de uma pasta, ' +
        'file:///srv/capivira/arquivos.',
    ],
    [
      { STORAGE_URL: 's3://chave:segredo@balde?Endpoint=http://minio:9000' },
      'STORAGE_URL: region e endpoint são escritos em minúsculas, como ' +
        '?region=sa-east-1&endpoint=https://s3.escola.br.',
    ],
    [{ PUBLIC_URL: 'http:/escola.br' }, 'PUBLIC_URL deve ser um endereço como https://capivira.escola.br.'],
    [
      { DATABASE_URL: 'postgres//u:segredo@h/db' },
      'DATABASE_URL deve ser um endereço como postgresql://usuario:senha@servidor:5432/capivira.',
    ],
    [
      { STORAGE_URL: 's3:///balde' },
      'STORAGE_URL: falta o nome do balde, como s3://chave:segredo@balde?region=sa-east-1.',
    ],
    [
      { PUBLIC_URL: 'https://*.escola.example' },
      'PUBLIC_URL deve ser o endereço por extenso, sem *: use https://capivira.escola.br.',
    ],
    [
      { STORAGE_ADOPT: 'sim' },
      'STORAGE_ADOPT deve ser o código que a Capivira escreveu no aviso sobre o armazenamento (está "sim").',
    ],
    [{ SESSION_SECRET: 'curto' }, 'SESSION_SECRET deve ter pelo menos 32 caracteres.'],
    [{ AI_PROVIDER: 'google', AI_API_KEY: 'k' }, 'AI_PROVIDER está definido, mas falta AI_MODEL com o nome do modelo.'],
    [
      { AI_PROVIDER: 'anthropic', AI_MODEL: 'm' },
      'AI_PROVIDER=anthropic precisa de AI_API_KEY com a chave do serviço.',
    ],
    [
      { AI_PROVIDER: 'openai-compatible', AI_MODEL: 'm', AI_BASE_URL: 'http://169.254.169.254/v1' },
      'AI_BASE_URL aponta para um endereço interno reservado, que não pode ser usado.',
    ],
    [
      { AI_PROVIDER: 'openai-compatible', AI_MODEL: 'm', AI_BASE_URL: 'http://8.8.8.8/v1' },
      'AI_BASE_URL deve começar com https:// (http:// só vale nesta máquina ou na rede da escola).',
    ],
    [
      { AI_PROVIDER: 'openai-compatible', AI_MODEL: 'm', AI_BASE_URL: 'https://ana:senha@ia.example/v1' },
      'AI_BASE_URL não pode conter usuário e senha: use AI_API_KEY.',
    ],
    [
      { AI_PROVIDER: 'google', AI_MODEL: 'm', AI_API_KEY: 'k', AI_MAX_COST: '2' },
      'Para limitar o custo, defina também AI_INPUT_PRICE e AI_OUTPUT_PRICE: o preço de um milhão de tokens.',
    ],
    [{ ...service, AI_MAX_CALLS: 'muitas' }, 'AI_MAX_CALLS deve ser um número inteiro como 60 (está "muitas").'],
    [{ ...service, AI_MAX_CALLS: '2,5' }, 'AI_MAX_CALLS deve ser um número inteiro como 60 (está "2,5").'],
    [
      { AI_MODEL: 'x' },
      'Há configurações AI_* definidas, mas falta AI_PROVIDER (openai-compatible, anthropic ou google).',
    ],
  ])('%o', (env, expected) => {
    expect(sentence(env)).toBe(expected)
  })

  test('a secret address is not repeated', () => {
    expect(sentence({ DATABASE_URL: 'mysql://root:segredo@host/db' })).toBe(
      'DATABASE_URL deve ser um endereço como postgresql://usuario:senha@servidor:5432/capivira.',
    )
  })

  test('nor is a key', () => {
    const env = { AI_PROVIDER: 'google', AI_MODEL: 'm', AI_API_KEY: 'minha chave' }
    expect(sentence(env)).toBe('AI_API_KEY contém espaços ou caracteres que uma chave não tem.')
  })

  test('all wrong values are told at once', () => {
    expect(sentence({ PORT: 'x', LOG_LEVEL: 'alto' }).split('\n')).toHaveLength(2)
    expect(sentence({ OCR_ENGINE: 'google' })).toBe('OCR_ENGINE deve ser um destes: native, packaged.')
  })
})

test.each([
  [{ PORT: '8080' }, 'http://localhost:8080'],
  [{ HOST: '192.168.0.5' }, 'http://192.168.0.5:3000'],
  [{ HOST: '::' }, 'http://localhost:3000'],
  [{ HOST: 'fd00::1' }, 'http://[fd00::1]:3000'],
  [{ PUBLIC_URL: 'https://capivira.escola.br/' }, 'https://capivira.escola.br'],
])('the public address of %o is %s', (env, expected) => {
  expect(parseEnvironment(env).publicUrl).toBe(expected)
})

test.each([
  [{}, true],
  [{ DEMO: '0' }, false],
  [{ DEMO: 'não' }, false],
  [{ NODE_ENV: 'production' }, false],
  [{ NODE_ENV: 'production', DEMO: '1' }, false],
])('the demo school with %o: %s', (env, expected) => {
  expect(parseEnvironment(env).demo).toBe(expected)
})

test.each([
  ['BET', 'America/Sao_Paulo'],
  ['Brazil/Acre', 'America/Rio_Branco'],
  ['america/rio_branco', 'America/Rio_Branco'],
  ['America/Manaus', 'America/Manaus'],
])('the time zone %s is filed as %s', (SCHOOL_TIME_ZONE, name) => {
  expect(parseEnvironment({ SCHOOL_TIME_ZONE }).schoolTimeZone).toBe(name)
})

test.each([
  [
    'postgresql://u:a%23b@db/x?sslmode=require&sslrootcert=/x.pem',
    'postgresql://u:a%23b@db/x?sslmode=verify-full&sslrootcert=/x.pem',
  ],
  ['postgresql://u:p@db/x?sslmode=no-verify', 'postgresql://u:p@db/x?sslmode=no-verify'],
  [
    'postgresql://u:p@db/x?uselibpqcompat=true&sslmode=require',
    'postgresql://u:p@db/x?uselibpqcompat=true&sslmode=require',
  ],
])('%s names the check of the certificate that the driver makes anyway', (DATABASE_URL, address) => {
  expect(parseEnvironment({ DATABASE_URL }).databaseUrl).toBe(address)
})

test('an S3 address is taken apart', () => {
  expect(
    parseEnvironment({ STORAGE_URL: 's3://chave:a%2Fb@balde?region=sa-east-1&endpoint=https://s3.example' }).storage,
  ).toEqual({
    kind: 's3',
    bucket: 'balde',
    prefix: '',
    region: 'sa-east-1',
    endpoint: 'https://s3.example',
    accessKeyId: 'chave',
    secretAccessKey: 'a/b',
  })
})

test.each([
  ['s3://balde/capivira/prod?region=x', 'capivira/prod/'],
  ['s3://balde/capivira/', 'capivira/'],
  ['s3://balde/', ''],
])('what every key in %s begins with', (address, prefix) => {
  expect(parseEnvironment({ STORAGE_URL: address }).storage).toMatchObject({ prefix })
})

describe('a model', () => {
  test('of a service has its address, limits and a notice of where the texts go', () => {
    const { ai, notices } = parseEnvironment({
      AI_PROVIDER: 'anthropic',
      AI_MODEL: 'modelo-1',
      AI_API_KEY: 'chave',
      AI_INPUT_PRICE: '0,5',
      AI_OUTPUT_PRICE: '2.25',
      AI_MAX_COST: '3',
    })
    expect(ai).toEqual({
      provider: 'anthropic',
      model: 'modelo-1',
      baseUrl: 'https://api.anthropic.com/v1',
      apiKey: 'chave',
      nearby: false,
      timeoutMs: 120_000,
      limits: { calls: 60, tokens: 300_000, minutes: 15, cost: 3, dailyCost: null },
      prices: { input: 0.5, output: 2.25 },
    })
    expect(notices).toEqual([
      'Com AI_PROVIDER, o texto dos materiais é enviado a api.anthropic.com. Nenhum dado de alunos é enviado.',
    ])
  })

  test('of the school itself needs no key, and gets more time', () => {
    const env = { AI_PROVIDER: 'openai-compatible', AI_MODEL: 'llama3.1:8b', AI_BASE_URL: 'http://localhost:11434/v1/' }
    const { ai, notices } = parseEnvironment(env)
    expect(ai).toMatchObject({ baseUrl: 'http://localhost:11434/v1', nearby: true, timeoutMs: 300_000 })
    expect(notices).toEqual([])
  })
})

test('several machines without a common secret get an explanation', () => {
  const env = { NODE_ENV: 'production', DATABASE_URL: 'postgres://db/x', PUBLIC_URL: 'https://capivira.escola.br' }
  const explained = parseEnvironment(env).notices.join(' ')
  expect(explained).toContain('SESSION_SECRET')
  expect(explained).toContain('STORAGE_URL')
  const secrets = { SESSION_SECRET: 's'.repeat(32), TEACHER_SECRET: 'professor', ADMIN_SECRET: 'a senha da diretora' }
  expect(parseEnvironment({ ...env, ...secrets, STORAGE_URL: 's3://balde' }).notices).toEqual([])
})

test.each([
  ['quinze-letras-1', true],
  ['dezesseis-letra1', false],
])('a secret of administrators as short as %s is warned of: %s', (ADMIN_SECRET, warned) => {
  expect(parseEnvironment({ ADMIN_SECRET }).notices.join().includes('ADMIN_SECRET')).toBe(warned)
})

test('proxies on other machines are named', () => {
  expect(parseEnvironment({ TRUSTED_PROXIES: '10.0.0.5, 10.1.0.0/24' }).trustedProxies).toEqual([
    '10.0.0.5',
    '10.1.0.0/24',
  ])
  expect(parseEnvironment({}).trustedProxies).toEqual([])
})

test('the sender of e-mails is an address, with or without a name', () => {
  expect(parseEnvironment({ MAIL_FROM: 'Escola Tal <nao-responda@escola.example>' }).mailFrom).toBe(
    'Escola Tal <nao-responda@escola.example>',
  )
  expect(parseEnvironment({ MAIL_FROM: 'nao-responda@escola.example' }).mailFrom).toBe('nao-responda@escola.example')
  for (const wrong of ['Escola', 'a@b <c', 'x@y\nBcc: z@w'])
    expect(sentence({ MAIL_FROM: wrong })).toContain('MAIL_FROM deve ser um remetente')
})
