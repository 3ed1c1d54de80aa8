/**
 * A sentence whose gaps ('_____') are seen as a line and read as a word: a screen reader would spell them out, or be
 * silent.
 */
export function Gaps({ children }: { children: string }) {
  const gap = /_{3,}/.exec(children)
  if (!gap) return children
  return (
    <>
      {children.slice(0, gap.index)}
      <span aria-hidden="true">{gap[0]}</span>
      <span className="sr-only">lacuna</span>
      <Gaps>{children.slice(gap.index + gap[0].length)}</Gaps>
    </>
  )
}
