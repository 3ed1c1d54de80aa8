import type { Sent } from '@capivira/core/http/endpoint'
import {
  deleteMaterial,
  editMaterial,
  getMaterial,
  getSubject,
  listMaterials,
  listSubjectMaterials,
  listSubjects,
  listTeacherMaterials,
  type Material,
  type materialEdit,
  reprocessMaterial,
} from '@capivira/core/materials/contract'
import { getPage } from '@capivira/core/materials/page-contract'
import { type QueryClient, useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call, read } from '../../lib/call.ts'
import { pagesOf } from '../../lib/pages.ts'
import { save } from '../offline/tell.ts'

/**
 * Milliseconds between looks at what is being processed, and at a lesson that is being written: its first cards come
 * soon.
 */
const lookAgainAfter = { written: 500, else: 1500 }
const lessonPages = 60

const isBusy = ({ status }: Material) => status !== 'processed' && status !== 'failed'

/** Looks again while something is being processed, so that the bar moves and the result appears without reload. */
export function lookAgain(materials: readonly Material[] | undefined): number | false {
  if (!materials?.some(isBusy)) return false
  return materials.some(isWritten) ? lookAgainAfter.written : lookAgainAfter.else
}

/** Still without first cards, which only who teaches it gets; of others nobody hears the half second. */
const isWritten = ({ status, pageCount, firstCards, isProcessed }: Material) =>
  status === 'generating' && !isProcessed && firstCards === undefined && (pageCount ?? 0) <= lessonPages

/** One material; looked at again while it is processed. */
export function useMaterial(materialId: string | number) {
  return useQuery({
    ...read(getMaterial, { params: { materialId } }),
    refetchInterval: ({ state }) => lookAgain(state.data && [state.data]),
  })
}

const visiblePages = (search = '') => pagesOf(listMaterials, query => read(listMaterials, { query }), search)

/** Every material the caller can see, the newest first, page by page. */
export function useVisibleMaterials() {
  return useInfiniteQuery({ ...visiblePages(), refetchOnMount: 'always' })
}

/** Of all of them, those that a search finds. */
export function useFoundMaterials(search: string, enabled: boolean) {
  return useInfiniteQuery({ ...visiblePages(search), enabled })
}

/** The teacher's materials, the newest first. */
export function useTeacherMaterials() {
  return useQuery({
    ...read(listTeacherMaterials, { query: {} }),
    refetchOnMount: 'always',
    refetchInterval: ({ state }) => lookAgain(state.data),
  })
}

/** The subjects the caller can see; a teacher's own. */
export function useSubjects() {
  return useQuery({ ...read(listSubjects, { query: {} }), refetchOnMount: 'always' })
}

export function useSubject(subjectId: string) {
  return useQuery(read(getSubject, { params: { subjectId } }))
}

/** The materials of a subject. */
export function useSubjectMaterials(subjectId: string) {
  return useQuery({
    ...read(listSubjectMaterials, { params: { subjectId } }),
    refetchOnMount: 'always',
    refetchInterval: ({ state }) => lookAgain(state.data),
  })
}

/** A page of a material's PDF with the place of a passage on it. */
export function useSourcePage(materialId: number, page: number, quote: string) {
  const asked = read(getPage, { params: { materialId, page }, query: { quote } })
  return useQuery({
    ...asked,
    // Of another passage on the same page the picture stays where it is.
    placeholderData: (data, before) =>
      before && addressOf(before.queryKey) === addressOf(asked.queryKey) ? data : undefined,
  })
}

const addressOf = (key: readonly string[]) => key.join('/').replace(/\?.*$/su, '')

/** Reads every list of materials again, after one was added, changed or removed. */
export async function refreshMaterials(client: QueryClient): Promise<void> {
  const addresses = ['/api/materials', '/api/teacher/materials', '/api/subjects', '/api/dashboard/teacher']
  await Promise.all(addresses.map(address => client.invalidateQueries({ queryKey: [address] })))
}

/**
 * The same without waiting: who changed something is told at once, and may be gone from the screen when the lists come.
 */
export function refreshSoon(client: QueryClient): void {
  refreshMaterials(client).catch(() => {})
}

export function useDeleteMaterial() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (materialId: number) => call(deleteMaterial, { params: { materialId } }),
    onSuccess: () => refreshMaterials(client),
  })
}

/** The name under which what is typed over a material is kept. */
export const formOf = (materialId: number): string => `material-${materialId}`

/** Changes title, subject and description of a material. */
export function useEditMaterial(materialId: number) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: Sent<typeof materialEdit> & { was: Sent<typeof materialEdit> }) =>
      save(editMaterial, { params: { materialId }, body, field: 'title', draft: formOf(materialId) }),
    onSuccess: () => refreshMaterials(client),
  })
}

export function useReprocess() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (materialId: number) => call(reprocessMaterial, { params: { materialId } }),
    onSuccess: () => refreshMaterials(client),
  })
}
