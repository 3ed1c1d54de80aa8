/** Connections to the database that each part of Capivira keeps at the most. */
export type ConnectionShares = { server: number; worker: number; queue: number }

/** Where nothing is scarce; with what the worker keeps besides that is 20. */
const plenty: ConnectionShares = { server: 10, worker: 4, queue: 4 }

/** What a worker keeps besides: one that tells that it lives, and one that hears of new jobs. */
const besides = 2

/**
 * How one server and one worker share the connections that a role may open. Whoever runs more of them gives the role
 * more.
 * @param allowed connections in all, at least 8
 */
export function shareConnections(allowed: number): ConnectionShares {
  const { server, worker, queue } = plenty
  if (allowed >= server + worker + queue + besides) return plenty
  const rest = allowed - besides
  const forQueue = rest >= 12 ? 3 : 1
  const forWorker = 2
  return { server: Math.min(server, rest - forQueue - forWorker), worker: forWorker, queue: forQueue }
}
