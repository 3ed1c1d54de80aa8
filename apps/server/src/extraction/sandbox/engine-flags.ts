import type { Limits } from '../limits.ts'

/**
 * V8's settings of every process that runs PDFium. Machine code fits only a process with the very settings of the one that
 * made it. Natives syntax is for loading that code; all JavaScript there is ours.
 */
export const engineFlags = ({ maxWasmPages }: Pick<Limits, 'maxWasmPages'>): string[] => [
  '--max-old-space-size=192',
  '--wasm-lazy-validation',
  `--wasm-max-mem-pages=${maxWasmPages}`,
  '--allow-natives-syntax',
]
