#!/usr/bin/env bash
# vitest 5.1.0 (Node 24): what a plugin's `load` hook returns is kept on disk by the file's own content, and served when the hook would return something else.
#
# `fsModuleCache` is on without being asked for. Its key holds the file and the configuration, not what plugins answer: a hook that depends on anything
# else (an environment variable, a change that a mutation tester puts in) is not called again, in later processes neither. What one run
# put in place of a file, all runs after it see, plain `vitest run` of the same project included; with `fsModuleCache: false` each gets its own.
#
# Seen: 'cached: first one, then one; not cached: first one, then two'. Fails if that changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund vitest@5.1.0
cat > value.js <<'JS'
export const value = 'file'
JS
cat > value.test.js <<'JS'
import { writeFileSync } from 'node:fs'
import { test } from 'vitest'
import { value } from './value.js'

test('tells which value it was given', () => writeFileSync('seen', value))
JS
cat > vitest.config.js <<'JS'
export default {
  plugins: [
    {
      name: 'by-environment',
      enforce: 'pre',
      load: id => (id.endsWith('/value.js') ? `export const value = '${process.env.VALUE}'` : null),
    },
  ],
  test: process.env.CACHE === 'off' ? { fsModuleCache: false } : {},
}
JS
seen_with() {
  rm -f seen
  CACHE=$1 VALUE=$2 npx vitest run >/dev/null 2>&1
  cat seen
}
seen="cached: first $(seen_with default one), then $(seen_with default two)"
seen="$seen; not cached: first $(seen_with off one), then $(seen_with off two)"
echo "$seen"
test "$seen" = 'cached: first one, then one; not cached: first one, then two'
