import { expect, test, vi } from 'vitest'
import { downloadText } from './download.ts'

test('a file stays there until a browser that asks first where to put it has read it', () => {
  vi.useFakeTimers()
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:codes')
  const revoke = vi.spyOn(URL, 'revokeObjectURL')
  const clicked: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    clicked.push(`${this.download} ${this.href}`)
  })
  downloadText('codigos.txt', 'abc')
  expect(clicked).toEqual(['codigos.txt blob:codes'])
  vi.advanceTimersByTime(39_000)
  expect(revoke).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1_000)
  expect(revoke).toHaveBeenCalledExactlyOnceWith('blob:codes')
})
