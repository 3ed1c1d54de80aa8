import { uploadFromDashboard, uploadMaterial } from '@capivira/core/materials/contract'
import { toast } from '@capivira/ui/toast'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { messageOf } from '../../lib/http.ts'
import { upload } from '../../lib/upload.ts'
import { useIsHere } from '../../lib/use-earlier.ts'
import type { UploadForm } from './chosen-file.ts'
import { refreshMaterials } from './queries.ts'
import { text } from './text.ts'
import { uploadText } from './upload-text.ts'

export type UploadInput = {
  file: File
  title: string
  description: string
  subject: string
  schoolLevel: string
  /** Sends a file that was already sent once. */
  insist: boolean
}

/** Each form posts to its own address under its own name of the file. */
const addresses = {
  dashboard: { endpoint: uploadFromDashboard, fileField: 'pdf' },
  screen: { endpoint: uploadMaterial, fileField: 'pdfFile' },
} as const

/** What is being sent by a form, whichever screen began it. */
export const uploadKey = (form: UploadForm) => ['upload', form]

type Ends = {
  /** It has arrived, and is no duplicate. */
  onTaken: () => void
  /** It has not, and the form that sent it is gone: what was typed there is to be kept. */
  onLost: () => void
}

/**
 * Sends a PDF, and tells how that ended, though its screen may have gone by then. `sent` is the share of it that has
 * gone, 0–1, or null while nothing is being sent.
 */
export function useUpload(form: UploadForm, { onTaken, onLost }: Ends) {
  const client = useQueryClient()
  const isHere = useIsHere()
  const [sent, setSent] = useState<number | null>(null)
  const mutation = useMutation({
    mutationKey: uploadKey(form),
    mutationFn: ({ file, insist, ...fields }: UploadInput) => {
      const { endpoint, fileField } = addresses[form]
      const body = new FormData()
      // Fields go before the file, so that the server knows them when the file arrives.
      for (const [name, value] of Object.entries(fields)) if (value !== '') body.append(name, value)
      if (insist) body.append('insist', 'true')
      body.append(fileField, file)
      setSent(0)
      return upload(endpoint, body, { onProgress: setSent })
    },
    onSuccess: answer => {
      if (!answer.duplicate) {
        onTaken()
        toast({ title: text.uploaded, description: answer.message })
      } else if (!isHere()) {
        onLost()
        toast({ title: uploadText.isHere, description: answer.message })
      }
      return refreshMaterials(client)
    },
    onError: error => {
      if (!isHere()) onLost()
      const description = messageOf(error, text.uploadFailedHint, text.uploadFailedHint)
      toast({ title: text.uploadFailed, description, variant: 'destructive' })
    },
    onSettled: () => setSent(null),
  })
  return { ...mutation, sent }
}
