declare global {
  interface Window {
    /** What the first screen reads, by address; asked for by public/early.js before our code arrived. */
    earlyCalls?: Map<string, Promise<Response>>
  }
}

/** Whether a read that nobody has asked for yet is on its way already. */
export function isEarly(path: string): boolean {
  return globalThis.window?.earlyCalls?.has(path) ?? false
}

/**
 * The answer to a read that is on its way already, the first time it is asked for. After the first write nothing that
 * was asked before it counts.
 */
export function takeEarly(method: string, path: string): Promise<Response> | undefined {
  const early = globalThis.window?.earlyCalls
  if (!early) return undefined
  if (method !== 'GET') {
    delete window.earlyCalls
    return undefined
  }
  const answer = early.get(path)
  early.delete(path)
  return answer
}
