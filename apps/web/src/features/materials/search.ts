import type { Material } from '@capivira/core/materials/contract'
import { fold } from '../../lib/fold.ts'

/** The materials whose title or subject contains what was typed, ignoring case and accents. */
export function searchMaterials(materials: readonly Material[], typed: string): Material[] {
  const wanted = fold(typed)
  return materials.filter(({ title, subject }) => fold(title).includes(wanted) || fold(subject.name).includes(wanted))
}
