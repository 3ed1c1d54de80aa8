#!/usr/bin/env bash
# rolldown 1.2.19 (Node 24): a plugin's `transform` is given rolldown's own runtime module, whose id begins with the sign NUL, as if it were a source.
#
# Where a source needs `require` (a CommonJS module beside ES modules, platform 'node'), that module holds `createRequire(import.meta.url)`: a plugin that
# rewrites `import.meta.url` in all it is given changes it too, and the bundle asks for its packages from a wrong place. A plugin has to leave
# alone what has no absolute path.
#
# Seen: 'runtime given, and it speaks of import.meta.url'. Fails if that changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund rolldown@1.2.19
cat > part.cjs <<'JS'
module.exports = require('node:path').sep
JS
cat > main.mjs <<'JS'
import part from './part.cjs'
console.log(part)
JS
cat > build.mjs <<'JS'
import { rolldown } from 'rolldown'
let seen = 'runtime not given'
const look = {
  name: 'look',
  transform(code, id) {
    if (id.charCodeAt(0) === 0) seen = `runtime given, and it ${code.includes('import.meta.url') ? 'speaks' : 'says nothing'} of import.meta.url`
    return null
  },
}
const made = await rolldown({ input: 'main.mjs', platform: 'node', plugins: [look], logLevel: 'silent' })
await made.write({ dir: 'out', format: 'esm' })
await made.close()
console.log(seen)
JS
seen=$(node build.mjs)
echo "$seen"
[ "$seen" = 'runtime given, and it speaks of import.meta.url' ]
