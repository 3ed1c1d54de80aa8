import { afterEach, expect, test, vi } from 'vitest'
import { copyText } from './copy-text.ts'

afterEach(() => vi.unstubAllGlobals())

/** A page without a secure connection, in a browser that copies what is selected, or does not. */
function insecure(copies: boolean): string[] {
  const copied: string[] = []
  vi.stubGlobal('navigator', {})
  document.execCommand = () => {
    const field = document.querySelector('textarea')
    if (copies) copied.push(field?.value.slice(field.selectionStart, field.selectionEnd) ?? '')
    return copies
  }
  return copied
}

test('without a secure connection a text is copied by a field, which goes and gives the focus back', async () => {
  const copied = insecure(true)
  document.body.innerHTML = '<button type="button">Copiar link</button>'
  document.querySelector('button')?.focus()
  await copyText('https://escola.example/join/ABC234')
  expect(copied).toEqual(['https://escola.example/join/ABC234'])
  expect(document.querySelector('textarea')).toBeNull()
  expect(document.activeElement?.textContent).toBe('Copiar link')
})

test('a browser that does not copy is said to', async () => {
  insecure(false)
  await expect(copyText('ABC234')).rejects.toThrow()
})

test('with one the browser copies', async () => {
  const writeText = vi.fn(async () => {})
  vi.stubGlobal('navigator', { clipboard: { writeText } })
  await copyText('ABC234')
  expect(writeText).toHaveBeenCalledExactlyOnceWith('ABC234')
})

test('where the newer way is refused, a text is copied by the older one', async () => {
  const copied = insecure(true)
  vi.stubGlobal('navigator', {
    clipboard: { writeText: () => Promise.reject(new DOMException('no', 'NotAllowedError')) },
  })
  await copyText('ABC234')
  expect(copied).toEqual(['ABC234'])
})
