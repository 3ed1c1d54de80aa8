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

/** What the process answers: the test files that failed, null where nothing could be run. */
export interface Told {
  failed: string[] | null
}

export interface Tester {
  run: (asked: Asked) => Promise<Outcome>
  /** Those of the tests that pass while the file is unchanged: what the others say of a change is worth nothing. */
  soundOf: (asked: Asked) => Promise<string[]>
  close: () => void
}

/** The first run loads what the tests need; the dictionary alone takes seconds. */
const slowStart = 5

/** Runs tests in a process of their own, which is ended when they take longer than `patienceMs`. */
export function openTester(patienceMs: number): Tester {
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
  /** What a run told; null when it did not end in time. */
  async function tell(asked: Asked, patience: number): Promise<Told | null> {
    child ??= await start()
    const answer = once(child, 'message')
    child.send(asked)
    const { promise, resolve } = Promise.withResolvers<null>()
    const timer = setTimeout(() => resolve(null), patience)
    const told = await Promise.race([answer, promise])
    clearTimeout(timer)
    if (told) return told[0]
    close()
    return null
  }
  return {
    close,
    async run(asked) {
      const told = await tell(asked, patienceMs)
      if (told === null) return 'endless'
      return told.failed?.length === 0 ? 'passed' : 'failed'
    },
    async soundOf(asked) {
      let tests = asked.tests
      // The first that fails ends a run, so that there may be more of them.
      while (tests.length > 0) {
        const told = await tell({ ...asked, tests }, slowStart * patienceMs)
        const failed = told?.failed ?? tests
        if (failed.length === 0) break
        const left = tests.filter(test => !failed.includes(test))
        if (left.length === tests.length) return []
        tests = left
      }
      return tests
    },
  }
}
