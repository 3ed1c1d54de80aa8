import {
  type assignmentBody,
  deleteAssignment,
  editAssignment,
  getAssignmentReport,
  giveAssignment,
  listAssignments,
  listMyAssignments,
} from '@capivira/core/classes/assignment-contract'
import {
  archiveClass,
  type classBody,
  createClass,
  editClass,
  getClass,
  getSubjectAccess,
  joinClass,
  leaveClass,
  listClasses,
  listClassSubjects,
  listMembers,
  lookUpCode,
  removeMember,
  renewJoinCode,
  type SubjectAccess,
  setQuietHours,
  setSubjectAccess,
} from '@capivira/core/classes/contract'
import type { QuietHours } from '@capivira/core/classes/quiet-hours-shape'
import type { Sent } from '@capivira/core/http/endpoint'
import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call, read } from '../../lib/call.ts'
import { save } from '../offline/tell.ts'
import { assignmentFormName, classFormName } from './form-names.ts'
import { joinedClassesQuery } from './joined-classes-query.ts'

const always = { refetchOnMount: 'always' } as const
type ClassId = string | number

/** The teacher's classes; with `every`, looked at again after so many milliseconds. */
export const useClasses = (every?: number) =>
  useQuery({ ...read(listClasses), ...always, refetchInterval: every ?? false })

export const useClass = (classId: ClassId) => useQuery({ ...read(getClass, { params: { classId } }), ...always })

/** The pupils of a class; looked at again every few seconds while a lesson's pupils come in. */
export const useMembers = (classId: ClassId, enabled = true) =>
  useQuery({ ...read(listMembers, { params: { classId } }), ...always, enabled, refetchInterval: 5000 })

export const useClassSubjects = (classId: ClassId) =>
  useQuery({ ...read(listClassSubjects, { params: { classId } }), ...always })

export const useAssignments = (classId: ClassId) =>
  useQuery({ ...read(listAssignments, { params: { classId } }), ...always })

/** An assignment with what each pupil has done; looked at again every few seconds. */
export const useAssignmentReport = (assignmentId: string) =>
  useQuery({ ...read(getAssignmentReport, { params: { assignmentId } }), ...always, refetchInterval: 10_000 })

/** Who sees a subject of the teacher. */
export const useSubjectAccess = (subjectId: ClassId, enabled = true) =>
  useQuery({ ...read(getSubjectAccess, { params: { subjectId } }), ...always, enabled })

/** The classes the pupil is in. */
export const useJoinedClasses = () => useQuery({ ...joinedClassesQuery, ...always })

/** What the pupil is to do. */
export const useMyAssignments = () => useQuery({ ...read(listMyAssignments), ...always })

/** The class of a code that came by a link, before joining. */
export const useLookUp = (code: string) => useQuery({ ...read(lookUpCode, { params: { code } }), gcTime: 0 })

async function refresh(client: QueryClient): Promise<void> {
  const addresses = ['/api/classes', '/api/assignments', '/api/subjects', '/api/dashboard/teacher']
  await Promise.all(addresses.map(address => client.invalidateQueries({ queryKey: [address] })))
}

/** Joining or leaving changes what a pupil sees everywhere. */
async function refreshPupil(client: QueryClient): Promise<void> {
  const addresses = [
    '/api/my-classes',
    '/api/my-assignments',
    '/api/materials',
    '/api/subjects',
    '/api/progress',
    '/api/dashboard/student',
  ]
  await Promise.all(addresses.map(address => client.invalidateQueries({ queryKey: [address] })))
}

/** Makes a class, or changes the one whose id is given. */
export function useSaveClass(classId?: number) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: Sent<typeof classBody>) =>
      classId === undefined
        ? save(createClass, { body, field: 'id', draft: classFormName() })
        : call(editClass, { params: { classId }, body }),
    onSuccess: () => refresh(client),
  })
}

export function useArchiveClass(classId: number) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (archived: boolean) => call(archiveClass, { params: { classId }, body: { archived } }),
    onSuccess: () => refresh(client),
  })
}

export function useSetQuietHours(classId: number) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (quietHours: QuietHours | null) => call(setQuietHours, { params: { classId }, body: { quietHours } }),
    onSuccess: () => refresh(client),
  })
}

export function useRenewCode(classId: number) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call(renewJoinCode, { params: { classId } }),
    onSuccess: () => refresh(client),
  })
}

export function useRemoveMember(classId: number) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (userId: string) => call(removeMember, { params: { classId, userId } }),
    onSuccess: () => refresh(client),
  })
}

export function useSetAccess(subjectId: number) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: SubjectAccess) => call(setSubjectAccess, { params: { subjectId }, body }),
    onSuccess: () => refresh(client),
  })
}

export function useGiveAssignment(classId: number) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: Sent<typeof assignmentBody>) =>
      save(giveAssignment, { params: { classId }, body, field: 'id', draft: assignmentFormName(classId) }),
    onSuccess: () => refresh(client),
  })
}

export function useEditAssignment(assignmentId: number) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: { dueDay: string; note: string }) => call(editAssignment, { params: { assignmentId }, body }),
    onSuccess: () => refresh(client),
  })
}

/** Takes an assignment back; its own screen is left by whoever asked, and not read again. */
export function useDeleteAssignment() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (assignmentId: number) => call(deleteAssignment, { params: { assignmentId } }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['/api/classes'] }),
  })
}

export function useJoin() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (code: string) => call(joinClass, { body: { code } }),
    onSuccess: () => refreshPupil(client),
  })
}

export function useLeave() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (classId: number) => call(leaveClass, { params: { classId } }),
    onSuccess: () => refreshPupil(client),
  })
}
