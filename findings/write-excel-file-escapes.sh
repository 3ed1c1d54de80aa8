#!/usr/bin/env bash
# write-excel-file 4.1.1 with read-excel-file 9.3.17 (Node 24): a cell with the text 'a_x0041_b' comes back as 'aAb'.
#
# In a workbook _xHHHH_ stands for a sign, and a text that holds those seven signs itself is written _x005F_xHHHH_ (ISO/IEC 29500-1,
# ST_Xstring). write-excel-file puts the text into sharedStrings.xml as it is; the reader of the same family takes it for the sign, as
# spreadsheets do. Names of parts, keys and codes of that form are changed without a word.
#
# Seen: 'wrote "a_x0041_b", in the file <t>a_x0041_b</t>, read "aAb"'. Fails if that changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund write-excel-file@4.1.1 read-excel-file@9.3.17 fflate@0.8.2
cat > try.mjs <<'JS'
import { strFromU8, unzipSync } from 'fflate'
import read from 'read-excel-file/node'
import write from 'write-excel-file/node'

const text = 'a_x0041_b'
const book = await (await write([[{ type: String, value: text }]])).toBuffer()
const [string] = strFromU8(unzipSync(new Uint8Array(book))['xl/sharedStrings.xml']).match(/<t>.*?<\/t>/)
const [{ data }] = await read(book)
const seen = `wrote ${JSON.stringify(text)}, in the file ${string}, read ${JSON.stringify(data[0][0])}`
console.log(seen)
process.exit(seen === 'wrote "a_x0041_b", in the file <t>a_x0041_b</t>, read "aAb"' ? 0 : 1)
JS
node try.mjs
