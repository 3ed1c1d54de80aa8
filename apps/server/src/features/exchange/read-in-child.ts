import { spawn } from 'node:child_process'
import { open } from 'node:fs/promises'
import { confinedNode, type Walls } from '../../extraction/sandbox/confine.ts'
import { fairTurns } from '../../platform/fair-turns.ts'
import { readable } from '../materials/generate-in-child.ts'

/** A file that arrived, and who sent it. */
export type SentFile = { path: string; teacherId: string }

/** What reading one file may take. */
export type ReadingLimits = { milliseconds: number; heapMb: number; walls: Walls }

/** Far beyond what a deck of a school needs. */
export const deckLimits: ReadingLimits = {
  milliseconds: 20_000,
  heapMb: 300,
  /** Node reserves some 600 MB before it starts. */
  walls: { dataBytes: 1_500_000_000, cpuSeconds: 10 },
}

/** A process for each, so only a few at a time, and one of each teacher. */
const readings = fairTurns({ atOnce: 2, each: 1 })

/**
 * What a script makes of a file that somebody sent: it gets the file on standard input and `told` as its only argument,
 * in a confined process of its own, and answers with one message. Null when it gave up, broke or took too much.
 */
export function readInChild<Reading>(
  { path, teacherId }: SentFile,
  { script, told }: { script: string; told: string },
  limits: ReadingLimits = deckLimits,
): Promise<Reading | null> {
  return readings(teacherId, () => start<Reading>(path, script, told, limits))
}

async function start<Reading>(
  path: string,
  script: string,
  told: string,
  limits: ReadingLimits,
): Promise<Reading | null> {
  const file = await open(path, 'r')
  try {
    const flags = [`--max-old-space-size=${limits.heapMb}`]
    const [command, args] = confinedNode(limits.walls, { script, readable, flags })
    const child = spawn(command, [...args, told], {
      stdio: [file.fd, 'ignore', 'ignore', 'ipc'],
      env: {},
      serialization: 'advanced',
    })
    return await new Promise(resolve => {
      const settle = (reading: Reading | null) => {
        clearTimeout(timer)
        child.removeAllListeners()
        child.kill('SIGKILL')
        resolve(reading)
      }
      const timer = setTimeout(() => settle(null), limits.milliseconds)
      child.on('message', (reading: Reading) => settle(reading))
      child.on('error', () => settle(null))
      child.on('exit', () => settle(null))
    })
  } finally {
    await file.close()
  }
}
