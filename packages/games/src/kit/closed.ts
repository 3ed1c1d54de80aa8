/** Whether the server understood and said no, rather than failed. */
export const wasRefused = (error: unknown): boolean => error instanceof Error && /^4\d\d:/.test(error.message)

/**
 * Why the server takes no result of a round any more, in its own sentence: another device has ended it or begun
 * another. Null for what may go well when tried again.
 */
export function closedReason(error: unknown, messageOf: (error: unknown, fallback: string) => string): string | null {
  return error instanceof Error && /^(404|409):/.test(error.message) ? messageOf(error, '') || null : null
}
