/** Words that are never dealt, whoever wrote them into a material; children find them first. */
const refused =
  'ANUS BICHA BOIOLA BOSTA BUCETA CACETE CARALHO COCO CORNO CU FODA FODE HITLER MACONHA MERDA NAZI PAU PEIDO ' +
  'PENIS PICA PINTO PIROCA PORRA PUTA PUTO RABO ROLA SEXO TETA VADIA VAGINA VIADO XANA XERECA XOTA'

/**
 * What comes together by chance as well. Roots, so that their forms are no way around, and short ones above all, since
 * letters thrown at random make those; a word of the list may hold one ('sexta', 'cágado', 'análise').
 */
const byChance =
  'ANAL ARROMB ASS BAITOL BCT BITCH BOCET BOIOL BOQUET BOST BRONH BUND CAG CARALH CHUPA COCAINA COCK CRACK CRL ' +
  'CUM CUNT DICK ESCROT ESTUPR FAG FDP FOD FUCK FUD FUK GOZ GRELO IDIOTA IMBECIL KKK MAMAD MARICA MERD MIJ NAZ NIGG ' +
  'NUDE OTARI PEDOF PEID PINTUD PIRU PISS PNC PORN PQP PRR PUNHET PUSSY PUT QUENGA RABA RABUD RAPE RETARD SEX SHIT ' +
  'SIRIRI SLUT SUASTIC SUICID TARAD TESAO TESUD TITS TNC TREPA TROUXA VADI VIAD VSF VTC VTN WTF XERE XIBIU XOX'

const listOf = (text: string): readonly string[] => text.split(' ')

/** Whether a word, by its letters in the grid, is one that nobody should be asked to find. */
export const isRefused = (letters: string): boolean => listOf(refused).includes(letters)

/**
 * What no line of a grid may read by chance, in either direction. Marked as pure: the screen, which lays no grid,
 * leaves it out.
 */
export const unwelcome: readonly string[] = /* @__PURE__ */ listOf(`${refused} ${byChance}`)
