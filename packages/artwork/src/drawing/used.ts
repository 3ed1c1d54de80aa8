import { nouns } from '../words/nouns.ts'
import { composites } from './composites.ts'
import { extras } from './extras.ts'

/** Names of all drawing files that anything asks for, in order. */
export function drawingsUsed(): string[] {
  const named = [...nouns.map(([, drawing]) => drawing), ...extras]
  const files = named.flatMap(name => composites[name]?.map(layer => layer.drawing) ?? [name])
  return [...new Set(files)].filter(name => !/^(child|adult):/.test(name) && name !== 'cloud').sort()
}
