import { getStudentDashboard, getTeacherDashboard } from '@capivira/core/dashboards/contract'
import type { FastifyInstance } from 'fastify'
import { route } from '../../platform/route.ts'
import type { Services } from '../../platform/services.ts'
import { studentDashboard } from './student.ts'
import { teacherDashboard } from './teacher.ts'

/** The first screen of pupils and teachers. */
export function dashboardRoutes(app: FastifyInstance, services: Services): void {
  route(app, services, getStudentDashboard, async call => studentDashboard(services, call))
  route(app, services, getTeacherDashboard, async call => teacherDashboard(services, call))
}
