import { plain, wordsOf } from './normalize.ts'

const PEOPLE =
  '(?:fulan[oa]|menin[oa]s?|garot[oa]s?|moleques?|prof|profe|professor(?:a|es|as)?|diretora?|colegas?|' +
  'alun[oa]s?|turma|sala|galera|gente|pessoas?|vizinh[oa]s?|irmao|irma|irmaos|prim[oa]s?|mae|pai|ti[oa]s?|homem|' +
  'homens|mulher|mulheres|moc[oa]s?|criancas?|voces?|vc|ele|ela|eles|elas|todo mundo|(?:d[oa]|n[oa]) ' +
  '(?:\\d+|primeiro|segundo|terceiro|quarto|quinto|sexto|setimo|oitavo|nono) ?(?:ano|serie|[a-h]\\b))'
const IS = '(?:eh|sao|era|eram|foi|foram|ta|tao|esta|parece|parecem|ser|sou|somos|ficou|continua)'
const VERY = '(?:(?:muito|mto|mt|tao|bem|super|mega|meio|mais|o mais|a mais|ainda|sempre|todo|toda|um|uma) )*'
const DONKEY = 'burr(?:[oa]s?|inh[oa]s?|ao|oes|onas?|ice)'
const SMELLY = '(?:fedid|fedorent|nojent)(?:[oa]s?|inh[oa]s?|ao|onas?)'
const UNKIND = `(?:${SMELLY}|(?:chat|gord|fei|ridicul)(?:[oa]s?|inh[oa]s?|ao|onas?|uch[oa]s?)|lixos?|inute?i[sl])`

/** What is said of somebody and hurts. An animal is called the same: 'um burro no pasto' is none of these. */
const insults = [
  `\\b${IS} (?:(?:muito|mto|mt|tao|bem|super|mega|meio|mais|o mais|a mais|ainda|sempre) )*${DONKEY}\\b`,
  `\\b(?:muito|mto|mt|tao|super|mega|mais) burr(?:o|a|inho|inha|ao|ona)\\b`,
  `\\b${DONKEY} (?:demais|pra caramba|pra chuchu|como uma porta)\\b`,
  `\\b(?!amig)${PEOPLE} (?:(?:muito|bem|tao|mais|de) )?${DONKEY}\\b`,
  `\\b${PEOPLE} (?:\\w+ ){0,4}?${IS} ${VERY}${DONKEY}\\b`,
  `^(?:seus?|sua) ${DONKEY}\\b`,
  `\\b(?:que|muita) burrice\\b`,
  `\\b${PEOPLE} (?:(?:muito|bem|tao|mais) )?${SMELLY}\\b`,
  `\\b${PEOPLE} (?:\\w+ ){0,4}?${IS} ${VERY}${UNKIND}\\b`,
  `\\b(?:eh|sao) ${VERY}${DONKEY} e ${UNKIND}\\b`,
].map(pattern => new RegExp(pattern))

const BARE = 'pelad(?:[oa]s?|inh[oa]s?|ao|oes|onas?)'
const WHOLLY =
  '(?:(?:tod[oa]s?|totalmente|completamente|bem|meio|quase|que|esta|estao|ta|tao|fica|ficou|eh|correndo|andando|' +
  'dancando|deitad[oa]|sentad[oa]|tomando banho|no banho|na praia) )'

const bare = {
  person: new RegExp(`\\b${PEOPLE} ${WHOLLY}{0,3}${BARE}\\b`),
  any: new RegExp(`\\b${BARE}\\b`, 'g'),
  /** Animals, trees and hills without what grows on them. */
  nature: new RegExp(
    `\\b(?:gat[oa]s?|gatinh[oa]s?|cachorr[oa]s?|cachorrinh[oa]s?|cao|caes|rat[oa]s?|toupeiras?|galinhas?` +
      `|galo|frangos?|pintinhos?|arvores?|morros?|montanhas?|serra|ovelhas?|porc[oa]s?|tatus?|passarinhos?` +
      `|passaros?|bichos?|macacos?|urubus?|pescoco|campos?|montes?|galhos?|troncos?|filhotes?|aves?` +
      `|cavalos?|terra|sereias?) ` +
      `(?:\\w+ )?${BARE}\\b`,
  ),
  /** A match among friends. */
  football: new RegExp(
    String.raw`\b(?:jog\w*|bat(?:e|er|endo|em)|disput\w+|partida|times?|campo|campinho|futebol|bola|gols?` +
      String.raw`|domingo|varzea|quadra|recreio|chuteiras?|rua)\b`,
  ),
  others: [
    `\\b(?:tod[oa]|totalmente|completamente) nu(?:as?|s)?\\b`,
    `\\b${PEOPLE} (?:\\w+ ){0,2}?sem (?:a |as |o |os |nenhuma )?(?:roupas?|calcinha|cueca|sutia|calcas?|shorts?)\\b`,
    `\\btir(?:ando|a|ou|ar) (?:a|as|toda a|a sua|sua) (?:roupas?|calcinha|cueca|calcas?)\\b`,
  ].map(pattern => new RegExp(pattern)),
} as const

/** Whether a text insults somebody. */
export const insultsSomebody = (text: string): boolean => insults.some(pattern => pattern.test(lineOf(text)))

/** Whether a text asks for somebody without clothes. */
export function asksForNudity(text: string): boolean {
  const line = lineOf(text)
  if (bare.person.test(line) || bare.others.some(pattern => pattern.test(line))) return true
  const found = line.match(bare.any)
  if (!found || bare.nature.test(line)) return false
  return !(found.every(word => /^pelad(?:as?|inhas?|ao)$/.test(word)) && bare.football.test(line))
}

/** The words in a row, plain; 'é' stays another word than 'e'. */
const lineOf = (text: string): string =>
  wordsOf(plain(text.normalize('NFC').replace(/(?<!\p{L})é(?!\p{L})/giu, 'eh'))).join(' ')
