import { expect, test } from 'vitest'
import { complaintAbout } from './chosen-file.ts'

const pdf = (size: number) => ({ type: 'application/pdf', size })

test('a PDF of exactly 50 MB will do', () => {
  expect(complaintAbout(pdf(52_428_800), 'dashboard')).toBeNull()
})

test.each([
  ['dashboard', null, 'Arquivo obrigatório', 'Por favor, selecione um arquivo PDF'],
  ['dashboard', { type: 'image/png', size: 1 }, 'Tipo de arquivo inválido', 'Por favor, selecione apenas arquivos PDF'],
  ['dashboard', pdf(52_428_801), 'Arquivo muito grande', 'O arquivo deve ter no máximo 50MB'],
  ['screen', null, 'Campos Obrigatórios', 'Por favor, preencha o título e selecione um arquivo PDF.'],
  ['screen', { type: '', size: 1 }, 'Arquivo Inválido', 'Por favor, selecione um arquivo PDF.'],
  ['screen', pdf(52_428_801), 'Arquivo Muito Grande', 'O arquivo deve ter menos de 50MB.'],
] as const)('the %s form says of %j: %s', (form, file, title, description) => {
  expect(complaintAbout(file, form)).toEqual({ title, description })
})
