import { importCards, previewImport, printCards, printQuiz } from '@capivira/core/exchange/contract'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { read } from '../../lib/call.ts'
import { upload } from '../../lib/upload.ts'
import { refreshMaterials } from '../materials/queries.ts'

type Scope = { scope: string; id: string }

export const usePrintedCards = (params: Scope) => useQuery(read(printCards, { params }))
export const usePrintedQuiz = (params: Scope) => useQuery(read(printQuiz, { params }))

/** A file of cards with what is said about it. */
export type ImportInput = { file: File; fields: Record<string, string> }

function formOf({ file, fields }: ImportInput): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields))
    if (value !== '' || name.endsWith('Column')) form.append(name, value)
  form.append('file', file)
  return form
}

/** Has a file of cards read, row by row; nothing is saved. */
export function useImportPreview() {
  return useMutation({ mutationFn: (input: ImportInput) => upload(previewImport, formOf(input)) })
}

/** Imports a file of cards as a material. */
export function useImport() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (input: ImportInput) => upload(importCards, formOf(input)),
    onSuccess: () => refreshMaterials(client),
  })
}
