/**
 * Copies a text; without a secure connection, as in a school's own network, by the older way.
 * @throws where the browser lets no page copy.
 */
export async function copyText(text: string): Promise<void> {
  const { clipboard }: { clipboard?: Clipboard } = navigator
  if (clipboard) return clipboard.writeText(text)
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
