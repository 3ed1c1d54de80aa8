import {
  changeRole,
  correctEmail,
  createUser,
  deleteAdminMaterial,
  deleteSubject,
  deleteUser,
  editMaterial,
  getAdminDashboard,
  listAdminMaterials,
  listAdminQuizzes,
  listAdminSubjects,
  listAdminUsers,
  lockUser,
  type materialEdit,
  type newUserBody,
  resetPassword,
} from '@capivira/core/admin/contract'
import type { Sent, UserType } from '@capivira/core/http/endpoint'
import { toast } from '@capivira/ui/toast'
import { keepPreviousData, type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call, read } from '../../lib/call.ts'
import { tellMessage } from '../../lib/tell-failure.ts'
import type { Place } from './place.ts'
import { text } from './text.ts'

/** Counts and first pages of everything that a search finds. */
export function useAdminDashboard(search: string) {
  return useQuery({
    ...read(getAdminDashboard, { query: search ? { search } : {} }),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  })
}

/** Lists by pages; the dashboard brings the first page of each. */
const pageOf = ({ search, page }: Pick<Place, 'search' | 'page'>) => ({
  query: { ...(search && { search }), page: String(page) },
})
const later = ({ page }: Pick<Place, 'page'>) => ({ enabled: page > 1, placeholderData: keepPreviousData })

export const useUsersPage = (place: Place) => useQuery({ ...read(listAdminUsers, pageOf(place)), ...later(place) })
export const useSubjectsPage = (place: Place) =>
  useQuery({ ...read(listAdminSubjects, pageOf(place)), ...later(place) })
export const useMaterialsPage = (place: Place) =>
  useQuery({ ...read(listAdminMaterials, pageOf(place)), ...later(place) })
export const useQuizzesPage = (place: Place) => useQuery({ ...read(listAdminQuizzes, pageOf(place)), ...later(place) })

/** Reads everything of the administration again. */
export const refreshAdmin = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ predicate: ({ queryKey }) => String(queryKey[0]).startsWith('/api/admin/') })

/** Something an administrator does: told when it is done, and why when it is not; then the lists are read again. */
export function useAct<Input, Reply extends { message: string }>(
  act: (input: Input) => Promise<Reply>,
  { silent = false }: { silent?: boolean } = {},
) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: act,
    onSuccess: ({ message }) => {
      if (!silent) toast({ title: message })
      refreshAdmin(client).catch(() => {})
    },
    onError: error => tellMessage(error, text.failedSilently, text.failed),
  })
}

export const useDeleteUser = () => useAct((userId: string) => call(deleteUser, { params: { userId } }))
export const useDeleteSubject = () => useAct((subjectId: number) => call(deleteSubject, { params: { subjectId } }))
export const useDeleteMaterial = () =>
  useAct((materialId: number) => call(deleteAdminMaterial, { params: { materialId } }))

export const useEditMaterial = (materialId: number) =>
  useAct((body: Sent<typeof materialEdit>) => call(editMaterial, { params: { materialId }, body }))

export const useCreateUser = () =>
  useAct((body: Sent<typeof newUserBody>) => call(createUser, { body }), { silent: true })
export const useResetPassword = (userId: string) =>
  useAct((_: undefined) => call(resetPassword, { params: { userId } }), { silent: true })
export const useChangeRole = (userId: string) =>
  useAct((userType: UserType) => call(changeRole, { params: { userId }, body: { userType } }))
export const useCorrectEmail = (userId: string) =>
  useAct((email: string) => call(correctEmail, { params: { userId }, body: { email } }))
export const useLockUser = (userId: string) =>
  useAct((locked: boolean) => call(lockUser, { params: { userId }, body: { locked } }))
