import { expect, test } from 'vitest'
import { ServiceProblem } from '../service-problem.ts'
import { calmLog } from './calm-log.ts'

test('an absent database is one line a minute without a stack; other errors are told as they come', () => {
  const lines: [string, object, string][] = []
  let now = 0
  const log = calmLog(
    {
      error: (details, message) => lines.push(['error', details, message]),
      warn: (details, message) => lines.push(['warn', details, message]),
    },
    () => now,
  )
  const away = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED', syscall: 'connect' })
  const other = new Error('something else')
  for (now = 0; now < 90_000; now += 500) log.error({ err: away }, 'job queue')
  log.error({ err: other }, 'job queue')
  log.warn({ warning: 'slow' }, 'job queue')
  const line = ['warn', {}, 'O banco de dados não está respondendo; os trabalhos esperam até ele voltar.']
  expect(lines).toEqual([
    line,
    line,
    ['error', { err: other }, 'job queue'],
    ['warn', { warning: 'slow' }, 'job queue'],
  ])
})

test('each service is named by itself, once a minute', () => {
  const lines: string[] = []
  const log = calmLog(
    { error: (_, message) => lines.push(`error ${message}`), warn: (_, message) => lines.push(message) },
    () => 0,
  )
  const refused = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED', syscall: 'connect' })
  const reset = Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET', syscall: 'read' })
  for (let n = 0; n < 3; n++) {
    log.error({ err: new ServiceProblem('mail', 'O correio não atende.', { cause: reset }) }, 'a job failed')
    log.error({ err: new ServiceProblem('storage', 'O armazenamento não atende.', { cause: refused }) }, 'a job failed')
    log.error(
      { err: new Error('sending', { cause: new ServiceProblem('mail', 'O correio não atende.') }) },
      'a job failed',
    )
  }
  expect(lines).toEqual(['O correio não atende.', 'O armazenamento não atende.'])
})
