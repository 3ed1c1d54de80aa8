import { expect, test } from 'vitest'
import { keepRunning, type Program, type RunningProgram } from './supervisor.ts'

/** A program whose runs end when the test says so. */
function scripted(fails: (run: number) => boolean = () => false) {
  const runs: { end: (reason: string) => void; stopped: string[] }[] = []
  let attempts = 0
  const waiting: (() => void)[] = []
  const program: Program = {
    name: 'O programa',
    async start(): Promise<RunningProgram> {
      attempts += 1
      if (fails(attempts)) throw new Error(`tentativa ${attempts} falhou`)
      const ended = Promise.withResolvers<string>()
      const run = { end: ended.resolve, stopped: [] as string[] }
      runs.push(run)
      for (const go of waiting.splice(0)) go()
      return {
        ended: ended.promise,
        async stop(force) {
          run.stopped.push(force ? 'force' : 'gentle')
          ended.resolve('stopped')
        },
      }
    },
  }
  const nextRun = () => new Promise<void>(resolve => waiting.push(resolve))
  return { program, runs, nextRun }
}

test('a program that ends is started again and the reason told', async () => {
  const { program, runs, nextRun } = scripted()
  const said: string[] = []
  const supervised = await keepRunning(program, sentence => said.push(sentence), [1])
  const again = nextRun()
  runs[0]?.end('sinal SIGKILL')
  await again
  expect(said).toEqual(['O programa parou (sinal SIGKILL). Iniciando de novo…'])
  await supervised.stop(false)
  expect(runs).toHaveLength(2)
  expect(runs[1]?.stopped).toContain('gentle')
})

test('a first start that fails is not repeated', async () => {
  const { program } = scripted(() => true)
  await expect(keepRunning(program, () => {}, [1])).rejects.toThrow('tentativa 1 falhou')
})

test('a later start that fails is told and repeated', async () => {
  const { program, runs, nextRun } = scripted(attempt => attempt === 2 || attempt === 3)
  const said: string[] = []
  const supervised = await keepRunning(program, sentence => said.push(sentence), [1])
  const again = nextRun()
  runs[0]?.end('código 1')
  await again
  expect(said).toEqual([
    'O programa parou (código 1). Iniciando de novo…',
    'tentativa 2 falhou',
    'O programa parou (não iniciou). Iniciando de novo…',
    'tentativa 3 falhou',
    'O programa parou (não iniciou). Iniciando de novo…',
  ])
  await supervised.stop(false)
})

test('a stop during the pause starts nothing again', async () => {
  const { program, runs } = scripted()
  const told = Promise.withResolvers<void>()
  const supervised = await keepRunning(program, () => told.resolve(), [60_000])
  runs[0]?.end('sinal SIGKILL')
  await told.promise
  await supervised.stop(true)
  expect(runs).toHaveLength(1)
})
