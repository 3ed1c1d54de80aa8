import { expect, test } from 'vitest'
import { fileOddities, isWide } from './file-oddities.ts'

test('a file as it should be has nothing odd in it', () => {
  expect(fileOddities('# nota\r\nexport PORT=3000\r\n\r\n; outra\nPUBLIC_URL="https://escola.br"\nTZ=UTC\n')).toEqual(
    [],
  )
})

test('a mark at the beginning and another encoding are told of', () => {
  expect(fileOddities('\ufeffPORT=3000\n')).toEqual([
    'O arquivo começa com uma marca (BOM), e o systemd não lê a primeira linha: salve-o como UTF-8 sem BOM.',
  ])
  expect(fileOddities(Buffer.from('SCHOOL_NAME=São\n', 'latin1').toString('utf8'))).toEqual([
    'O arquivo não está em UTF-8: salve-o assim, ou os acentos se perdem.',
  ])
  expect(isWide(Buffer.from('PORT=3000\n', 'utf16le').toString('utf8'))).toBe(true)
  expect(isWide('PORT=3000\n')).toBe(false)
})

test('lines that are no variables are told of by their number, never with what stands in them', () => {
  expect(fileOddities('PORT=3000\nSMTP_URL = smtp://u:segredo@h\n\nHOST: 127.0.0.1\n')).toEqual([
    'Sem efeito aqui: as linhas 2, 4. Escreva NOME=valor, sem espaços em volta do sinal de igual e em uma linha só.',
  ])
})

test('a setting in small letters, or by the name that other programs give it, is told of', () => {
  expect(fileOddities('port=3000\nTRUST_PROXY=1\nPORT=3000\n')).toEqual([
    'A Capivira não conhece port: escreva PORT.',
    'A Capivira não conhece TRUST_PROXY: escreva TRUSTED_PROXIES.',
  ])
})
