import type * as z from 'zod/mini'

export type UserType = 'student' | 'teacher' | 'admin'

/** Who may call: 'anyone', 'visitor' limits nothing either but needs no session, or the user types that may. */
export type Access = 'anyone' | readonly UserType[]

type Schema = z.ZodMiniType

/**
 * One HTTP call, described once: the server parses and answers with it, the browser types its calls by it, OpenAPI is
 * written from it. `path` uses `:name` for parameters. A multipart call names its fields in `body` and sets `upload`.
 */
export type Endpoint<
  Params extends Schema | undefined = Schema | undefined,
  Query extends Schema | undefined = Schema | undefined,
  Body extends Schema | undefined = Schema | undefined,
  Reply extends Schema | undefined = Schema | undefined,
> = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  path: `/api/${string}`
  /** One sentence for the API page, in Portuguese. */
  summary: string
  /** Heading under which the API page lists it, in Portuguese. */
  group: string
  access: Access
  params?: Params
  query?: Query
  body?: Body
  /** Absent when the answer is not JSON (an image, a redirect). */
  reply?: Reply
  /** Status of success; 200 when absent. */
  status?: 200 | 201 | 202 | 302
  /** True for multipart/form-data with a file. */
  upload?: true
}

/** Declares a call; exists for type inference alone. */
export function endpoint<
  Params extends Schema | undefined = undefined,
  Query extends Schema | undefined = undefined,
  Body extends Schema | undefined = undefined,
  Reply extends Schema | undefined = undefined,
>(description: Endpoint<Params, Query, Body, Reply>): Endpoint<Params, Query, Body, Reply> {
  return description
}

/** The parsed type of a schema, or undefined where the call has none. */
export type Parsed<S> = S extends Schema ? z.output<S> : undefined
/** What a caller sends for a schema, or undefined where the call has none. */
export type Sent<S> = S extends Schema ? z.input<S> : undefined
/** The answer of a call. */
export type ReplyOf<E> = E extends { reply?: infer R } ? Parsed<R> : never
