import { spawn, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { defaultParameters } from '@capivira/core/study/schedule'
import type { FitOrder } from '../../apps/server/src/features/memory/fit-in-child.ts'
import { fitLimits } from '../../apps/server/src/features/memory/fit-in-child.ts'
import { type Nature, zone } from './school.ts'
import { type Size, schoolOf } from './trial.ts'

const script = fileURLToPath(new URL('../../apps/server/src/features/memory/fit-child.ts', import.meta.url))

/**
 * A fit with all its checks in the program that the worker runs, on one core: what it took from the start of the
 * process.
 */
export async function fitAlone(
  nature: Nature,
  size: Size,
  seed: number,
): Promise<{ seconds: number; megabytes: number }> {
  const { log } = schoolOf(nature, size, seed)
  const order: FitOrder = { memories: log, before: defaultParameters.weights, scope: 'school', timeZone: zone }
  const began = performance.now()
  const child = spawn(process.execPath, [`--max-old-space-size=${fitLimits.heapMb}`, script], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    serialization: 'advanced',
  })
  spawnSync('sh', ['-c', 'taskset -apc 0 "$0"', String(child.pid)])
  return new Promise((resolve, reject) => {
    child.on('exit', code => reject(new Error(`the fit ended with ${code}`)))
    child.on('message', () => {
      const seconds = (performance.now() - began) / 1_000
      const megabytes = Math.ceil(
        Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1]) / 1024,
      )
      child.removeAllListeners('exit')
      child.kill()
      resolve({ seconds, megabytes })
    })
    child.send(order)
  })
}
