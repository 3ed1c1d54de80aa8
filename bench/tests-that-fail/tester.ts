import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'

/** Tests to run against a file as it is here. */
export interface Asked {
  file: string
  code: string
  tests: string[]
}

/** What became of it: tests that do not end notice the change too. */
export type Outcome = 'passed' | 'failed' | 'endless'

/** Runs tests in a process of their own, which is ended when they take longer than `patienceMs`. */
export function openTester(patienceMs: number): { run: (asked: Asked) => Promise<Outcome>; close: () => void } {
  let child: ChildProcess | undefined
  const close = () => {
    child?.kill('SIGKILL')
    child = undefined
  }
  async function start(): Promise<ChildProcess> {
    const started = fork(path.join(import.meta.dirname, 'runner-child.ts'), {
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    await once(started, 'message')
    return started
  }
  return {
    close,
    async run(asked) {
      child ??= await start()
      const answer = once(child, 'message')
      child.send(asked)
      const { promise, resolve } = Promise.withResolvers<null>()
      const timer = setTimeout(() => resolve(null), patienceMs)
      const told = await Promise.race([answer, promise])
      clearTimeout(timer)
      if (told === null) {
        close()
        return 'endless'
      }
      const [{ passed }] = told
      return passed ? 'passed' : 'failed'
    },
  }
}
