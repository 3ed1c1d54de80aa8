import type { NewAchievement } from '@capivira/core/achievements/new-achievement'
import type { GameId } from '@capivira/core/games/contract'
import type { Call } from '@capivira/core/http/call'
import { type ComponentType, createContext, type ReactNode, use } from 'react'

export type SourceProps = { materialId: number; sourcePage: number | null; sourceQuote: string | null }
export type LinkProps = { href: string; className?: string; children: ReactNode; 'aria-label'?: string }
export type ButtonLinkProps = LinkProps & { variant?: 'primary' | 'secondary' | 'info'; size?: 'md' | 'lg' }

export type MaterialOption = { id: number; title: string; subject: string }

/** Whether a material feeds a game: what it lacks, and what each level falls short of. */
export type GameOffer = { missing: string | null; notices: Readonly<Record<string, string | null>> }

/** The materials that can be played with, and the one chosen for all games. */
export type Materials = {
  options: readonly MaterialOption[]
  chosen: number | null
  /** Brings older ones; null once all are there. */
  more: { pending: boolean; load: () => void } | null
  choose: (id: number) => void
  /** What the chosen one offers to a game; null while it is asked for, or where it could not be asked. */
  offerOf: (game: GameId) => GameOffer | null
}

/** The fields of a form as they are typed, kept for when the session ends meanwhile. */
export type TextDraft<Fields> = { value: Fields; change: (next: Fields) => void; forget: () => void }

/** What the app around a game does for it: a game knows no address, no cache and no other screen. */
export type GameHost = {
  call: Call
  /** The sentence of a failed call for people, or the fallback. */
  messageOf: (error: unknown, fallback: string) => string
  /**
   * Tells by a toast that something failed, in its own words, and why; while the network is away the app says that, and
   * nothing else.
   */
  tellFailure: (error: unknown, sentence: string, more?: { title?: string }) => void
  /** Tells what a round paid, by toasts, and has the app read again what it changed. */
  onPaid: (xp: number, achievements: readonly NewAchievement[]) => void
  Link: ComponentType<LinkProps>
  ButtonLink: ComponentType<ButtonLinkProps>
  /** Opens the page of the material a thing comes from. */
  Source: ComponentType<SourceProps>
  materials: Materials
  /** Whose rounds are kept on this device. */
  userId: string
  /** The school's, in which dates are written. */
  timeZone: string
  useTextDraft: <Fields extends Record<string, string>>(form: string, initial: Fields) => TextDraft<Fields>
  /**
   * Whether the round left unfinished was asked for before the screen came, so that its answer is worth waiting for:
   * what it brings stands above everything else, and would move it.
   */
  roundComes: boolean
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
