import * as z from 'zod/mini'
import { palette } from './palette.ts'

const color = z.int().check(z.minimum(0), z.maximum(palette.length))

/** What a child did to a picture, as it is kept on a device. */
export const keptPicture = z.object({
  imageId: z.string(),
  deeds: z.array(
    z.union([
      z.object({ kind: z.literal('fill'), area: z.int(), color }),
      z.object({
        kind: z.literal('stroke'),
        color,
        radius: z.number().check(z.minimum(1), z.maximum(60)),
        points: z.array(z.number()).check(z.maxLength(4000)),
      }),
    ]),
  ),
})
export type KeptPicture = z.output<typeof keptPicture>
type KeptDeed = KeptPicture['deeds'][number]

/**
 * The same picture with fewer deeds: a fill that a later one of the same area covers, with no stroke in between, is
 * left out.
 */
export function compacted(deeds: readonly KeptDeed[]): KeptDeed[] {
  const kept: KeptDeed[] = []
  let covered = new Set<number>()
  for (const deed of deeds.toReversed()) {
    if (deed.kind === 'stroke') {
      covered = new Set()
      kept.push(deed)
    } else if (!covered.has(deed.area)) {
      covered.add(deed.area)
      kept.push(deed)
    }
  }
  return kept.toReversed()
}
