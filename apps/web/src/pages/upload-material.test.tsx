import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { material } from '../../test/lesson.ts'
import { teacher } from '../../test/people.ts'
import { open, shownToast } from '../../test/screen.tsx'
import { answerUpload } from '../../test/upload.ts'

beforeEach(() => sessionStorage.clear())

const pdf = new File(['%PDF-1.7'], 'rios-do-brasil.pdf', { type: 'application/pdf' })
const send = () => screen.getByRole('button', { name: /^Envia/ })
const choose = (file: File) => {
  const input = document.querySelector('input[type="file"]')
  if (input) fireEvent.change(input, { target: { files: [file] } })
}
const type = (label: string, value: string) => fireEvent.input(screen.getByLabelText(label), { target: { value } })
const value = (label: string) => {
  const field = screen.getByLabelText(label)
  return field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? field.value : ''
}

async function openForm(address = '/upload-material') {
  open(address, teacher(), {
    'GET /api/subjects': [],
    'GET /api/teacher/materials': [],
    'GET /api/dashboard/teacher': { totalStudents: 0, activeMaterials: 0, engagement: 0, subjects: [] },
  })
  await screen.findByRole('button', { name: 'Enviar material' })
}

test('the screen has its fields and says how it works; nothing can be sent without a title or a file', async () => {
  await openForm()
  for (const label of ['Título', 'Matéria', 'Descrição']) expect(screen.getByLabelText(label)).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'Como funciona' })).toBeTruthy()
  expect(send()).toHaveProperty('disabled', true)
  type('Título', 'Rios')
  expect(send()).toHaveProperty('disabled', true)
  choose(pdf)
  await waitFor(() => expect(send()).toHaveProperty('disabled', false))
  type('Título', '   ')
  expect(send()).toHaveProperty('disabled', true)
})

test('the title comes from the file’s name, unless one was typed', async () => {
  await openForm()
  choose(pdf)
  await waitFor(() => expect(value('Título')).toBe('Rios do brasil'))
  type('Título', 'Rios')
  choose(new File(['%PDF-1.7'], 'outro.pdf', { type: 'application/pdf' }))
  await act(async () => {})
  expect(value('Título')).toBe('Rios')
})

test('a file dropped on the form is chosen', async () => {
  await openForm()
  const zone = document.querySelector('input[type="file"]')?.parentElement
  if (zone) fireEvent.drop(zone, { dataTransfer: { files: [pdf], types: ['Files'] } })
  await waitFor(() => expect(value('Título')).toBe('Rios do brasil'))
})

test.each([
  ['/upload-material', 'Arquivo Inválido', 'Por favor, selecione um arquivo PDF.'],
  ['/', 'Tipo de arquivo inválido', 'Por favor, selecione apenas arquivos PDF'],
])('at %s a file that is no PDF is refused in its words', async (address, title, description) => {
  await openForm(address)
  choose(new File(['x'], 'foto.png', { type: 'image/png' }))
  await waitFor(() => expect(shownToast()).toMatchObject({ title, description, variant: 'destructive' }))
})

test('what arrived is told, and the form is empty again', async () => {
  const message = 'O material está sendo processado. Os flip cards e quiz serão criados automaticamente.'
  const sent = answerUpload(201, { ...material(), duplicate: false, message })
  await openForm()
  choose(pdf)
  await waitFor(() => expect(value('Título')).toBe('Rios do brasil'))
  type('Matéria', 'Geografia')
  type('Descrição', 'Bacias')
  fireEvent.click(send())
  await waitFor(() =>
    expect(shownToast()).toMatchObject({ title: 'Upload realizado com sucesso!', description: message }),
  )
  expect(sent.address).toBe('POST /api/materials/upload')
  const fields = ['title', 'subject', 'description'].map(name => sent.form?.get(name))
  expect(fields).toEqual(['Rios do brasil', 'Geografia', 'Bacias'])
  expect(sent.form?.get('pdfFile')).toBeTruthy()
  await waitFor(() => expect(location.pathname).toBe('/manage-materials'))
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('Bacias')
})

test('the dashboard’s form sends its file as ‘pdf’ to its own address', async () => {
  const sent = answerUpload(201, { ...material(), duplicate: false, message: 'Certo.' })
  await openForm('/')
  choose(pdf)
  await screen.findByLabelText('Título')
  fireEvent.click(send())
  await waitFor(() => expect(sent.form?.get('pdf')).toBeTruthy())
  expect(sent.address).toBe('POST /api/materials')
  await waitFor(() => expect(screen.queryByLabelText('Título')).toBeNull())
})

test.each([
  ['the server’s sentence', 422, { message: 'Este PDF tem senha.' }, 'Este PDF tem senha.'],
  ['its own where there is none', 500, '', 'Não foi possível fazer upload do arquivo'],
])('a failed upload tells %s and loses nothing typed', async (_, status, body, description) => {
  answerUpload(status, body)
  await openForm()
  choose(pdf)
  await waitFor(() => expect(value('Título')).toBe('Rios do brasil'))
  type('Descrição', 'Bacias')
  fireEvent.click(send())
  await waitFor(() => expect(shownToast()).toMatchObject({ title: 'Erro no upload', description }))
  expect(value('Título')).toBe('Rios do brasil')
  expect(value('Descrição')).toBe('Bacias')
})

/** Sends a file with a description and leaves for another screen before it is answered. */
async function leavesWhileSending(status: number, body: unknown) {
  const sent = answerUpload(status, body, { waits: true })
  await openForm()
  choose(pdf)
  await waitFor(() => expect(value('Título')).toBe('Rios do brasil'))
  type('Descrição', 'Bacias')
  fireEvent.click(send())
  await waitFor(() => expect(sent.form).toBeTruthy())
  fireEvent.click(screen.getAllByRole('link', { name: 'Meus Materiais' })[0] ?? document.body)
  await waitFor(() => expect(screen.queryByLabelText('Descrição')).toBeNull())
  return sent
}
const comesBack = async () => {
  act(() => history.back())
  await screen.findByLabelText('Descrição')
}

test('who leaves while a file is sent is told that it arrived, and finds an empty form', async () => {
  const sent = await leavesWhileSending(201, { ...material(), duplicate: false, message: 'Certo.' })
  act(() => sent.answer())
  await waitFor(() => expect(shownToast()?.title).toBe('Upload realizado com sucesso!'))
  await comesBack()
  expect(value('Descrição')).toBe('')
})

test('who comes back while it is sent is told so; if it fails what was typed is there again', async () => {
  const sent = await leavesWhileSending(422, { message: 'Este PDF tem senha.' })
  await comesBack()
  expect(screen.getByText(/^Um PDF ainda está sendo enviado/)).toBeTruthy()
  expect(value('Descrição')).toBe('')
  act(() => sent.answer())
  await waitFor(() => expect(shownToast()?.description).toBe('Este PDF tem senha.'))
  await waitFor(() => expect(value('Descrição')).toBe('Bacias'))
  expect(screen.queryByText(/^Um PDF ainda está sendo enviado/)).toBeNull()
})

test('who leaves is told of a file that was sent before, too', async () => {
  const message = 'Você já enviou este arquivo.'
  const sent = await leavesWhileSending(201, { ...material(), duplicate: true, message })
  act(() => sent.answer())
  await waitFor(() => expect(shownToast()).toMatchObject({ title: 'Este arquivo já está aqui', description: message }))
  await comesBack()
  expect(value('Descrição')).toBe('Bacias')
})
