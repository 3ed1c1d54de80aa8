/** The zone of a page that no server of ours wrote: in development. */
const usual = 'America/Sao_Paulo'

let told: string | undefined

/** The school's time zone, as the page says it: the server writes it in (apps/server/src/platform/school-page.ts). */
export function schoolTimeZone(): string {
  told ??= known(globalThis.document?.querySelector<HTMLMetaElement>('meta[name="school-time-zone"]')?.content || usual)
  return told
}

/** A zone that this device knows: one that is younger than its system gives way to the device's own. */
function known(zone: string): string {
  try {
    return new Intl.DateTimeFormat('pt-BR', { timeZone: zone }).resolvedOptions().timeZone && zone
  } catch {
    return new Intl.DateTimeFormat().resolvedOptions().timeZone
  }
}
