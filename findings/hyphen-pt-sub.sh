#!/usr/bin/env bash
# hyphen 1.14.1, patterns 'pt' (Node 24): 'sublinhar' and 'sublingual' are divided 'su-bli-nhar' and 'su-blin-gual'.
#
# In Portuguese the b of the prefix sub- stays with it before an l that is spoken apart: sub-li-nhar, sub-lin-gual. The patterns know that of
# 'sublegenda', 'sublocar' and 'sublunar' and not before -lin-; 'sublime', which has no prefix, is rightly su-bli-me. Whoever divides words for
# children who learn to read shows them another syllable than they say.
#
# Seen: 'su-bli-nhar su-blin-gual; sub-le-gen-da sub-lo-car sub-lu-nar su-bli-me'. Fails if that changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund hyphen@1.14.1
cat > try.cjs <<'JS'
const { hyphenateSync } = require('hyphen/pt')
const divided = words => words.map(word => hyphenateSync(word, { hyphenChar: '-' })).join(' ')
const seen = `${divided(['sublinhar', 'sublingual'])}; ${divided(['sublegenda', 'sublocar', 'sublunar', 'sublime'])}`
console.log(seen)
process.exit(seen === 'su-bli-nhar su-blin-gual; sub-le-gen-da sub-lo-car sub-lu-nar su-bli-me' ? 0 : 1)
JS
node try.cjs
