import * as z from 'zod/mini'
import { endpoint } from '../http/endpoint.ts'
import { day, instant } from '../http/shapes.ts'

/** How a call to the model ended; everything but 'answered' is a failure. */
export const callOutcome = z.enum([
  'answered',
  'timeout',
  'network',
  'server',
  'rate-limit',
  'unauthorized',
  'rejected',
  'too-large',
])

const count = z.int()
const used = {
  calls: count,
  failures: count,
  inputTokens: count,
  outputTokens: count,
  /** In the currency of the prices set; null while no prices are. */
  cost: z.nullable(z.number()),
}

export const aiUsage = z.object({
  /** What the settings name; null when everything is written by the embedded generator. Never a key. */
  service: z.nullable(
    z.object({
      provider: z.enum(['openai-compatible', 'anthropic', 'google']),
      model: z.string(),
      /** Where texts are sent: a host name. */
      host: z.string(),
      limits: z.object({
        calls: count,
        tokens: count,
        minutes: count,
        cost: z.nullable(z.number()),
        dailyCost: z.nullable(z.number()),
      }),
    }),
  ),
  /** Of the days asked for. */
  totals: z.object(used),
  /** Days with calls, the newest first, in the school's time zone. */
  days: z.array(z.object({ day, ...used })),
  /** Failures by kind, the most frequent first. */
  failures: z.array(z.object({ outcome: callOutcome, count, lastAt: instant })),
  /** Items there are now, by who wrote them. */
  items: z.object({ model: count, extractive: count }),
})
export type AiUsage = z.output<typeof aiUsage>

export const getAiUsage = endpoint({
  method: 'GET',
  path: '/api/admin/ai-usage',
  summary: 'O uso do serviço de IA: chamadas, tokens, custo e falhas dos últimos dias.',
  group: 'Administração',
  access: ['admin'],
  query: z.object({
    /** How many days back; 30 when absent. */
    days: z.optional(
      z.pipe(
        z.string().check(z.regex(/^\d{1,3}$/, 'Informe de 1 a 366 dias')),
        z.pipe(
          z.transform(Number),
          z.int().check(z.gte(1, 'Informe de 1 a 366 dias'), z.lte(366, 'Informe de 1 a 366 dias')),
        ),
      ),
    ),
  }),
  reply: aiUsage,
})
