import type { AdminAct } from '@capivira/core/admin/system-contract'
import { formatDateTime } from '../../../lib/format.ts'
import { actNames } from '../system-text.ts'
import { Row, Rows } from './rows.tsx'

/** What was done, the newest first. */
export function ActList({ acts }: { acts: readonly AdminAct[] }) {
  return (
    <Rows label="Atos da administração">
      {acts.map(({ id, act, actor, target, detail, createdAt }) => (
        <Row key={id} title={`${actNames[act]}: ${target}`}>
          {detail && <p className="text-base text-ink">{detail}</p>}
          <p>
            {actor.fullName} · <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>
          </p>
        </Row>
      ))}
    </Rows>
  )
}
