import {
  getPupilReport,
  getReport,
  listDifficulties,
  listPupilAnswers,
  listPupilReviews,
  listPupils,
  type PupilOrder,
} from '@capivira/core/reports/contract'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { read } from '../../lib/call.ts'

const always = { refetchOnMount: 'always', placeholderData: keepPreviousData } as const

export type PupilsQuery = {
  classId?: string | undefined
  search?: string | undefined
  sort: PupilOrder
  direction: 'asc' | 'desc'
  page: string
}

/** A page of the teacher's pupils; the page before stays until the next one is there. */
export const usePupils = (query: PupilsQuery) => useQuery({ ...read(listPupils, { query }), ...always })

/** The cards forgotten most and the wrong options chosen most. */
export const useDifficulties = (classId?: string) =>
  useQuery({ ...read(listDifficulties, { query: { classId } }), ...always })

export const usePupilReport = (pupilId: string) =>
  useQuery({ ...read(getPupilReport, { params: { pupilId } }), refetchOnMount: 'always' })

export const usePupilAnswers = (pupilId: string, page: number) =>
  useQuery({ ...read(listPupilAnswers, { params: { pupilId }, query: { page: String(page) } }), ...always })

export const usePupilReviews = (pupilId: string, page: number) =>
  useQuery({ ...read(listPupilReviews, { params: { pupilId }, query: { page: String(page) } }), ...always })

export type ReportQuery = { classId?: string | undefined; from?: string | undefined; to?: string | undefined }

/** The report of a period, asked for once it is known of whom. */
export const useReport = (query: ReportQuery, enabled: boolean) =>
  useQuery({ ...read(getReport, { query }), ...always, enabled })
