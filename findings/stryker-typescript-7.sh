#!/usr/bin/env bash
# @stryker-mutator/core 10.1.1 beside typescript 7.0.2 (Node 24): the mutation run of a plain JavaScript project ends with a TypeError before any test is run.
#
# Where a tsconfig.json lies in the project, Stryker loads whatever package `typescript` is installed and reads the file with `parseConfigFileTextToJson`, which
# TypeScript 7 no longer has. No version of TypeScript is among its peer dependencies, the installation gives no warning, and the message names neither
# TypeScript nor a version. The project needs no TypeScript to be tested: told of a tsconfig that does not exist, the same run goes through.
#
# Seen: 'with tsconfig.json: TypeError: ts.parseConfigFileTextToJson is not a function; told of none: goes through'. Fails if that changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm pkg set type=module >/dev/null
npm install --silent --no-audit --no-fund @stryker-mutator/core@10.1.1 @stryker-mutator/vitest-runner@10.1.1 vitest@5.1.0 typescript@7.0.2
echo 'export const isMany = number => number > 2' > value.js
cat > value.test.js <<'JS'
import { expect, test } from 'vitest'
import { isMany } from './value.js'

test('three are many, two are not', () => expect([isMany(3), isMany(2)]).toEqual([true, false]))
JS
echo '{ "compilerOptions": { "strict": true } }' > tsconfig.json
outcome() {
  echo "{ \"testRunner\": \"vitest\", \"mutate\": [\"value.js\"], \"reporters\": [], \"allowConsoleColors\": false $1 }" > stryker.config.json
  if npx stryker run >run.log 2>&1; then echo 'goes through'; else grep -o 'TypeError: .*' run.log | head -n 1 || tail -n 3 run.log; fi
}
seen="with tsconfig.json: $(outcome ''); told of none: $(outcome ', "tsconfigFile": "none.json"')"
echo "$seen"
test "$seen" = 'with tsconfig.json: TypeError: ts.parseConfigFileTextToJson is not a function; told of none: goes through'
