/** Says that what follows is HTML, whatever element the program that copied it begins with. */
const page = '<!doctype html>\n'

/**
 * What was pasted, as the files that it may be: with the looks of its letters first, since they may say the key. A file
 * that was copied stands beside its name as text; a picture beside a text is only how its cells look.
 */
export function pastedFiles(pasted: Pick<DataTransfer, 'files' | 'getData'>): File[] {
  const files = [...pasted.files]
  const file = files.find(({ type }) => !type.startsWith('image/'))
  if (file) return [file]
  const html = pasted.getData('text/html')
  const plain = pasted.getData('text/plain')
  const named = (text: string, parts: string[], ending: string, type: string) =>
    text.trim() === '' ? [] : [new File(parts, `Texto colado.${ending}`, { type })]
  const texts = [...named(html, [page, html], 'html', 'text/html'), ...named(plain, [plain], 'txt', 'text/plain')]
  return texts.length > 0 ? texts : files.slice(0, 1)
}
