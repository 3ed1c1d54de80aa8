import { expect, test } from 'vitest'
import { explain } from './problem.mjs'

test.each([
  ['npm error code ENOSPC\nnpm error nospc There is not enough space on disk.', 'O disco está cheio'],
  ['npm error code EAI_AGAIN\nnpm error request to https://registry.example failed', 'Sem acesso ao registro'],
  ['npm error code ENOTFOUND\nnpm error network This is a problem related to network connectivity.', 'Sem acesso'],
  ['npm error code EACCES\nnpm error syscall mkdir', 'Sem permissão para gravar na pasta do projeto'],
  ['npm error code EROFS\nnpm error rofs Often virtualized file systems', 'somente para leitura'],
  ['Error: spawn npm ENOENT', 'O npm não foi encontrado'],
])('%s', (text, sentence) => {
  expect(explain(text)?.message).toContain(sentence)
})

test('anything else is not explained away', () => {
  expect(explain('npm error code E404')).toBeUndefined()
})
