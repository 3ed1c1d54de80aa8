import { type Logger, pino } from 'pino'
import type { Settings } from './settings.ts'

/** The log: JSON lines in production, for tools; readable lines where a person tries Capivira. Never what users wrote. */
export async function openLog({ mode, logLevel }: Pick<Settings, 'mode' | 'logLevel'>): Promise<Logger> {
  const options = { level: logLevel, base: null }
  if (mode === 'production') return pino(options)
  const { default: pretty } = await import('pino-pretty')
  return pino(options, pretty({ colorize: process.stdout.isTTY, translateTime: 'SYS:HH:MM:ss', sync: true }))
}
