import type { NewAchievement } from '@capivira/core/achievements/contract'
import type { Endpoint, Parsed, Sent } from '@capivira/core/http/endpoint'
import { type ComponentType, createContext, type ReactNode, use } from 'react'

type Schema = NonNullable<Endpoint['body']>
type Maybe = Schema | undefined

/** What a call sends; its contract tells which of the three it has. */
export type CallInput<Params, Query, Body> = {
  params?: Record<keyof Sent<Params>, string | number>
  query?: Sent<Query>
  body?: Sent<Body>
}

/** Makes a call of the contract; rejects when it fails. */
export type Call = <Params extends Maybe, Query extends Maybe, Body extends Maybe, Reply extends Maybe>(
  endpoint: Endpoint<Params, Query, Body, Reply>,
  input: CallInput<Params, Query, Body>,
) => Promise<Parsed<Reply>>

export type SourceProps = { materialId: number; sourcePage: number | null; sourceQuote: string | null }
export type LinkProps = { href: string; className?: string; children: ReactNode; 'aria-label'?: string }
export type ButtonLinkProps = LinkProps & { variant?: 'primary' | 'secondary' | 'info'; size?: 'md' | 'lg' }

/** What the app around a game does for it: a game knows no address, no cache and no other screen. */
export type GameHost = {
  call: Call
  /** The sentence of a failed call for people, or the fallback. */
  messageOf: (error: unknown, fallback: string) => string
  /** Tells what a round paid, by toasts, and has the app read again what it changed. */
  onPaid: (xp: number, achievements: readonly NewAchievement[]) => void
  Link: ComponentType<LinkProps>
  ButtonLink: ComponentType<ButtonLinkProps>
  /** Opens the page of the material a thing comes from. */
  Source: ComponentType<SourceProps>
  /** Whose rounds are kept on this device. */
  userId: string
  /** A teacher looks at the game: nothing is paid. */
  preview: boolean
}

/** Filled by the app's page. */
export const GameHostContext = createContext<GameHost | null>(null)

/** The app around this game. */
export function useHost(): GameHost {
  const host = use(GameHostContext)
  if (!host) throw new Error('A game is drawn inside GameHostContext')
  return host
}
