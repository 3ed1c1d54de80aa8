#!/usr/bin/env bash
# vitest 5.1.0 (Node 24): `runTestSpecifications` answers the modules of every earlier run too, so that a run that passed looks like one that failed.
#
# `vitest.runTestSpecifications([two])` resolves with `testModules` that hold, beside `two`, whatever the same instance ever ran, each in its last state. Its
# type (`TestRunResult`) says nothing of it. Who holds one Vitest open and asks it for one file after another (a mutation tester, an editor) and looks
# whether all of them are ok, is told 'failed' for ever after the first failure.
#
# Seen: 'one.test.js: one.test.js failed; two.test.js: one.test.js failed, two.test.js passed'. Fails if that changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund vitest@5.1.0
cat > one.test.js <<'JS'
import { expect, test } from 'vitest'

test('fails', () => expect(1).toBe(2))
JS
cat > two.test.js <<'JS'
import { test } from 'vitest'

test('passes', () => {})
JS
cat > run.mjs <<'JS'
import path from 'node:path'
import { createVitest } from 'vitest/node'

const vitest = await createVitest('test', { watch: false, config: false, reporters: [{}] })
await vitest.standalone()
const project = vitest.getRootProject()
const seen = []
for (const file of ['one.test.js', 'two.test.js']) {
  const { testModules } = await vitest.runTestSpecifications([project.createSpecification(path.resolve(file))])
  seen.push(`${file}: ${testModules.map(module => `${module.relativeModuleId} ${module.state()}`).join(', ')}`)
}
console.log(seen.join('; '))
await vitest.close()
JS
# A failed test makes the process end with 1, as it should.
seen=$(node run.mjs 2>/dev/null || true)
echo "$seen"
test "$seen" = 'one.test.js: one.test.js failed; two.test.js: one.test.js failed, two.test.js passed'
