import { expect, test } from 'vitest'
import {
  answeredForm,
  foreignArchive,
  foreignBytes,
  foreignName,
  foreignOpenDocument,
  foreignText,
  isQti,
  kindOfArchive,
} from './file-kind.ts'

test.each([
  ['a film of a phone', '\0\0\0\x18ftypmp42\0\0\0\0', /imagem, um som ou um vídeo/],
  ['a photo of a phone', '\0\0\0\x18ftypheic\0\0\0\0', /imagem, um som ou um vídeo/],
  ['a picture', 'GIF89a', /imagem, um som ou um vídeo/],
  ['a sound', 'ID3\x03', /imagem, um som ou um vídeo/],
])('%s is named', (_, head, sentence) => {
  expect(foreignBytes(Uint8Array.from(head, letter => letter.charCodeAt(0)))).toMatch(sentence)
})

test.each([
  ['a shortcut of Windows', '[InternetShortcut]\r\nURL=https://quizlet.com/1\r\n', /só um atalho/],
  ['a shortcut of Drive', '{"url":"https://docs.google.com/spreadsheets/d/x"}', /só um atalho/],
  [
    'a shortcut of a Mac',
    '<?xml version="1.0"?><plist version="1.0"><dict><key>URL</key></dict></plist>',
    /só um atalho/,
  ],
  ['a saved page', 'MIME-Version: 1.0\r\nContent-Type: multipart/related', /página ou um email salvo/],
  ['a mail', 'From: Ana <ana@escola.example>\nTo: Bia\nDate: Mon, 2 Mar 2026', /página ou um email salvo/],
  ['a calendar', 'BEGIN:VCALENDAR\r\nSUMMARY: prova', /agenda ou de contatos/],
  ['a text in LaTeX', '% prova\n\\documentclass{article}', /LaTeX/],
  ['a flat sheet of LibreOffice', '<?xml version="1.0"?>\n<office:document office:version="1.3">', /LibreOffice/],
])('%s is named', (_, text, sentence) => {
  expect(foreignText(text)).toMatch(sentence)
})

test.each([
  'Frente;Verso\nMIME;tipo de conteúdo',
  'BEGIN;começar\nEND;terminar',
  '[x];y',
  'from: de\nto: para',
  'From: de\nReceived: recebido\nDate: data',
  'Received: recebido\nsent: enviado',
])('%s may be a sheet', text => {
  expect(foreignText(text)).toBeNull()
})

test('a deck that was unpacked and packed again is one, a zip around another file says so', () => {
  expect(kindOfArchive(['Deck/collection.anki2', 'Deck/media'])).toBe('apkg')
  expect(kindOfArchive(['__MACOSX/collection.anki2'])).toBe(null)
  expect(foreignArchive(['lista.csv'])).toMatch(/traz outro arquivo dentro/)
  expect(foreignArchive(['leia-me.txt', 'notas.csv', 'imsmanifest.xml'])).toMatch(/IMS/)
  expect(foreignArchive(['leia-me.txt'])).toMatch(/não é um baralho/)
})

test('a file of LibreOffice is told by its type, and one that cannot be read by what may be the cause', () => {
  const type = (kind: string) => `application/vnd.oasis.opendocument.${kind}`
  expect(foreignOpenDocument(type('presentation'), false)).toMatch(/é uma apresentação/)
  expect(foreignOpenDocument(type('presentation'), true)).toMatch(/é uma apresentação/)
  expect(foreignOpenDocument(type('text'), true)).toMatch(/protegido por senha ou danificado/)
  expect(foreignOpenDocument(type('spreadsheet'), false)).toBeNull()
  expect(foreignArchive(['mimetype', 'encrypted-package'])).toMatch(/protegido por senha/)
})

test('a file in which nothing is found is told by its name', () => {
  expect(foreignName('Rios.APKG')).toMatch(/não é um baralho do Anki que dê para abrir/)
  expect(foreignName('foto.png')).toMatch(/uma imagem, um som ou um vídeo/)
  expect(foreignName('rios.csv')).toBeNull()
})

test('what people answered in a form is told by its first column and a day in it', () => {
  expect(answeredForm('Carimbo de data/hora', '2026/11/20 10:12:33')).toContain('o que cada pessoa respondeu')
  expect(answeredForm('Timestamp', '20/11/2026 10:12')).not.toBeNull()
  expect(answeredForm('Timestamp', 'marca de tempo')).toBeNull()
  expect(answeredForm('Data', '20/11/2026')).toBeNull()
})

test('questions in QTI are told by their outermost element', () => {
  expect(isQti('<?xml version="1.0"?>\n<questestinterop xmlns="x">')).toBe(true)
  expect(isQti('<!-- a --><qti-assessment-item identifier="q">')).toBe(true)
  expect(isQti('<assessmentTest>')).toBe(false)
  expect(kindOfArchive(['prova/imsmanifest.xml', 'prova/q.xml'])).toBe('qti')
})
