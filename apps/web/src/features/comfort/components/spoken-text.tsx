import { useSpoken } from '../speech.ts'

/** A text in which the word that is being said is marked, or its sentence where the voice does not tell its words. */
export function SpokenText({ children: text }: { children: string }) {
  const at = useSpoken(text)
  if (!at) return text
  return (
    <>
      {text.slice(0, at.from)}
      <mark className="rounded-[0.2em] bg-soft-xp text-xp-ink box-decoration-clone">{text.slice(at.from, at.to)}</mark>
      {text.slice(at.to)}
    </>
  )
}
