import { getMaterialAuthors } from '@capivira/core/ai/contract'
import { useQuery } from '@tanstack/react-query'
import { read } from '../../lib/call.ts'

/** Who wrote the items of a material; asked anew whenever one of its screens is opened. */
export function useAuthors(materialId: number) {
  return useQuery({ ...read(getMaterialAuthors, { params: { materialId } }), refetchOnMount: 'always' })
}
