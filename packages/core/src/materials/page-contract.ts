import * as z from 'zod/mini'
import { endpoint } from '../http/endpoint.ts'
import { idInPath } from '../http/shapes.ts'
import { LINE_SOURCES, UNREAD_KINDS } from './document.ts'
import { region } from './region-shape.ts'

const group = 'Materiais'

export const getPage = endpoint({
  method: 'GET',
  path: '/api/materials/:materialId/pages/:page',
  summary: 'O texto de uma página do PDF e onde nela está o trecho pedido.',
  group,
  access: ['student', 'teacher', 'admin'],
  params: z.object({ materialId: idInPath, page: idInPath }),
  query: z.object({ quote: z.optional(z.string().check(z.maxLength(2000))) }),
  reply: z.object({
    page: z.int(),
    pageCount: z.int(),
    text: z.string(),
    /**
     * The same, line by line: where each comes from and how sure recognition is of it (0–100); null where nobody knows.
     */
    lines: z.array(
      z.object({ text: z.string(), source: z.nullable(z.enum(LINE_SOURCES)), confidence: z.nullable(z.number()) }),
    ),
    /** Width divided by height of the page. */
    aspectRatio: z.number(),
    imageUrl: z.string(),
    regions: z.array(region),
    /** Parts of the page that show text which could not be read: why, and where. */
    unread: z.array(z.object({ kind: z.enum(UNREAD_KINDS), region })),
  }),
})

export const getPageImage = endpoint({
  method: 'GET',
  path: '/api/materials/:materialId/pages/:page/image',
  summary: 'A imagem (WebP) de uma página do PDF.',
  group,
  access: ['student', 'teacher', 'admin'],
  params: z.object({ materialId: idInPath, page: idInPath }),
})
