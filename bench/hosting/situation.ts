import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Instance } from '../kill/instance.ts'
import { School } from '../security/school.ts'

/**
 * One situation in which hosts of such systems find themselves. `run` makes it and answers null when all is as it
 * should be, else what it saw. The rows are explained in docs/quality/hosting.md.
 */
export type Situation = {
  row: string
  what: string
  /** Programs of the machine without which it cannot be made. */
  needs?: readonly string[]
  run: (place: Place) => Promise<string | null>
}

/** Where a situation is made: a folder of its own, ports nobody else has, and what is to be ended afterwards. */
export class Place {
  readonly folder: string
  /** A checkout of the version before, where one was named. */
  readonly before: string | undefined
  readonly #ports: Iterator<number>
  readonly #endings: (() => Promise<unknown> | unknown)[] = []

  constructor(folder: string, ports: Iterator<number>, before?: string) {
    this.folder = folder
    this.before = before
    this.#ports = ports
  }

  /** A port for something that is about to be started. */
  port(): number {
    return Number(this.#ports.next().value)
  }

  /** Capivira over a data folder, not started yet. */
  school(dataFolder: string, settings: Record<string, string> = {}, project?: string): School {
    const quiet = { DATABASE_URL: '', STORAGE_URL: '', SMTP_URL: '', LOG_LEVEL: 'warn', ...settings }
    const school = new School(dataFolder, this.port(), quiet, project)
    this.atTheEnd(() => school.instance.stop())
    return school
  }

  /** Capivira that runs and has said so, over a data folder of its own in this situation's. */
  async running(settings: Record<string, string> = {}, name = 'data'): Promise<{ school: School; data: string }> {
    const data = join(this.folder, name)
    const school = this.school(data, settings)
    await announced(school.instance)
    return { school, data }
  }

  /** Has something ended or removed when the situation is over, the last one first. */
  atTheEnd(ending: () => Promise<unknown> | unknown): void {
    this.#endings.push(ending)
  }

  async end(): Promise<void> {
    for (const ending of this.#endings.splice(0).reverse()) await ending()
  }
}

/** What was seen where it differs from what is expected; null where it does not. */
export function unless(right: boolean, seen: string): string | null {
  return right ? null : seen
}

/** The first thing seen of several; null when all are as they should be. */
export function firstOf(...seen: (string | null)[]): string | null {
  return seen.find(one => one !== null) ?? null
}

/** Starts an instance and waits until it has said so: what is in its log afterwards came later. */
export async function announced(instance: Instance): Promise<void> {
  await instance.bringUp()
  while (!instance.log.includes('Ctrl+C')) await sleep(50)
  await sleep(500)
}
