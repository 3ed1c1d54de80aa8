#!/usr/bin/env bash
# liblouis 3.24.0-1 of Debian 12, table pt-pt-g1.utb: in Portuguese braille '1ª série' is '11 série', and question '2b' is '22'.
#
# Digits are the letters a to j after the sign of number. A small letter a to j right behind a number therefore needs dot 5 before it;
# the table puts none, and has 'ª' as a bare 'a' of dot 1. '1ª' and '11', '2b' and '22', '10h' and '108' are the same cells, and back from
# braille each of them is a number. No reader can tell them apart. The Spanish table of the package parts them ('2b' is ⠼⠃⠰⠃).
# In the sources of 3.38.0 (20 August 2026) the table is still the same; a revision with dot 5 was taken in there later (pull request 2069).
#
# Seen: '1ª série ⠼⠁⠁⠀⠎⠿⠗⠊⠑ 11 série; 11 série ⠼⠁⠁⠀⠎⠿⠗⠊⠑ 11 série; 2b ⠼⠃⠃ 22; 10h ⠼⠁⠚⠓ 108'. Fails if that changes.
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
"${apt[@]}" download liblouis-bin=3.24.0-1 liblouis20=3.24.0-1 liblouis-data=3.24.0-1
for package in ./*.deb; do dpkg-deb -x "$package" root; done
libraries=$(dirname "$(find root -name 'liblouis.so.20' | head -n 1)")
export LD_LIBRARY_PATH="$folder/$libraries" LOUIS_TABLEPATH="$folder/root/usr/share/liblouis/tables"
translate() { root/usr/bin/lou_translate "$@" unicode.dis,pt-pt-g1.utb; }
told() {
  local braille
  braille=$(echo "$1" | translate)
  echo "$1 $braille $(echo "$braille" | translate -b)"
}
seen="$(told '1ª série'); $(told '11 série'); $(told 2b); $(told 10h)"
echo "right: cells of their own for each, and back what went in"
echo " seen: $seen"
test "$seen" = '1ª série ⠼⠁⠁⠀⠎⠿⠗⠊⠑ 11 série; 11 série ⠼⠁⠁⠀⠎⠿⠗⠊⠑ 11 série; 2b ⠼⠃⠃ 22; 10h ⠼⠁⠚⠓ 108'
