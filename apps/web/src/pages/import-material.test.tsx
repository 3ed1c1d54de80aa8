import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { teacher } from '../../test/people.ts'
import { open } from '../../test/screen.tsx'
import { answerUpload } from '../../test/upload.ts'

beforeEach(() => sessionStorage.clear())

const found = (title: string) => ({
  kind: 'apkg',
  title,
  cards: 1,
  questions: 0,
  faults: 0,
  rows: [],
  csv: null,
  notices: [],
})

/** Chooses a file for which this title is offered. */
async function choose(name: string, title: string) {
  answerUpload(200, found(title))
  await screen.findByRole('heading', { name: 'Importar cards' })
  const input = document.querySelector('input[type="file"]')
  await act(async () => {
    if (input) fireEvent.change(input, { target: { files: [new File(['deck'], name)] } })
  })
}
const titleIs = (value: string) =>
  waitFor(async () => expect(await screen.findByLabelText('Título')).toHaveProperty('value', value))

test('a title made of a file’s name goes with the file; one that was typed stays', async () => {
  open('/import-material', teacher(), {})
  await choose('capitais.apkg', 'Capitais')
  await titleIs('Capitais')
  await choose('rios.apkg', 'Rios')
  await titleIs('Rios')
  fireEvent.input(screen.getByLabelText('Título'), { target: { value: 'Rios do Brasil' } })
  await choose('serras.apkg', 'Serras')
  await titleIs('Rios do Brasil')
})

test('a title that nobody typed is not told as recovered', async () => {
  open('/import-material', teacher(), {})
  await choose('capitais.apkg', 'Capitais')
  await titleIs('Capitais')
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('Capitais')
})

/** Pastes on the screen what an editor copied. */
function paste(target: Element, texts: Record<string, string>) {
  const event = new Event('paste', { bubbles: true, cancelable: true })
  const clipboardData = { getData: (type: string) => texts[type] ?? '', files: [] }
  act(() => void target.dispatchEvent(Object.assign(event, { clipboardData })))
  return event
}

test('what is pasted on the screen is read, and what is pasted into a field stays there', async () => {
  open('/import-material', teacher(), {})
  answerUpload(200, found('Texto colado'))
  await screen.findByRole('heading', { name: 'Importar cards' })
  expect(paste(document.body, { 'text/html': '<p>1. Qual?</p>', 'text/plain': '1. Qual?' }).defaultPrevented).toBe(true)
  await titleIs('Texto colado')
  expect(paste(screen.getByLabelText('Título'), { 'text/plain': 'Rios' }).defaultPrevented).toBe(false)
})
