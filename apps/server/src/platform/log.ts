import { type Logger, pino } from 'pino'
import type { Settings } from './settings.ts'

/**
 * The log: JSON lines in production, for tools; readable lines where a person tries Capivira. Never what users wrote.
 */
export async function openLog({ mode, logLevel }: Pick<Settings, 'mode' | 'logLevel'>): Promise<Logger> {
  const options = { level: logLevel, base: null, serializers: { err: withoutValues } }
  if (mode === 'production') return pino(options)
  const { default: pretty } = await import('pino-pretty')
  return pino(options, pretty({ colorize: process.stdout.isTTY, translateTime: 'SYS:HH:MM:ss', sync: true }))
}

/**
 * An error as the log keeps it: kind, code, message, frames and causes. The values of a failed query are left out,
 * wherever drivers put them (in the message, in `params`, in PostgreSQL's `detail`): they are what users wrote.
 */
export function withoutValues(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  const code = 'code' in error && typeof error.code === 'string' ? { code: error.code } : {}
  const cause = error.cause === undefined ? {} : { cause: withoutValues(error.cause) }
  return { type: error.name, ...code, message: cleanText(error.message), stack: frames(error.stack), ...cause }
}

/** Drizzle ends a failed query's message with its values. */
const cleanText = (message: string) => message.replace(/\nparams: [\s\S]*$/, '')

function frames(stack = ''): string {
  return stack
    .split('\n')
    .filter(line => /^\s+at /.test(line))
    .join('\n')
}
