import { alike, type Heard } from './server-clock.ts'

/**
 * When something happened: by the device's clock in milliseconds, how long its page had run by then, which no change of
 * the clock moves, and what was known of the server's time.
 */
export type Moment = { at: number; run?: number; page?: string; heard?: Heard }

export type Clock = {
  moment: () => Moment
  /** Whole seconds that have passed since, 0 at least. */
  secondsSince: (moment: Moment) => number
}

/** More than this was no waiting: between act and telling the clock was put right. In milliseconds. */
const longestAge = 365 * 86_400_000

/**
 * @param wall the device's clock, which may be wrong, and put right at any time
 * @param run how long this page has run; a device that sleeps may stop counting, so it only tells the least that has
 *   passed
 * @param page names this page among those that the device opens
 * @param known what is known of the server's time
 */
export function clockOf(
  wall: () => number,
  run: () => number,
  page: string,
  known: () => Heard | undefined = () => undefined,
): Clock {
  return {
    moment: () => {
      const heard = known()
      return { at: wall(), run: run(), page, ...(heard && { heard }) }
    },
    secondsSince: moment => {
      const atLeast = moment.page === page && moment.run !== undefined ? run() - moment.run : 0
      const passed = byServer(moment, known(), wall()) ?? wall() - moment.at
      return Math.max(0, Math.round((passed > longestAge ? atLeast : Math.max(passed, atLeast)) / 1_000))
    },
  }
}

/**
 * How long ago an act was by the server's time. The clock may have been moved after it or before it: what lies between
 * what the server had told last by then and now is true; 0 where neither does. Undefined where nothing is known.
 */
function byServer({ at, heard }: Moment, now: Heard | undefined, wall: number): number | undefined {
  if (!heard || !now) return undefined
  const serverNow = wall - now.ahead
  const happened = [at - heard.ahead, at - now.ahead].find(
    then => then >= heard.at - alike && then <= serverNow + alike,
  )
  return happened === undefined ? 0 : serverNow - happened
}
