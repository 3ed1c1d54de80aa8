import type { Sent } from '@capivira/core/http/endpoint'
import {
  archiveSubject,
  createSubject,
  deleteSubject,
  editSubject,
  getSubjectContents,
  mergeSubject,
  orderSubjects,
  type subjectBody,
} from '@capivira/core/materials/subject-contract'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call, read } from '../../lib/call.ts'
import { save } from '../offline/tell.ts'
import { refreshMaterials } from './queries.ts'

/** The name under which what is typed about a subject is kept. */
export const subjectFormName = (subjectId?: number) => `materia-${subjectId ?? 'nova'}`

/** Something done to subjects, after which every list of them is read again. */
function useChange<Given, Reply>(change: (given: Given) => Promise<Reply>) {
  const client = useQueryClient()
  return useMutation({ mutationFn: change, onSuccess: () => refreshMaterials(client) })
}

/** Makes a subject, or changes the one whose id is given. */
export const useSaveSubject = (subjectId?: number) =>
  useChange((body: Sent<typeof subjectBody>) =>
    subjectId === undefined
      ? save(createSubject, { body, field: 'id', draft: subjectFormName() })
      : call(editSubject, { params: { subjectId }, body }),
  )

/** Puts subjects in the order of their ids. */
export const useOrderSubjects = () => useChange((subjectIds: number[]) => call(orderSubjects, { body: { subjectIds } }))

export const useArchiveSubject = (subjectId: number) =>
  useChange((archived: boolean) => call(archiveSubject, { params: { subjectId }, body: { archived } }))

export const useMergeSubject = (subjectId: number) =>
  useChange((into: number) => call(mergeSubject, { params: { subjectId }, body: { into } }))

export const useDeleteSubject = (subjectId: number) => useChange(() => call(deleteSubject, { params: { subjectId } }))

/** What is in a subject, read anew each time somebody is about to delete it. */
export const useSubjectContents = (subjectId: number, enabled: boolean) =>
  useQuery({ ...read(getSubjectContents, { params: { subjectId } }), enabled, gcTime: 0, staleTime: 0 })
