import * as z from 'zod/mini'
import { endpoint } from '../http/endpoint.ts'
import { day, idInPath, instant } from '../http/shapes.ts'

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
      /** Whether it draws, too: what pupils ask to be drawn is then sent there. */
      draws: z.boolean(),
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
  /**
   * Cards and questions there are now, by who wrote them: a model (the one set, or a chat assistant whose answer a
   * teacher pasted) or the embedded generator. What people wrote or brought along is in neither.
   */
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

export const materialAuthors = z.object({
  /** Cards, questions and words there are, waiting ones included, by who wrote them. */
  items: z.object({
    /** The pattern families, from the text's own words. */
    patterns: count,
    /** A model that the school has set. */
    model: count,
    /** A chat assistant, whose answer a teacher pasted. */
    assistant: count,
    teacher: count,
    imported: count,
    /** Words of before their writer was written down. */
    unknown: count,
  }),
  /** The models that were asked about the material, of all its runs, the last one asked first. */
  services: z.array(
    z.object({
      provider: z.string(),
      model: z.string(),
      /** Where the text was sent: a host; null for calls of before this was written down. */
      host: z.nullable(z.string()),
      calls: count,
      failures: count,
      /** Seconds that its calls took, added up. */
      seconds: z.number(),
      tokens: count,
      /** In the currency of the prices set; null while no prices are. */
      cost: z.nullable(z.number()),
      lastAt: instant,
    }),
  ),
})
export type MaterialAuthors = z.output<typeof materialAuthors>

export const getMaterialAuthors = endpoint({
  method: 'GET',
  path: '/api/materials/:materialId/authors',
  summary:
    'Quem escreveu os itens de um material: os padrões, um modelo (qual, onde, em quanto tempo, por quanto), um ' +
    'assistente ou o professor.',
  group: 'Materiais',
  access: ['teacher', 'admin'],
  params: z.object({ materialId: idInPath }),
  reply: materialAuthors,
})
