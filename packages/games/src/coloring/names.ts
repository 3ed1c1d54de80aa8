import type { PictureRegion } from '@capivira/core/drawings/contract'
import type { LabelMap } from './label-map.ts'

/**
 * An area as it is named to people, in the order in which the keys walk: as the artist tells them, the largest first.
 */
export type NamedArea = { area: number; name: string }

/** The drawing's areas by name. Those the artist names none for are counted. */
export function nameAreas(map: LabelMap, regions: readonly PictureRegion[]): NamedArea[] {
  const scale = map.width / 600
  const named = new Map<number, string>()
  for (const { name, x, y } of regions) {
    const area = map.labels[Math.round(y * scale) * map.width + Math.round(x * scale)] ?? 0
    if (area > 0 && !named.has(area)) named.set(area, name)
  }
  const unnamed = map.areas
    .map(({ size }, at) => ({ area: at + 1, size }))
    .filter(({ area }) => !named.has(area))
    .toSorted((one, other) => other.size - one.size)
  return [
    ...[...named].map(([area, name]) => ({ area, name })),
    ...unnamed.map(({ area }, at) => ({ area, name: `área ${named.size + at + 1}` })),
  ]
}
