import { expect, test } from 'vitest'
import { complaintAbout, takeFile } from './chosen-file.ts'

const pdf = (size: number) => ({ size })

test('a PDF of exactly 50 MB will do', () => {
  expect(complaintAbout(pdf(52_428_800), 'dashboard')).toBeNull()
})

test.each([
  ['dashboard', null, 'Arquivo obrigatório', 'Por favor, selecione um arquivo PDF'],
  ['dashboard', pdf(52_428_801), 'Arquivo muito grande', 'O arquivo deve ter no máximo 50MB'],
  ['screen', null, 'Campos Obrigatórios', 'Por favor, preencha o título e selecione um arquivo PDF.'],
  ['screen', pdf(52_428_801), 'Arquivo Muito Grande', 'O arquivo deve ter menos de 50MB.'],
] as const)('the %s form says of %j: %s', (form, file, title, description) => {
  expect(complaintAbout(file, form)).toEqual({ title, description })
})

const begun = '%PDF-1.7\n%âãÏÓ'

test.each([
  ['Aula.pdf', 'application/pdf'],
  ['AULA.PDF', 'application/octet-stream'],
  ['aula.pdf', 'application/x-pdf'],
  ['aula.pdf', ''],
  ['document:1234', ''],
])('%s of type "%s" is a PDF by what it says or how it begins', async (name, type) => {
  const taken = await takeFile(new File([begun], name, { type }), 'screen')
  expect(taken).toBeInstanceOf(File)
  expect(taken).toMatchObject({ name, type: 'application/pdf' })
})

test.each([
  ['dashboard', 'Tipo de arquivo inválido', 'Por favor, selecione apenas arquivos PDF'],
  ['screen', 'Arquivo Inválido', 'Por favor, selecione um arquivo PDF.'],
] as const)('the %s form takes nothing else, whatever its type', async (form, title, description) => {
  for (const [name, type] of [
    ['foto.heic', ''],
    ['foto.png', 'image/png'],
    ['aula.pdf', ''],
  ] as const)
    expect(await takeFile(new File(['ftypheic'], name, { type }), form)).toEqual({ title, description })
})

test('a file of which the phone hands over nothing, or which it cannot open, is told as such', async () => {
  const advice = 'Se ele está na nuvem, baixe-o antes para este aparelho e escolha-o de novo.'
  expect(await takeFile(new File([], 'aula.pdf', { type: 'application/pdf' }), 'screen')).toEqual({
    title: 'Arquivo vazio',
    description: `O arquivo chegou sem nada dentro. ${advice}`,
  })
  const closed = new File([begun], 'aula.pdf', { type: 'application/pdf' })
  closed.arrayBuffer = () => Promise.reject(new DOMException('gone', 'NotReadableError'))
  expect(await takeFile(closed, 'dashboard')).toEqual({
    title: 'Arquivo não aberto',
    description: `O navegador não conseguiu ler o arquivo. ${advice}`,
  })
})
