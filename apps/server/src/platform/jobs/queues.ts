import type { Queue } from 'pg-boss'

/** A job's name is its queue's. Seconds throughout; see the queue options of pg-boss. */
export const queues = {
  /** Materials whose processing failed for good. */
  'material.dead': { retryLimit: 20, retryDelay: 5, retryBackoff: true, retryDelayMax: 300, deleteAfterSeconds: 3600 },
  /** One job per material and generation: `exclusive` refuses a second one while the first waits or runs. */
  material: {
    policy: 'exclusive',
    retryLimit: 4,
    retryDelay: 5,
    retryBackoff: true,
    retryDelayMax: 300,
    // A worker that dies is noticed after at most this, plus the supervisor's rounds below.
    heartbeatSeconds: 20,
    // Reading a scanned book of 2,000 pages takes hours; the heartbeat tells the living from the dead.
    expireInSeconds: 6 * 3600,
    deleteAfterSeconds: 3600,
    deadLetter: 'material.dead',
    notify: true,
  },
  /**
   * E-mails to send. A mail server that is away is asked again for a day; an e-mail of no use any more is dropped by
   * then.
   */
  letter: {
    retryLimit: 150,
    retryDelay: 5,
    retryBackoff: true,
    retryDelayMax: 600,
    heartbeatSeconds: 20,
    // Longer than a mail server may take over one.
    expireInSeconds: 900,
    deleteAfterSeconds: 3600,
    notify: true,
  },
  /** Tidying up: files nobody refers to, expired sessions, work that lost its job. */
  sweep: { policy: 'exclusive', retryLimit: 0, expireInSeconds: 600, deleteAfterSeconds: 3600, notify: true },
  /** Looking whether memories are better foretold by weights of the school's own: one at a time, whoever works. */
  fit: { policy: 'exclusive', retryLimit: 1, heartbeatSeconds: 20, expireInSeconds: 3600, deleteAfterSeconds: 3600 },
  /** Reckoning memories anew from the log, after an upgrade. */
  replay: {
    policy: 'exclusive',
    retryLimit: 20,
    retryDelay: 5,
    retryBackoff: true,
    retryDelayMax: 300,
    heartbeatSeconds: 20,
    expireInSeconds: 6 * 3600,
    deleteAfterSeconds: 3600,
    notify: true,
  },
  /** Looking through files of materials that were read before: one at a time, whoever works. */
  look: { policy: 'exclusive', retryLimit: 0, heartbeatSeconds: 20, expireInSeconds: 3600, deleteAfterSeconds: 3600 },
  /** Setting up the demo school. */
  demo: {
    policy: 'exclusive',
    retryLimit: 10,
    retryDelay: 2,
    retryBackoff: true,
    retryDelayMax: 60,
    heartbeatSeconds: 20,
    deleteAfterSeconds: 3600,
    notify: true,
  },
} as const satisfies Record<string, Omit<Queue, 'name'>>

export type QueueName = keyof typeof queues

/**
 * Where a material is processed. A lesson's text is read in seconds, scanned pages and books take minutes: they go to a
 * lane of their own, so that nobody's lesson waits behind another's scan. A lane is a range of priorities within the
 * queue.
 */
export const lanes = {
  quick: { minPriority: -999 },
  slow: { maxPriority: -1000 },
} as const

export type Lane = keyof typeof lanes

/** The priority of a job in the slow lane; any other job is in the quick one. */
export const slowPriority = -1000

/** How often the living look for jobs of the dead, in seconds. */
export const supervision = { superviseIntervalSeconds: 10, monitorIntervalSeconds: 5 } as const

/** Idle workers are woken by the database; should that fail, they look by themselves this often, in seconds. */
export const polling = {
  pollingIntervalSeconds: 2,
  notifyPollingIntervalSeconds: 2,
  heartbeatRefreshSeconds: 5,
}

/** When to tidy up, as cron says it. */
export const sweepSchedule = '*/15 * * * *'

/** When to fit weights of memory: at night by the school's clock, when nobody studies. */
export const fitSchedule = '20 3 * * *'

/** How long a job stays to be seen that was given up although it might have been tried again, in seconds. */
export const keptFailedSeconds = 7 * 24 * 3600
