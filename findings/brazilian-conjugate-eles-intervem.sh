#!/usr/bin/env bash
# brazilian-conjugate 3.0~beta4-24 of Debian 12: the conjugator says 'que tu venham', 'eles intervém', 'não requeras' and 'precavisto'.
#
# A team that makes exercises on verbs takes such a table for an authority. In the subjunctive of 'vir' and its compounds the second
# person is that of the sixth; in the present of 'intervir', 'convir' and 'advir' the plural lacks its circumflex (right:
# intervêm); the participle of 'precaver' is precavido. A negative command is the subjunctive in every verb of the language, yet for
# 'requerer' the tool gives requeiras and, beside it, não requeras. Fields stand in the
# order of the persons.
#
# Seen: 'vir PS venha:venham:venha; intervir PI 3 intervém, 6 intervém; requerer PS 2 requeiras, IN 2 requeras; precaver FN precavisto'.
# Fails if that changes.
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
"${apt[@]}" download brazilian-conjugate=3.0~beta4-24 mawk=1.3.4.20200120-3.1
for package in ./*.deb; do dpkg-deb -x "$package" root; done

# The forms of a verb in a tense, divided by colons: PS and PI are the presents, IN the negative command, FN the nominal forms.
forms() {
  local table=root/usr/lib/brazilian-conjugate/verbos-UTF-8
  root/usr/bin/mawk -f root/usr/bin/conjugue-UTF-8 -v BANCO="$table" -v NOVOS=/dev/null -v CMD="$1" </dev/null |
    sed -n "s/^$2://p"
}
form() { forms "$1" "$2" | cut -d: -f"$3"; }

seen="vir PS $(form vir PS 1-3); intervir PI 3 $(form intervir PI 3), 6 $(form intervir PI 6); "
# A command has no first person, so its first field is the second person.
seen+="requerer PS 2 $(form requerer PS 2), IN 2 $(form requerer IN 1); "
seen+="precaver FN $(form precaver FN 3)"
right='vir PS venha:venhas:venha; intervir PI 3 intervém, 6 intervêm; requerer PS 2 requeiras, IN 2 requeiras; '
right+='precaver FN precavido'
expected='vir PS venha:venham:venha; intervir PI 3 intervém, 6 intervém; requerer PS 2 requeiras, IN 2 requeras; '
expected+='precaver FN precavisto'
echo "right: $right"
echo " seen: $seen"
test "$seen" = "$expected"
