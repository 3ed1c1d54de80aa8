#!/usr/bin/env bash
# scorm-again 3.4.3 (Node 24): an open answer that goes over two lines is refused as of the wrong type, and is not kept.
#
# SCORM 2004 has 'long-fill-in' for answers of up to 4,000 characters of ISO 10646, which a line break is one of. The library checks
# answers, expected answers, what a question asks and the learner's comments against patterns whose dot stops at the end of a
# line: two paragraphs give error 406, and in SCORM 1.2 a 'fill-in' gives 405. A state (cmi.suspend_data) may have line breaks, so a
# course that keeps its own state shows nothing amiss; only the teacher's report has no answer.
#
# Seen: '2004 long-fill-in: one line kept, two lines error 406; comment: error 406; 1.2 fill-in: error 405; state: kept'.
# Fails if that changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund scorm-again@3.4.3
cat > try.mjs <<'JS'
// The library hangs itself on a page: what it wants of one.
globalThis.window = globalThis
globalThis.document = { addEventListener() {}, removeEventListener() {} }
const { Scorm12API } = await import('scorm-again/scorm12')
const { Scorm2004API } = await import('scorm-again/scorm2004')

const settings = { logLevel: 5, autocommit: false }
const lines = 'O ar quente sobe.\nPor isso o vento sopra.'
const question = 'cmi.interactions.0'

const current = new Scorm2004API(settings)
current.Initialize('')
current.SetValue(`${question}.id`, 'vento')
current.SetValue(`${question}.type`, 'long-fill-in')
const told = (element, value) =>
  `${current.SetValue(element, value)}` === 'true' ? 'kept' : `error ${current.GetLastError()}`
const oneLine = told(`${question}.learner_response`, lines.replace('\n', ' '))
const twoLines = told(`${question}.learner_response`, lines)
const comment = told('cmi.comments_from_learner.0.comment', lines)
const state = told('cmi.suspend_data', lines)

const old = new Scorm12API(settings)
old.LMSInitialize('')
old.LMSSetValue(`${question}.id`, 'vento')
old.LMSSetValue(`${question}.type`, 'fill-in')
const oldKept = `${old.LMSSetValue(`${question}.student_response`, lines)}` === 'true'
const oldAnswer = oldKept ? 'kept' : `error ${old.LMSGetLastError()}`

const seen =
  `2004 long-fill-in: one line ${oneLine}, two lines ${twoLines}; comment: ${comment}; ` +
  `1.2 fill-in: ${oldAnswer}; state: ${state}`
console.log(seen)
const expected =
  '2004 long-fill-in: one line kept, two lines error 406; comment: error 406; 1.2 fill-in: error 405; state: kept'
process.exit(seen === expected ? 0 : 1)
JS
node try.mjs
