import { plain } from '@capivira/core/http/shapes'
import { uploadFields } from '@capivira/core/materials/contract'
import type * as z from 'zod/mini'
import { invalid } from '../../platform/invalid.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { ReceivedFile, ReceivedForm } from './receive-upload.ts'

export type UploadFields = z.output<typeof uploadFields>

const chooseFile = 'Por favor, selecione um arquivo PDF'
const chooseBoth = 'Por favor, preencha o título e selecione um arquivo PDF.'

/**
 * What an upload asks for, or everything that is wrong with it in one answer.
 * @param fileField the form's own name of the file, under which a complaint about it is answered
 */
export function readUploadForm(
  { fields, file }: ReceivedForm,
  fileField: string,
): { fields: UploadFields; file: ReceivedFile } | Refusal {
  const parsed = uploadFields.safeParse(clean(fields))
  const complaint = parsed.success ? null : invalid(parsed.error)
  const problem = file === null ? new Refusal(400, chooseFile) : file instanceof Refusal ? file : null
  if (parsed.success && file !== null && !(file instanceof Refusal)) return { fields: parsed.data, file }
  if (!problem) return complaint ?? new Refusal(400, chooseFile)
  const errors = { ...complaint?.errors, [fileField]: problem.message }
  const nothing = file === null && complaint?.errors?.title !== undefined
  return new Refusal(problem.status, nothing ? chooseBoth : problem.message, { errors })
}

/** Names as people see them: composed letters, and nothing that no font draws. */
function clean(fields: Record<string, string>): Record<string, string> {
  const entries = Object.entries({ title: '', ...fields })
  return Object.fromEntries(entries.map(([name, value]) => [name, plain(value)]))
}
