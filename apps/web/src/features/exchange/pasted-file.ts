/** What was pasted, as the files that it may be: with the looks of its letters first, since they may say the key. */
export function pastedFiles(pasted: Pick<DataTransfer, 'files' | 'getData'>): File[] {
  const [file] = pasted.files
  const html = pasted.getData('text/html')
  const plain = pasted.getData('text/plain')
  const named = (text: string, ending: string, type: string) =>
    text.trim() === '' ? [] : [new File([text], `Texto colado.${ending}`, { type })]
  const texts = [...named(html, 'html', 'text/html'), ...named(plain, 'txt', 'text/plain')]
  // Office puts a picture of the cells beside their text.
  return texts.length > 0 ? texts : file ? [file] : []
}
