#!/usr/bin/env bash
# wbrazilian 3.0~beta4-24 of Debian 12 (2023): the list of Brazilian words has 'idéia', 'vôo' and 'lingüiça', and no 'ideia', 'voo', 'linguiça'.
#
# It is what /usr/share/dict has for Brazil, where games and exercises take their words from. None of the words tried is in the
# spelling that schools have taught since 2009: a pupil who writes it is told that it is no word, and a puzzle asks for the old one.
# Words with a hyphen (guarda-chuva, segunda-feira) are missing altogether. The package was renewed in 2022, its words
# were not. For hunspell-pt-br of the same Debian ideia, voo and linguiça are words, and the old forms are not.
#
# Seen: '0 of 12 in the spelling of today, 12 of 12 in the old one; 647 words with trema, 0 with a hyphen'. Fails if that changes.
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
"${apt[@]}" download wbrazilian=3.0~beta4-24
for package in ./*.deb; do dpkg-deb -x "$package" root; done
words=root/usr/share/dict/brazilian

today=(ideia voo linguiça tranquilo heroico leem geleia cinquenta frequência jiboia joia feiura)
before=(idéia vôo lingüiça tranqüilo heróico lêem geléia cinqüenta freqüência jibóia jóia feiúra)
known() { printf '%s\n' "$@" | grep -cxFf - "$words" || true; }
count() { grep -cF -- "$1" "$words" || true; }
seen="$(known "${today[@]}") of ${#today[@]} in the spelling of today, "
seen+="$(known "${before[@]}") of ${#before[@]} in the old one; "
seen+="$(count ü) words with trema, $(count -) with a hyphen"
echo "right: 12 of 12 in the spelling of today"
echo " seen: $seen"
test "$seen" = '0 of 12 in the spelling of today, 12 of 12 in the old one; 647 words with trema, 0 with a hyphen'
