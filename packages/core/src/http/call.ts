import type { Endpoint, Parsed, Sent } from './endpoint.ts'

type Schema = NonNullable<Endpoint['body']>
type Maybe = Schema | undefined
type Field<Name extends string, Present, Value> = Present extends Schema
  ? Record<Name, Value>
  : Partial<Record<Name, never>>

/** What a call needs, by its contract: `params` for the path, `query`, `body`; only those it has. */
export type CallInput<Params, Query, Body> = Field<'params', Params, Record<keyof Sent<Params>, string | number>> &
  Field<'query', Query, Sent<Query>> &
  Field<'body', Body, Sent<Body>> & { signal?: AbortSignal }

export type CallArguments<Params, Query, Body> = [Params, Query, Body] extends [undefined, undefined, undefined]
  ? [input?: CallInput<Params, Query, Body>]
  : [input: CallInput<Params, Query, Body>]

/** Makes a call of the contract and answers what the contract says. */
export type Call = <Params extends Maybe, Query extends Maybe, Body extends Maybe, Reply extends Maybe>(
  endpoint: Endpoint<Params, Query, Body, Reply>,
  ...input: CallArguments<Params, Query, Body>
) => Promise<Parsed<Reply>>
