/**
 * Copies a text; without a secure connection, as in a school's own network, or where the newer way is refused, as in
 * the windows of other programs, by the older way.
 * @throws where the browser lets no page copy.
 */
export async function copyText(text: string): Promise<void> {
  const { clipboard }: { clipboard?: Clipboard } = navigator
  const isWritten = await clipboard?.writeText(text).then(
    () => true,
    () => false,
  )
  if (isWritten) return
  const field = document.createElement('textarea')
  field.value = text
  field.className = 'sr-only'
  // Within an open dialog, which would take the focus back.
  const focused = document.activeElement
  ;(focused?.closest('[role="dialog"]') ?? document.body).append(field)
  field.select()
  const isCopied = document.execCommand('copy')
  field.remove()
  if (focused instanceof HTMLElement) focused.focus()
  if (!isCopied) throw new Error('this browser does not copy')
}
