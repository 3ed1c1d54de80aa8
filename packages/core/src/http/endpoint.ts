import type * as z from 'zod/mini'

export type UserType = 'student' | 'teacher' | 'admin'

/** Who may call: anyone, session or not, or signed-in users of the types named. */
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
  Who extends Access = Access,
> = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  path: `/api/${string}`
  /** One sentence for the API page, in Portuguese. */
  summary: string
  /** Heading under which the API page lists it, in Portuguese. */
  group: string
  access: Who
  params?: Params
  query?: Query
  body?: Body
  /** Absent when the answer is not JSON (an image, a redirect). */
  reply?: Reply
  /** Status of success; 200 when absent. */
  status?: 200 | 201 | 202 | 302
  /** Bytes its body may have, where a call takes more than the usual 256 KB. */
  bodyLimit?: number
  /** True for multipart/form-data with a file. */
  upload?: true
  /** Also for who signed in with a temporary password and has yet to choose their own. */
  beforeOwnPassword?: true
  /**
   * Also for who has yet to set two-factor up where the school asks it of them; every call before one's own password
   * is.
   */
  beforeTwoFactor?: true
}

/** Declares a call; exists for type inference alone. */
export function endpoint<
  Params extends Schema | undefined = undefined,
  Query extends Schema | undefined = undefined,
  Body extends Schema | undefined = undefined,
  Reply extends Schema | undefined = undefined,
  Who extends Access = Access,
>(description: Endpoint<Params, Query, Body, Reply, Who>): Endpoint<Params, Query, Body, Reply, Who> {
  return description
}

/** The schema itself; never where the call has none. */
type Given<S> = Extract<NonNullable<S>, Schema>

/** The parsed type of a schema, or undefined where the call has none. */
export type Parsed<S> = [Given<S>] extends [never] ? undefined : z.output<Given<S>>
/** What a caller sends for a schema, or undefined where the call has none. */
export type Sent<S> = [Given<S>] extends [never] ? undefined : z.input<Given<S>>
/** The answer of a call. */
export type ReplyOf<E> = E extends { reply?: infer R } ? Parsed<R> : never
