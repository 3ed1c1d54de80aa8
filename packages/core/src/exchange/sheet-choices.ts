import * as z from 'zod/mini'
import { csvColumns } from './csv-columns.ts'
import { separatorNames, textEncodings } from './sheet-options.ts'

/** What a teacher chose about a sheet; what is left out is told by the file itself. */
export const sheetChoices = z.object({
  separator: z.optional(z.enum(separatorNames)),
  encoding: z.optional(z.enum(textEncodings)),
  hasHeader: z.optional(z.boolean()),
  columns: z.optional(csvColumns),
})
export type SheetChoices = z.output<typeof sheetChoices>
