import { uploadFromDashboard, uploadMaterial } from '@capivira/core/materials/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { upload } from '../../lib/upload.ts'
import type { UploadForm } from './chosen-file.ts'
import { refreshMaterials } from './queries.ts'

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

/** Sends a PDF. `sent` is the share of it that has gone, 0–1, or null while nothing is being sent. */
export function useUpload(form: UploadForm) {
  const client = useQueryClient()
  const [sent, setSent] = useState<number | null>(null)
  const mutation = useMutation({
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
    onSuccess: () => refreshMaterials(client),
    onSettled: () => setSent(null),
  })
  return { ...mutation, sent }
}
