import { getMaterial, getPage } from '@capivira/core/materials/contract'
import { useQuery } from '@tanstack/react-query'
import { read } from '../../lib/call.ts'

/** One material. */
export function useMaterial(materialId: string | number) {
  return useQuery(read(getMaterial, { params: { materialId } }))
}

/** A page of a material's PDF with the place of a passage on it; asked only while `wanted`. */
export function useSourcePage(materialId: number, page: number, quote: string, wanted: boolean) {
  return useQuery({ ...read(getPage, { params: { materialId, page }, query: { quote } }), enabled: wanted })
}
