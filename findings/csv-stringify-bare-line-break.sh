#!/usr/bin/env bash
# csv-stringify 6.9.0 with csv-parse 7.0.3 (Node 24): a cell over two lines, written with rows that end in CR LF, is not read back.
#
# csv-stringify quotes a cell when it holds the delimiter, a quote or the whole record delimiter. Where that is CR LF, a lone LF in a
# cell is written bare. csv-parse of the same project finds out the record delimiter from the first line end that it meets, which is that LF, and
# takes one row for two of different width. With LF as record delimiter, or with `quoted: true`, the table comes back.
#
# Seen: 'written "sun\nmoon,c\r\n", read CSV_RECORD_INCONSISTENT_FIELDS_LENGTH'. Fails if that changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund csv-stringify@6.9.0 csv-parse@7.0.3
cat > try.mjs <<'JS'
import { parse } from 'csv-parse/sync'
import { stringify } from 'csv-stringify/sync'

const written = stringify([['sun\nmoon', 'c']], { record_delimiter: '\r\n' })
let read
try {
  read = JSON.stringify(parse(written))
} catch (error) {
  read = error.code
}
console.log(`written ${JSON.stringify(written)}, read ${read}`)
process.exit(written === 'sun\nmoon,c\r\n' && read === 'CSV_RECORD_INCONSISTENT_FIELDS_LENGTH' ? 0 : 1)
JS
node try.mjs
