#!/usr/bin/env bash
# snowball-stemmers 0.6.0 (Node 24): in Portuguese 'questão' and 'questões' have two stems, as have most plurals that change the end of the word.
#
# A stemmer is taken to find words whatever their number. The Portuguese one of Snowball, on which search in many programs for schools rests,
# takes 's' and vowels from the end and knows neither -ões of -ão, nor -ns of -m, nor the plurals of -l: who looks for a question,
# a region, a fraction, a cloud, a reptile does not find the page that has several. Of twenty nouns of school lessons whose plural adds
# more than an 's' five keep their stem.
#
# Seen: 'questão questã, questões questõ; nuvem nuv, nuvens nuvens; papel papel, papéis pap; 5 of 20 alike'. Fails if that changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund snowball-stemmers@0.6.0
cat > try.mjs <<'JS'
import snowball from 'snowball-stemmers'

const stemmer = snowball.newStemmer('portuguese')
const nouns = `questão questões, região regiões, oração orações, fração frações, vulcão vulcões, nuvem nuvens, ordem ordens,
  álbum álbuns, papel papéis, animal animais, túnel túneis, réptil répteis, pólen pólens, gás gases, país países, mês meses,
  mulher mulheres, cão cães, pão pães, alemão alemães`.split(',').map(pair => pair.trim().split(' '))
const alike = nouns.filter(([one, many]) => stemmer.stem(one) === stemmer.stem(many))
const stems = noun => nouns.find(([one]) => one === noun).map(word => `${word} ${stemmer.stem(word)}`).join(', ')
const seen = `${['questão', 'nuvem', 'papel'].map(stems).join('; ')}; ${alike.length} of ${nouns.length} alike`
console.log(seen)
const expected =
  'questão questã, questões questõ; nuvem nuv, nuvens nuvens; papel papel, papéis pap; 5 of 20 alike'
process.exit(seen === expected ? 0 : 1)
JS
node try.mjs
