import { previewImport } from '@capivira/core/exchange/contract'
import { afterEach, expect, test, vi } from 'vitest'
import { upload } from './upload.ts'

/** A request that fails as it does without a network, and for a file that the browser does not send. */
class FailingRequest {
  upload = {}
  onerror = () => {}
  open() {}
  setRequestHeader() {}
  send() {
    this.onerror()
  }
}

function formOf(file: File): FormData {
  const form = new FormData()
  form.append('file', file)
  return form
}

afterEach(() => vi.unstubAllGlobals())

test('a file that changed after it was chosen is told as such, and no network', async () => {
  vi.stubGlobal('XMLHttpRequest', FailingRequest)
  const whole = formOf(new File(['a;b'], 'notas.csv'))
  await expect(upload(previewImport, whole)).rejects.toThrow('Não conseguimos falar com o servidor.')

  const form = formOf(new File(['a;b'], 'notas.csv'))
  const gone = new Blob([])
  gone.arrayBuffer = () => Promise.reject(new DOMException('changed', 'NotReadableError'))
  vi.spyOn(File.prototype, 'slice').mockReturnValue(gone)
  await expect(upload(previewImport, form)).rejects.toThrow(
    'O arquivo mudou ou saiu do lugar depois de escolhido. Escolha-o de novo.',
  )
})
