#!/usr/bin/env bash
# natural 8.1.1 (Node 24): whoever requires it for its Portuguese stemmer has the .env of their folder read into process.env, and lines of dotenv on stdout.
#
# Its index requires stores for classifiers (MongoDB, PostgreSQL, Redis and more), and those call dotenv.config() when they are loaded. So
# a variable of a .env file that the program never asked for is there afterwards, and a script that prints JSON prints other lines
# first. The stemmer's own file, natural/lib/natural/stemmers/porter_stemmer_pt, does neither.
#
# Seen: 'own file unset, index loaded, lines before its own output: yes'. Fails if that changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund natural@8.1.1
echo 'OF_THE_FOLDER=loaded' > .env
cat > try.cjs <<'JS'
const { OF_THE_FOLDER: before } = process.env
const { stem } = require(process.argv[2])
if (before !== undefined || (stem ?? require(process.argv[2]).PorterStemmerPt.stem)('meninas') !== 'menin') process.exit(1)
console.log(process.env.OF_THE_FOLDER ?? 'unset')
JS
own=$(node try.cjs natural/lib/natural/stemmers/porter_stemmer_pt)
all=$(node try.cjs natural)
before=no
test "$(echo "$all" | wc -l)" -eq 1 || before=yes
seen="own file $own, index $(echo "$all" | tail -n 1), lines before its own output: $before"
echo "$seen"
test "$seen" = 'own file unset, index loaded, lines before its own output: yes'
