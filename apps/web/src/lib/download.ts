/** Milliseconds after which a browser has surely read what it saves: some begin only after a question to the person. */
const reading = 40_000

/** Hands a text to the browser as a file to keep. */
export function downloadText(name: string, text: string, type = 'text/plain'): void {
  const url = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  document.body.append(link)
  link.click()
  link.remove()
  setTimeout(() => URL.revokeObjectURL(url), reading)
}
