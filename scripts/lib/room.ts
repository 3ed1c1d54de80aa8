import { statfsSync } from 'node:fs'
import { StartupProblem } from './problem.mjs'

const GB = 1024 ** 3

/** Bytes: what a server leaves free when it takes a PDF (2 GB), and half a gigabyte for what the tests write. */
const NEEDED = 2.5 * GB

/**
 * Makes sure that the tests can write below a folder. On a disk that is nearly full the server rightly refuses uploads,
 * and every test that sends a PDF would fail with another reason than this one.
 * @throws StartupProblem when too little is free
 */
export function requireRoom(folder: string, free: number = freeBytes(folder)): void {
  if (free >= NEEDED) return
  const there = (free / GB).toFixed(1).replace('.', ',')
  throw new StartupProblem(
    `O disco de ${folder} está quase cheio: os testes precisam de 2,5 GB livres, e há ${there}. Libere espaço ` +
      'e execute de novo.',
  )
}

function freeBytes(folder: string): number {
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize
}
