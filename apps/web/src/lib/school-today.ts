import { addDays, type SchoolDay, schoolDay } from '@capivira/core/progress/school-day'
import { schoolTimeZone } from './school-zone.ts'

/** The school day it is now, or one some days after it. */
export const schoolToday = (daysLater = 0): SchoolDay => addDays(schoolDay(new Date(), schoolTimeZone()), daysLater)
