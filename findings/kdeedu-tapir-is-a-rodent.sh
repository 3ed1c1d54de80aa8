#!/usr/bin/env bash
# kdeedu-kvtml-data 22.12.3 of Debian 12: in KDE's hangman for Brazil the easy word 'mÃ³veis' has to be guessed, and the hint for 'anta' is wrong.
#
# KHangMan and Kanagram take their words and hints from these lists. Of 'móveis' (furniture) the two bytes of its ó became two signs, Ã and a
# raised 3; a child who sees through it and types ó loses a life. 'crococodilo', 'farmaceutico' and 'milimetro' are misspelt (crocodilo,
# farmacêutico, milímetro): who knows how they are written is wrong. Two hints teach what is not so: the tapir is called a rodent (its kin are
# the horse and the rhinoceros) and the orangutan African (it lives on Borneo and Sumatra).
#
# Seen: 'easy mÃ³veis; animals crococodilo; medium farmaceutico milimetro; anta: Roedor; orangotango: africano'. Fails if that changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
# Lists and packages are kept in the folder, so that nothing is installed on the machine.
mkdir -p lists/partial archives/partial
apt=(apt-get -qq -o Dir::State::lists="$folder/lists" -o Dir::Cache="$folder" -o APT::Sandbox::User=root)
# Of the index only what says where packages are, without translations and without the index of sources.
apt+=(-o Acquire::Languages=none -o Acquire::IndexTargets::deb-src::Sources::DefaultEnabled=false)
"${apt[@]}" update
"${apt[@]}" download kdeedu-kvtml-data=4:22.12.3-1
dpkg-deb -x ./*.deb root
lists=root/usr/share/apps/kvtml/pt_BR

# Those of the words that stand in a list.
words() {
  local list=$1 found=$1 word
  shift
  for word in "$@"; do
    if grep -q "<text>$word</text>" "$lists/$list.kvtml"; then found+=" $word"; fi
  done
  printf '%s; ' "$found"
}
# What the pattern finds in the hint that stands on the line behind a word.
hint() { grep -A1 "<text>$1</text>" "$lists/animals.kvtml" | grep -o "$2"; }

seen="$(words easy móveis mÃ³veis)$(words animals crocodilo crococodilo)"
seen+="$(words medium farmacêutico farmaceutico milímetro milimetro)"
seen+="anta: $(hint anta Roedor); orangotango: $(hint orangotango africano)"
echo "$seen"
expected='easy mÃ³veis; animals crococodilo; medium farmaceutico milimetro; anta: Roedor; orangotango: africano'
test "$seen" = "$expected"
