#!/usr/bin/env bash
# wordsearch 0.1.0 (Node 24): below the puzzle stand words to find that were never hidden in it.
#
# Only words of the letters a to z are hidden. 'água' and 'célula' are dropped before the puzzle is made and so are not in `unplaced`
# either, where the README shows what found no room. The program of the package goes by that list: it counts them, prints them among the
# words to find and reports no failure, as it does for words that are too long. A class looks for them in vain.
# @blex41/word-search 1.2.0 hides words with accents. Capivira hides every word that it asks for (packages/games/src/word-search).
#
# Seen: 'hidden: solo; failed: none; puzzle for words.txt (3 words to find): água célula solo'. Fails if that changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund wordsearch@0.1.0
printf 'água\ncélula\nsolo' > words.txt
node node_modules/wordsearch/bin/wordsearch-cli.js -f words.txt -d 12 -s >puzzle.txt 2>failed.txt
# The solved puzzle is what stands before the first empty line; its letters in the order of the alphabet tell which words it holds.
letters=$(sed '/^$/,$d; 1d' puzzle.txt | grep -o '[^ ]' | sort | tr -d '\n')
hidden=none
test "$letters" != loos || hidden=solo
seen="hidden: $hidden; failed: $(grep . failed.txt || echo none)"
seen="$seen; $(grep '^puzzle for' puzzle.txt): $(tail -n 3 puzzle.txt | tr '\n' ' ' | sed 's/ $//')"
echo "right: to find is what is hidden, and what is not is said to have failed"
echo " seen: $seen"
test "$seen" = 'hidden: solo; failed: none; puzzle for words.txt (3 words to find): água célula solo'
