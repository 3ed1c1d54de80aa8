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
