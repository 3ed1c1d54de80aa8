#!/usr/bin/env bash
# numfmt 4.0.1 (Node 24): its package.json sends require() to a file that the package does not hold.
#
# `exports` names ./dist/index.cjs for require and ./dist/index.d.cts for types; the package holds index.js, index.mjs, index.d.ts and index.d.mts.
# So require('numfmt') fails, while import finds ./dist/index.js by the last condition. TypeScript gets over the missing types, since
# it goes on to the declarations beside that file.
#
# Seen: 'require MODULE_NOT_FOUND, import 12,50%'. Fails if that changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund numfmt@4.0.1
cat > try.mjs <<'JS'
import { createRequire } from 'node:module'
import { format } from 'numfmt'

let required = 'works'
try {
  createRequire(import.meta.url)('numfmt')
} catch (error) {
  required = error.code
}
const imported = format('0.00%', 0.125, { locale: 'pt_BR' })
console.log(`require ${required}, import ${imported}`)
process.exit(required === 'MODULE_NOT_FOUND' && imported === '12,50%' ? 0 : 1)
JS
node try.mjs
