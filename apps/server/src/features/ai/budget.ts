import type { AiLimits } from '../../platform/ai-settings.ts'

/** What has been used; costs in millionths of the currency of the prices. */
export type Usage = { calls: number; tokens: number; costMicros: number; dailyCostMicros: number }

/** Millionths of the currency for so many tokens; prices are for a million tokens, so they are the same number. */
export function costMicrosOf(
  usage: { input: number; output: number },
  prices: { input: number; output: number },
): number {
  return Math.ceil(usage.input * prices.input + usage.output * prices.output)
}

/**
 * Whether another call fits into what a material, and the school today, may use. `next` is what the call may take at
 * most; time is counted in minutes since the work began.
 */
export function allows(
  limits: AiLimits,
  used: Usage,
  next: { tokens: number; costMicros: number },
  minutes: number,
): boolean {
  const within = (cost: number, limit: number | null) => limit === null || cost + next.costMicros <= limit * 1e6
  return (
    used.calls < limits.calls &&
    used.tokens + next.tokens <= limits.tokens &&
    minutes < limits.minutes &&
    within(used.costMicros, limits.cost) &&
    within(used.dailyCostMicros, limits.dailyCost)
  )
}
