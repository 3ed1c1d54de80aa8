/** The zone of a page that no server of ours wrote: in development. */
const usual = 'America/Sao_Paulo'

let told: string | undefined

/** The school's time zone, as the page says it: the server writes it in (apps/server/src/platform/school-page.ts). */
export function schoolTimeZone(): string {
  told ??= globalThis.document?.querySelector<HTMLMetaElement>('meta[name="school-time-zone"]')?.content || usual
  return told
}
