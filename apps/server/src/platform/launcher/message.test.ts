import { expect, test } from 'vitest'
import { parseEnvironment, type Settings } from '../settings.ts'
import { readyMessage } from './message.ts'

const both = { server: true, worker: true }

function settings(env: Record<string, string> = {}): Settings {
  const made = { sessionSecret: 'sessão', teacherSecret: 'aaaa-bbbb', adminSecret: 'cccc-dddd', demoPassword: '' }
  return { ...made, ...parseEnvironment({ HOST: '127.0.0.1', DATA_DIR: '/dados', ...env }) }
}

test('the address, the accounts in columns, the secrets and where everything is kept', () => {
  const accounts = [
    { label: 'Professora', email: 'clara@escola.demo', password: 'senha-1' },
    { label: 'Aluno', email: 'jo@escola.demo', password: 'senha-2' },
  ]
  expect(readyMessage(settings(), both, accounts, {}).split('\n')).toEqual([
    '',
    'Capivira está no ar: http://localhost:3000',
    '',
    'Escola de demonstração:',
    '  Professora   clara@escola.demo   senha-1',
    '  Aluno        jo@escola.demo      senha-2',
    '',
    'Segredos pedidos no cadastro:',
    '  de professores:       aaaa-bbbb',
    '  de administradores:   cccc-dddd',
    '',
    'Tudo fica guardado em /dados',
    'Para encerrar, tecle Ctrl+C.',
  ])
})

test('a secret from the environment is not shown', () => {
  const env = { TEACHER_SECRET: 'não-mostrar' }
  const text = readyMessage(settings(env), both, [], env)
  expect(text).not.toContain('não-mostrar')
  expect(text).toContain('de professores:       o que está em TEACHER_SECRET')
})

test('a worker alone has no address', () => {
  expect(readyMessage(settings(), { server: false, worker: true }, [], {})).not.toContain('http')
})

test('in production the message says where a secret is, not what it is', () => {
  const text = readyMessage(settings({ NODE_ENV: 'production' }), both, [], {})
  expect(text).not.toMatch(/aaaa-bbbb|cccc-dddd/)
  expect(text).toContain('de professores:       no arquivo /dados/secrets/teacher')
  expect(text).toContain('de administradores:   no arquivo /dados/secrets/admin')
})

test('a hosted server that is opened by http says what that means, beside the addresses as well', () => {
  const text = (env: Record<string, string>) =>
    readyMessage(settings({ NODE_ENV: 'production', HOST: '0.0.0.0', ...env }), both, [], {})
  const http = text({ PUBLIC_URL: 'http://192.168.0.9:3000' })
  expect(http).toContain('Atenção: O site é aberto por http, sem criptografia:')
  expect(http.includes('na mesma rede:')).toBe(http.includes('(por http, as senhas digitadas viajam legíveis'))
  expect(text({ PUBLIC_URL: 'https://capivira.escola.example' })).not.toMatch(/http:|Atenção: O site/)
})
