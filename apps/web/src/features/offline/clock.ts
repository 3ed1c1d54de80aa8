/** When something happened: by the device's clock in milliseconds, and how long its page had run by then, which no change of the clock moves. */
export type Moment = { at: number; run?: number; page?: string }

export type Clock = {
  moment: () => Moment
  /** Whole seconds that have passed since, 0 at least. */
  secondsSince: (moment: Moment) => number
}

/** More than this was no waiting: between act and telling the clock was put right. In milliseconds. */
const longestAge = 365 * 86_400_000

/**
 * @param wall the device's clock, which may be wrong, and put right at any time
 * @param run how long this page has run; a device that sleeps may stop counting, so it only tells the least that has passed
 * @param page names this page among those that the device opens
 */
export function clockOf(wall: () => number, run: () => number, page: string): Clock {
  return {
    moment: () => ({ at: wall(), run: run(), page }),
    secondsSince: moment => {
      const byClock = wall() - moment.at
      const atLeast = moment.page === page && moment.run !== undefined ? run() - moment.run : 0
      const passed = byClock > longestAge ? atLeast : Math.max(byClock, atLeast)
      return Math.max(0, Math.round(passed / 1_000))
    },
  }
}
