#!/usr/bin/env bash
# officeparser 8.1.1 (Node 24): of a .docx the hyphen that Word does not break at is lost, 'dê-me' becomes 'dême'.
#
# Word writes a hyphen typed with Ctrl+Shift+- as <w:noBreakHyphen/> within the run, to be shown as a hyphen (ECMA-376 part 1, 17.3.3.18).
# The package takes the texts around it and puts nothing in its place, in plain text as in Markdown, though it knows the tab and the line
# break that stand in a run the same way. Written so, 'pôr-se' becomes 'pôrse' and '1822-1889' becomes '18221889'. mammoth 1.13.0
# gives U+2011, the hyphen that does not break.
#
# Seen: 'officeparser: text "dême", md "dême", tab "a\tb"; mammoth: "dê‑me"'. Fails if that changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund officeparser@8.1.1 mammoth@1.13.0 fflate@0.8.3
cat > try.mjs <<'JS'
import { strToU8, zipSync } from 'fflate'
import mammoth from 'mammoth'
import { parseOffice } from 'officeparser'

const office = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml'
const types =
  '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">' +
  '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
  `<Override PartName="/word/document.xml" ContentType="${office}"/></Types>`
const relations =
  '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" ' +
  'Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" ' +
  'Target="word/document.xml"/></Relationships>'

/** A document of one paragraph with one run. */
function documentOf(run) {
  const body = `<w:body><w:p><w:r>${run}</w:r></w:p></w:body>`
  const space = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main'
  const parts = {
    '[Content_Types].xml': types,
    '_rels/.rels': relations,
    'word/document.xml': `<w:document xmlns:w="${space}">${body}</w:document>`,
  }
  const told = Object.entries(parts).map(([name, part]) => [name, strToU8(`<?xml version="1.0"?>${part}`)])
  return Buffer.from(zipSync(Object.fromEntries(told)))
}
const as = async (run, form) => JSON.stringify((await (await parseOffice(documentOf(run))).to(form)).value)
const hyphen = '<w:t>dê</w:t><w:noBreakHyphen/><w:t>me</w:t>'
const tab = await as('<w:t>a</w:t><w:tab/><w:t>b</w:t>', 'text')
const { value: raw } = await mammoth.extractRawText({ buffer: documentOf(hyphen) })
const seen =
  `officeparser: text ${await as(hyphen, 'text')}, md ${await as(hyphen, 'md')}, tab ${tab}; ` +
  `mammoth: ${JSON.stringify(raw.trim())}`
console.log('right: a hyphen between dê and me, as the tab between a and b')
console.log(` seen: ${seen}`)
const expected = 'officeparser: text "dême", md "dême", tab "a\\tb"; mammoth: "dê\u2011me"'
process.exit(seen === expected ? 0 : 1)
JS
node try.mjs
