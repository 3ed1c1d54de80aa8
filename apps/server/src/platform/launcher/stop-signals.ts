const NAMES: NodeJS.Signals[] = ['SIGINT', 'SIGTERM', 'SIGHUP']
/** npm passes Ctrl-C on to its child, which the terminal has told already: such an echo is no second signal. */
const ECHO = 1_000

/** Signals to stop, from a person or the system. */
export interface StopSignals {
  /** Aborted by the first signal. */
  stopping: AbortSignal
  /** Aborted by a second one: no more patience. */
  forced: AbortSignal
}

/** Listens for signals to stop until the process ends. */
export function listenForStopSignals(): StopSignals {
  const stopping = new AbortController()
  const forced = new AbortController()
  let first: number | undefined
  for (const name of NAMES) {
    process.on(name, () => {
      first ??= Date.now()
      if (Date.now() - first > ECHO) forced.abort()
      stopping.abort()
    })
  }
  return { stopping: stopping.signal, forced: forced.signal }
}
