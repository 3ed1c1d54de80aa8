import type { SchoolDay } from '../progress/school-day.ts'

/** A person whose name others have as well. */
export type Namesake = { id: string; email: string; since: SchoolDay }

/** An address of which its owner, and who knows them, recognise enough: 'an…07@escola.example'. */
export function maskedAddress(email: string): string {
  const at = email.lastIndexOf('@')
  const [name, rest] = at < 0 ? [email, ''] : [email.slice(0, at), email.slice(at)]
  const letters = [...name]
  const shown = letters.length > 5 ? 2 : 1
  return `${letters.slice(0, shown).join('')}…${letters.length > 2 ? letters.slice(-shown).join('') : ''}${rest}`
}

/**
 * What tells people of one name apart, by id, in words that are seen beside the name and heard after it: the day they
 * joined; their address too, where that was the same day; and where that will not do either, which of them it is, the
 * oldest account first.
 */
export function apartFrom(people: readonly Namesake[]): Map<string, string> {
  const inOrder = [...people].sort(
    (one, other) => one.since.localeCompare(other.since) || one.id.localeCompare(other.id),
  )
  const alike = (one: Namesake) => inOrder.filter(({ since }) => since === one.since)
  return new Map(
    inOrder.map(one => {
      const day = `entrou em ${one.since.split('-').reverse().join('/')}`
      const sameDay = alike(one)
      if (sameDay.length === 1) return [one.id, day]
      const address = maskedAddress(one.email)
      const sameAddress = sameDay.filter(({ email }) => maskedAddress(email) === address)
      const place = sameAddress.length === 1 ? '' : `, conta ${sameAddress.indexOf(one) + 1} de ${sameAddress.length}`
      return [one.id, `${day}, ${address}${place}`]
    }),
  )
}

type Named = { fullName: string; apart?: string | undefined }

/** The same within a sentence or a cell: 'Ana Silva (entrou em 12/03/2026)'. */
export const writtenName = ({ fullName, apart }: Named): string => (apart ? `${fullName} (${apart})` : fullName)

/** A person's name as who acts on it hears it: 'Ana Silva, entrou em 12/03/2026' where others are called so too. */
export const calledName = ({ fullName, apart }: Named): string => (apart ? `${fullName}, ${apart}` : fullName)
