import { spawn } from 'node:child_process'
import { open } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import pLimit from 'p-limit'
import { confinedNode } from '../../extraction/sandbox/confine.ts'
import { Refusal } from '../../platform/refusal.ts'
import { readable } from '../materials/generate-in-child.ts'
import type { ApkgReading } from './apkg-child.ts'

/** Far beyond what a deck of a school needs. */
export const apkgLimits = {
  milliseconds: 20_000,
  heapMb: 300,
  /** Node reserves some 600 MB before it starts. */
  walls: { dataBytes: 1_500_000_000, cpuSeconds: 10 },
}

const script = fileURLToPath(new URL('./apkg-child.ts', import.meta.url))

/** A process for each, so only a few at a time. */
const readings = pLimit(2)

export const unreadableDeck = new Refusal(
  422,
  'Não conseguimos ler este baralho. Exporte-o de novo no Anki como “Pacote de baralho do Anki (.apkg)” e tente outra vez.',
)

/** The cards of an .apkg, read in a confined process of its own. Refuses 422 what is no deck, or asks for too much. */
export function readApkg(path: string, limits = apkgLimits): Promise<ApkgReading | Refusal> {
  return readings(() => readInChild(path, limits))
}

async function readInChild(path: string, limits: typeof apkgLimits): Promise<ApkgReading | Refusal> {
  const file = await open(path, 'r')
  try {
    const flags = [`--max-old-space-size=${limits.heapMb}`]
    const [command, args] = confinedNode(limits.walls, { script, readable, flags })
    const child = spawn(command, args, {
      stdio: [file.fd, 'ignore', 'ignore', 'ipc'],
      env: {},
      serialization: 'advanced',
    })
    return await new Promise(resolve => {
      const settle = (outcome: ApkgReading | Refusal) => {
        clearTimeout(timer)
        child.removeAllListeners()
        child.kill('SIGKILL')
        resolve(outcome)
      }
      const timer = setTimeout(() => settle(unreadableDeck), limits.milliseconds)
      child.on('message', (reading: ApkgReading) => settle(reading))
      child.on('error', () => settle(unreadableDeck))
      child.on('exit', () => settle(unreadableDeck))
    })
  } finally {
    await file.close()
  }
}
