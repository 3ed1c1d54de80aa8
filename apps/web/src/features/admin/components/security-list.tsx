import type { SecurityEntry } from '@capivira/core/admin/security-contract'
import { Badge } from '@capivira/ui/badge.tsx'
import { Button } from '@capivira/ui/button.tsx'
import { formatDateTime, formatNumber } from '../../../lib/format.ts'
import { eventNames, outcomeTones, outcomeWords } from '../security-text.ts'
import { Row, Rows } from './rows.tsx'

export type SecurityListProps = { events: readonly SecurityEntry[]; onAddress: (address: string) => void }

/** Security events, the newest first. */
export function SecurityList({ events, onAddress }: SecurityListProps) {
  return (
    <Rows label="Acontecimentos de segurança">
      {events.map(({ id, event, outcome, user, target, address, call, count, createdAt }) => (
        <Row
          key={id}
          title={eventNames[event]}
          badges={
            <Badge long tone={outcomeTones[outcome]}>
              {outcomeWords[outcome]}
            </Badge>
          }
          actions={
            address && (
              <Button
                variant="secondary"
                size="sm"
                aria-label={
                  `Origem ${address}: ver só o que veio dela. ${eventNames[event]}, ${whoOf(user)}, ` +
                  `${formatDateTime(createdAt)}`
                }
                onClick={() => onAddress(address)}
              >
                Origem {address}
              </Button>
            )
          }
        >
          <p className="text-base text-ink">
            {whoOf(user)}
            {target && ` → ${nameOf(target)}`}
          </p>
          <p>
            <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>
            {count > 1 && ` · ${formatNumber(count)} vezes em um minuto`}
            {isAbout(event) && call && ` · ${call}`}
          </p>
        </Row>
      ))}
    </Rows>
  )
}

const nameOf = ({ fullName, pseudonym }: NonNullable<SecurityEntry['user']>): string =>
  fullName ?? `Conta excluída (${pseudonym})`

const whoOf = (user: SecurityEntry['user']): string => (user ? nameOf(user) : 'Pessoa não identificada')

/** Where the event's name does not say which call it was. */
const isAbout = (event: SecurityEntry['event']): boolean =>
  event === 'wrong-role' || event === 'not-theirs' || event === 'too-many' || event === 'cross-site'
