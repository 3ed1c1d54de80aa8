import { type OwnData, ownRows } from '../../platform/own-data.ts'
import { materials, subjects } from './tables.ts'

/** What a teacher has made; the PDFs themselves are downloaded from the material's page. */
export const ownMaterialData: readonly OwnData[] = [
  ownRows('matérias', subjects, subjects.teacherId, { leaveOut: ['nameKey', 'nameOrder'] }),
  ownRows('materiais', materials, materials.teacherId, {
    leaveOut: ['pdfPath', 'pdfSha256', 'run', 'starts', 'firstCards'],
  }),
]
