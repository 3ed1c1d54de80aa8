import * as z from 'zod/mini'
import { endpoint } from '../http/endpoint.ts'
import { idInPath, instant, storedInt } from '../http/shapes.ts'

const group = 'Memória'

/** Ratings whose recall was foretold between two shares, and what happened. */
const band = z.object({
  /** Percent. */
  from: z.int(),
  to: z.int(),
  ratings: z.int(),
  remembered: z.int(),
  /** Mean share of recall that was said, 0–1. */
  said: z.number(),
})
const fared = z.object({
  /** Mean log loss, in nats: the smaller the better. */
  loss: z.number(),
  bands: z.array(band),
})

const standing = z.object({
  /** 'own' where weights fitted to these pupils are in use. */
  use: z.enum(['own', 'defaults']),
  usedSince: z.nullable(instant),
  /** Whether somebody went back to the defaults: nothing is taken up until they say so. */
  isOff: z.boolean(),
  fittedAt: z.nullable(instant),
  /** Whether what the last fit found foretells later ratings better, beyond chance. */
  isBetter: z.boolean(),
  /** Ratings that show what was remembered; those of them foretold from earlier ones; the pupils who gave them. */
  ratings: z.int(),
  heldOut: z.int(),
  pupils: z.int(),
  /**
   * With the weights before (the defaults, of a turma its school's), and with those found; null before the first fit.
   */
  before: z.nullable(fared),
  after: z.nullable(fared),
  /**
   * Days until nine of ten cards rated 'médio' at first sight are still remembered, before and with those found; null
   * before the first fit.
   */
  daysBefore: z.number(),
  daysAfter: z.nullable(z.number()),
})
export type MemoryStanding = z.output<typeof standing>

const memoryReport = z.object({
  school: standing,
  /** Of the turma asked about. */
  turma: z.nullable(standing),
  /** Ratings and pupils that a school or a turma must have before anything is fitted. */
  fewest: z.object({ ratings: z.int(), pupils: z.int() }),
})
export type MemoryReport = z.output<typeof memoryReport>

export const getMemory = endpoint({
  method: 'GET',
  path: '/api/memory',
  summary:
    'Como a previsão da memória acerta na escola, e em uma turma do professor: o que foi dito e o que aconteceu.',
  group,
  access: ['teacher', 'admin'],
  query: z.object({ classId: z.optional(idInPath) }),
  reply: memoryReport,
})

export const chooseMemory = endpoint({
  method: 'POST',
  path: '/api/memory/use',
  summary: 'Volta aos pesos padrão da memória, ou deixa a escola (ou a turma) usar os seus de novo.',
  group,
  access: ['teacher', 'admin'],
  body: z.object({ classId: z.optional(storedInt), use: z.enum(['own', 'defaults']) }),
  reply: standing,
})
