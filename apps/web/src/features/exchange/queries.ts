import { importCards, previewImport, printCards, printQuiz } from '@capivira/core/exchange/contract'
import { toast } from '@capivira/ui/toast'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { read } from '../../lib/call.ts'
import { messageOf } from '../../lib/http.ts'
import { upload } from '../../lib/upload.ts'
import { useIsHere } from '../../lib/use-earlier.ts'
import { refreshMaterials } from '../materials/queries.ts'
import { uploadText } from '../materials/upload-text.ts'
import { text } from './text.ts'

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

/**
 * Imports a file of cards as a material, and tells how that ended, though its screen may have gone by then. `onTaken`
 * is called once it has arrived and is no duplicate.
 */
export function useImport(onTaken: () => void) {
  const client = useQueryClient()
  const isHere = useIsHere()
  return useMutation({
    mutationFn: (input: ImportInput) => upload(importCards, formOf(input)),
    onSuccess: answer => {
      if (!answer.duplicate) {
        onTaken()
        toast({ title: text.imported, description: answer.message })
      } else if (!isHere()) toast({ title: uploadText.isHere, description: answer.message })
      return refreshMaterials(client)
    },
    onError: tellFailed,
  })
}

/** Tells that a file could not be read, or not be imported, and why. */
export const tellFailed = (error: Error) =>
  toast({ title: text.importFailed, description: messageOf(error, text.importFailedHint), variant: 'destructive' })
