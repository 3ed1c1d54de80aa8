import { type Quiet, quietNow } from '@capivira/core/classes/quiet-hours'
import { setQuietTime } from '@capivira/games/kit/quiet'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { schoolTimeZone } from '../../lib/school-zone.ts'
import { useUser } from '../accounts/current-user.ts'
import { joinedClassesQuery } from './joined-classes-query.ts'

/** How often the clock is looked at, in milliseconds: a class begins and ends on a minute. */
const every = 15_000
/** How often the hours are read again, in milliseconds: a teacher who silences a lesson under way is heeded in it. */
const fresh = 60_000

const reasonOf = ({ className, until }: Quiet) => `Sem sons na aula de ${className}, até ${until}`

/**
 * Keeps the sounds of games and of read-aloud to the hours that a pupil's teachers chose. Called by whatever makes
 * sounds.
 */
export function useQuietHours({ enabled = true }: { enabled?: boolean } = {}): void {
  const { userType } = useUser()
  const isPupil = userType === 'student'
  const { data } = useQuery({
    ...joinedClassesQuery,
    staleTime: fresh,
    refetchInterval: fresh,
    enabled: isPupil && enabled,
  })
  useEffect(() => {
    if (!isPupil || !enabled) return
    function look() {
      const quiet = quietNow(data ?? [], new Date(), schoolTimeZone())
      setQuietTime(quiet && { reason: reasonOf(quiet), mayChange: quiet.mayChange })
    }
    look()
    const timer = setInterval(look, every)
    return () => clearInterval(timer)
  }, [data, enabled, isPupil])
}
