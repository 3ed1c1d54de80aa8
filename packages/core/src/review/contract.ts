import * as z from 'zod/mini'
import { cardItem, item, itemKind, questionItem, wordItem } from '../editing/contract.ts'
import { endpoint, type ReplyOf } from '../http/endpoint.ts'
import { idInPath, instant, storedInt } from '../http/shapes.ts'
import { publication, publicationPolicy, refusalReason, verdict } from './shapes.ts'

const group = 'Revisão do professor'
const access = ['teacher', 'admin'] as const
const ofMaterial = z.object({ materialId: idInPath })
const ofItem = z.object({ kind: itemKind, itemId: idInPath })

const share = z.object({ answers: z.int(), right: z.int() })

/** What pupils' first answers say against a question; null for what they say nothing of. */
export const doubt = z.nullable(
  z.object({
    kind: z.enum(['rival', 'inverted']),
    ...share.shape,
    rival: z.string(),
    rivalTimes: z.int(),
    strong: share,
    others: share,
  }),
)

/** An item that waits for its teacher. */
export const suggestion = z.discriminatedUnion('kind', [
  z.object({ ...cardItem.shape, doubt }),
  z.object({ ...questionItem.shape, doubt }),
  z.object({ ...wordItem.shape, doubt }),
])
export type Suggestion = z.output<typeof suggestion>

export const getReview = endpoint({
  method: 'GET',
  path: '/api/materials/:materialId/review',
  summary: 'As sugestões de um material que esperam o professor, primeiro as que mais valem a decisão.',
  group,
  access,
  params: ofMaterial,
  reply: z.object({
    materialId: z.int(),
    title: z.string(),
    /** When new items go to pupils, and whether the material says so itself. */
    policy: publicationPolicy,
    isOwnPolicy: z.boolean(),
    waiting: z.int(),
    /** What was decided about items of this material so far, on whatever device. */
    kept: z.int(),
    refused: z.int(),
    /** How well what is published by itself does with the teachers of this school. */
    line: z.object({ judged: z.int(), kept: z.int(), publishes: z.boolean() }),
    items: z.array(suggestion),
  }),
})
export type Review = ReplyOf<typeof getReview>

const decided = z.object({
  /** The item as it is now; null when it is gone. */
  item,
  /** Suggestions of its material that still wait. */
  waiting: z.int(),
  message: z.string(),
})

export const setVerdict = endpoint({
  method: 'PUT',
  path: '/api/items/:kind/:itemId/verdict',
  summary: 'Mantém um item, que vai para os alunos, ou o recusa: nenhuma geração o oferece de novo.',
  group,
  access,
  params: ofItem,
  body: z.object({
    verdict,
    reason: z.optional(refusalReason),
    /** Where it stood for who decides: somebody else's contrary verdict since then is answered with 409. */
    seen: z.optional(publication),
  }),
  reply: z.extend(decided, {
    /**
     * What the reason suggests instead: the item in other words, or with other options; null when there is nothing to
     * offer.
     */
    offer: z.nullable(item),
  }),
})

export const takeVerdictBack = endpoint({
  method: 'DELETE',
  path: '/api/items/:kind/:itemId/verdict',
  summary: 'Volta atrás em uma decisão: o item fica como estava antes dela.',
  group,
  access,
  params: ofItem,
  reply: decided,
})

export const keepSuggestions = endpoint({
  method: 'POST',
  path: '/api/materials/:materialId/review/keep',
  summary: 'Mantém de uma vez as sugestões que o professor viu.',
  group,
  access,
  params: ofMaterial,
  body: z.object({ items: z.array(z.object({ kind: itemKind, id: storedInt })).check(z.maxLength(1000)) }),
  reply: z.object({ kept: z.int(), waiting: z.int(), message: z.string() }),
})

export const setPublicationPolicy = endpoint({
  method: 'PUT',
  path: '/api/materials/:materialId/publication-policy',
  summary: 'Escolhe quando os itens novos de um material vão para os alunos: os certos, só os revisados, ou todos.',
  group,
  access,
  params: ofMaterial,
  body: z.object({
    policy: publicationPolicy,
    /** True makes it the rule of all materials of its teacher that say nothing themselves. */
    always: z.optional(z.boolean()),
  }),
  reply: z.object({
    policy: publicationPolicy,
    /** Suggestions that this published. */
    published: z.int(),
    waiting: z.int(),
    message: z.string(),
  }),
})

const factKindLine = z.object({
  factKind: z.string(),
  /** Since when it is withdrawn; null while it is not. */
  withdrawnAt: z.nullable(instant),
  /** Items of the kind by how they stand. */
  published: z.int(),
  suggested: z.int(),
  withdrawn: z.int(),
  /** Verdicts of teachers. */
  kept: z.int(),
  refused: z.int(),
  /** Refusals by their reason. */
  reasons: z.array(z.object({ reason: refusalReason, times: z.int() })),
  /** The certainty from which on items of the kind are published by themselves. */
  line: z.number(),
  /**
   * Verdicts on items of the kind that move the line: on published ones, and on one in ten suggestions; and how many
   * kept.
   */
  weighed: z.int(),
  weighedKept: z.int(),
  /**
   * Items of the kind of the line's certainty or a higher one that readers marked before, and how many of them they
   * kept.
   */
  readersMarked: z.int(),
  readersKept: z.int(),
})
export type FactKindLine = z.output<typeof factKindLine>

export const listFactKinds = endpoint({
  method: 'GET',
  path: '/api/admin/fact-kinds',
  summary: 'Os tipos de item que a geração escreve, com o que os professores decidiram de cada um: só contagens.',
  group: 'Administração',
  access: ['admin'],
  reply: z.array(factKindLine),
})

export const setFactKind = endpoint({
  method: 'PUT',
  path: '/api/admin/fact-kinds/:factKind',
  summary: 'Retira um tipo inteiro de item dos alunos, ou o traz de volta. O que um professor manteve continua.',
  group: 'Administração',
  access: ['admin'],
  params: z.object({ factKind: z.string().check(z.minLength(1), z.maxLength(100)) }),
  body: z.object({ withdrawn: z.boolean() }),
  reply: z.object({ factKind: z.string(), withdrawn: z.boolean(), items: z.int(), message: z.string() }),
})

export const exportVerdicts = endpoint({
  method: 'GET',
  path: '/api/admin/fact-kinds/csv',
  summary:
    'O que os professores decidiram, em CSV: tipo, decisão, motivo e quantas vezes. Nenhum texto, pessoa ou material.',
  group: 'Administração',
  access: ['admin'],
})
