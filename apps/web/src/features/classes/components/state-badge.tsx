import { type AssignmentState, stateNames } from '@capivira/core/classes/assignment'
import { Badge } from '@capivira/ui/badge.tsx'
import { CircleAlert, CircleCheck, Clock } from '@capivira/ui/icons'

const looks = {
  todo: { tone: 'info', icon: Clock },
  late: { tone: 'danger', icon: CircleAlert },
  done: { tone: 'primary', icon: CircleCheck },
  'done-late': { tone: 'xp', icon: CircleCheck },
} as const

/** Where an assignment stands: word, icon and colour. */
export function StateBadge({ state }: { state: AssignmentState }) {
  const { tone, icon: Icon } = looks[state]
  return (
    <Badge tone={tone} icon={<Icon aria-hidden="true" className="size-4" />}>
      {stateNames[state]}
    </Badge>
  )
}
