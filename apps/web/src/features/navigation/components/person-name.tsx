/** A person's name in a list; what tells them from others of that name stands below it, smaller. */
export function PersonName({ fullName, apart }: { fullName: string; apart?: string | undefined }) {
  return (
    <>
      {fullName}
      {apart && <span className="block text-sm font-normal text-ink-soft">{apart}</span>}
    </>
  )
}

/** Who teaches, in words. */
export const taughtBy = (name: string): string => `Com ${name}`

/** Whose material it is: subjects of two teachers may have the same name. */
export function TaughtBy({ name }: { name: string }) {
  return <p className="text-sm text-ink-soft">{taughtBy(name)}</p>
}
