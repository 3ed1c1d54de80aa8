#!/usr/bin/env bash
# pdf2json 4.1.0 (Node 24): getRawTextContent() gives the lines of a page from the last to the first.
#
# The source says of it that lines are put in the order of reading, the highest first. They are sorted by a y that grows upwards, as in PDF,
# as if it grew downwards. The objects of the same page (Pages[].Texts) come in the right order, so whoever looks at these suspects
# nothing; in the text that questions are made of, each answer stands above its question.
#
# Seen: 'objects: um, dois, três; raw text: três, dois, um'. Fails if that changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund pdf2json@4.1.0 pdf-lib@1.17.1
cat > try.mjs <<'JS'
import { writeFileSync } from 'node:fs'
import { PDFDocument, StandardFonts } from 'pdf-lib'
import PDFParser from 'pdf2json'

const document = await PDFDocument.create()
const font = await document.embedFont(StandardFonts.Helvetica)
const page = document.addPage()
for (const [n, text] of ['um', 'dois', 'três'].entries()) page.drawText(text, { x: 50, y: 700 - 20 * n, size: 12, font })
writeFileSync('page.pdf', await document.save())

const parser = new PDFParser(null, true)
const read = await new Promise((resolve, reject) => {
  parser.on('pdfParser_dataReady', resolve)
  parser.on('pdfParser_dataError', reject)
  parser.loadPDF('page.pdf')
})
const objects = read.Pages[0].Texts.map(({ R }) => decodeURIComponent(R[0].T)).join(', ')
const raw = parser
  .getRawTextContent()
  .split(/\r?\n/)
  .filter(line => line !== '' && !line.startsWith('-----'))
  .join(', ')
const seen = `objects: ${objects}; raw text: ${raw}`
console.log(seen)
process.exit(seen === 'objects: um, dois, três; raw text: três, dois, um' ? 0 : 1)
JS
node try.mjs
