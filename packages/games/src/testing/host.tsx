import { toast } from '@capivira/ui/toast'
import type { GameHost } from '../kit/host.ts'

/** A host that no game calls, for tests; they put what they need in its place. */
export const quietHost: GameHost = {
  call: () => Promise.reject(new Error('not called')),
  messageOf: (_, fallback) => fallback,
  tellFailure: (_, description, { title = 'Erro' } = {}) => toast({ title, description, variant: 'destructive' }),
  onPaid: () => {},
  Link: ({ children }) => <span>{children}</span>,
  ButtonLink: ({ children }) => <span>{children}</span>,
  Source: () => null,
  materials: { options: [], chosen: null, more: null, choose: () => {}, offerOf: () => null },
  userId: 'aluna',
  timeZone: 'America/Sao_Paulo',
  useTextDraft: (_, initial) => ({ value: initial, change: () => {}, forget: () => {} }),
  roundComes: false,
  preview: false,
}
