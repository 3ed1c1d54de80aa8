/**
 * What the parent asks of the sandboxed child, and how its answers look on the wire.
 *
 * Requests travel on the child's stdin as one JSON object per line (constants: format.js). Answers travel on its stdout
 * as frames: `u32le length of the rest · u32le length of the JSON · JSON · binary`. The document itself is an open
 * file descriptor. Answers are checked by these schemas: the child reads hostile files, so its words are not trusted.
 */
import { z } from 'zod'

/** Pixels per point, or pixels across the page. */
export type RenderSize = { scale: number } | { width: number }

export type ChildRequest =
  | { op: 'open' }
  | { op: 'text'; from: number; to: number; maxGlyphs: number }
  | { op: 'render'; page: number; size: RenderSize; maxPixels: number; grey: boolean }
  | { op: 'survey'; from: number; to: number }
  | { op: 'outline'; maxEntries: number }

const count = z.number().int().nonnegative()

export const openReply = z.object({
  kind: z.literal('open'),
  /** 'damaged' stands for every reason but a password and a document without pages. */
  error: z.enum(['password', 'locked', 'damaged', 'no-readable-page']).nullable(),
  pages: count,
  title: z.string(),
  /** Set where the pages are not what the file is about, with how many files it carries. */
  wrapper: z.object({ kind: z.enum(['form', 'portfolio', 'locked']), pdfs: count, others: count }).nullable(),
})

/**
 * One page's glyphs; a run is a stretch of glyphs of one text object.
 * Binary: `Uint32 code × glyphs · Float32 × 3 × glyphs · Float32 × 10 × runs` (see format.js).
 */
export const textReply = z.object({
  kind: z.literal('text'),
  page: count,
  width: z.number().nonnegative(),
  height: z.number().nonnegative(),
  glyphs: count,
  runs: count,
  /** True when the page holds more glyphs than asked for: the rest is left out. */
  cut: z.boolean(),
  fonts: z.array(z.object({ name: z.string(), flags: z.number(), weight: z.number() })),
  /** Share of the page covered by its largest image, 0–1; only measured on pages with little visible text. */
  imageShare: z.number(),
  /** False when the page draws nothing that could be text. */
  drawn: z.boolean(),
  /** Letters that are on the page but cannot be seen there; they are left out. */
  hidden: count,
  /** Where text may stand that has no letters: pictures, and masses of small curves. */
  parts: z.array(
    z.object({
      kind: z.enum(['picture', 'curves']),
      box: z.tuple([z.number(), z.number(), z.number(), z.number()]).readonly(),
      /** A program made it: it is no photograph and no scan. */
      drawn: z.boolean(),
      /** What stands over it: letters that nobody sees, for another program recognized it, or such as were typed. */
      over: z.enum(['nothing', 'layer', 'typed']),
      /** Points of the picture, 0 for curves. */
      pixels: count,
    }),
  ),
  /** Signs of roots: x and y of the sign, and x of the end of its bar. */
  roots: z.array(z.tuple([z.number(), z.number(), z.number()]).readonly()),
  /** Thin level lines that may part a fraction: where they begin and end, and their height. */
  rules: z.array(z.tuple([z.number(), z.number(), z.number()]).readonly()),
  /** Coloured boxes behind a line or a few, and what a marker marked: box, and colour as in a run. */
  shades: z.array(z.tuple([z.number(), z.number(), z.number(), z.number(), z.number()]).readonly()),
})

/** One page as pixels. Binary: rows of 1 (grey) or 4 (RGBA) bytes per pixel, without padding. */
export const renderReply = z.object({
  kind: z.literal('render'),
  page: count,
  width: count,
  height: count,
  channels: z.union([z.literal(1), z.literal(4)]),
  /** Pixels per point that were used. */
  scale: z.number(),
})

export const outlineReply = z.object({
  kind: z.literal('outline'),
  entries: z.array(z.object({ level: count, title: z.string(), page: z.number().int() })),
})

/** How many of the pages look like scans: an image and hardly any text. */
export const surveyReply = z.object({ kind: z.literal('survey'), scans: count })

export const childReply = z.discriminatedUnion('kind', [openReply, textReply, renderReply, surveyReply, outlineReply])

export type Rect = readonly [left: number, top: number, right: number, bottom: number]
export type OpenReply = z.infer<typeof openReply>
export type TextReply = z.infer<typeof textReply>
export type FontInfo = TextReply['fonts'][number]
export type RenderReply = z.infer<typeof renderReply>
export type SurveyReply = z.infer<typeof surveyReply>
export type OutlineReply = z.infer<typeof outlineReply>
export type ChildReply = z.infer<typeof childReply>
