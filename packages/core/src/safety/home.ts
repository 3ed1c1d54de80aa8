import { folded } from './folded.ts'

const street =
  String.raw`(?:rua|r\.|avenida|av\.?|travessa|alameda|rodovia|praca|viela|beco|ladeira|condominio|residencial` +
  '|loteamento)'
const place = `(?:${street}|r|bairro|vila|jardim|conjunto|quadra|estrada)`

/** What a street is like, where it stands or what is in it, other than its name. */
const noName =
  '(?:com|sem|cheia|cheio|que|onde|bem|muito|mais|tao|e|de (?:terra|pedra|areia|barro|cima|baixo|tras)|d[oa] ' +
  '(?:lado|frente|escola|praia|mercado|minha|meu)|ao|perto|debaixo|principal|tranquil[oa]|movimentad[oa]|' +
  'bonit[oa]|lind[oa]|grande|pequen[oa]|fei[oa]|legal|colorid[oa]|larg[oa]|estreit[oa]|florid[oa]|encantad[oa])'

/** Words that end a street's name: from here on something is told of it. */
const telling =
  '(?:com|sem|tem|tinha|ha|e|que|onde|cheia|cheio|para|pra|por|no|na|nos|nas|num|numa|sobre|entre|ate' +
  String.raw`|vejo|fica|ficam|mais|ao|aos|as|em|dia|ano|seculo|numero|passa\w*|brinca\w*|joga\w*|anda\w*|corre\w*` +
  '|um|uma|dois|duas|tres)'

/** After a number that counts: '3 casas', '7 de setembro'. */
const noCount = String.raw`(?! ?(?:(?:de|do|da) |(?!fundos|apartamentos)[a-z]{3,}s\b))`

const says = [
  // 'moro na rua das Flores', 'minha casa fica no bairro São João': one's own home by its name or number.
  new RegExp(
    String.raw`\b(?:moro|moramos|a gente mora|eu vivo|vivemos|resido|residimos|(?:minha|nossa) casa (?:e` +
      String.raw`|fica)) (?:\w+ ){0,2}?(?:n[oa]s?|em|aqui n[oa]) (?:\w+ ){0,1}?${place} (?!${noName}\b)\w`,
  ),
  /\b(?:moro|moramos|resido|residimos)\b[^.!?]{0,30}?\b(?:casa|apto|apartamento|bloco|numero|n\.?) ?\d/,
  /\b(?:minha|nossa) rua (?:se chama|chama|e a rua) \w/,
  /\b(?:meu|nosso) endereco (?:e|eh|fica)\b|\b(?:meu|nosso) endereco ?[:=]|\bendereco ?[:=]/,
  // 'Rua das Flores, 123': a street by its name with the number of a house.
  new RegExp(
    String.raw`\b${street} (?:(?!${telling}\b)[a-z]+ ?){1,5}(?:, ?(?:n\.?o? ?|numero )?|n\.?o? ?` +
      String.raw`|numero )\d{1,5}\b${noCount}`,
  ),
  // 'Rua 7 de Setembro, 45', 'rua 15, casa 20'
  new RegExp(String.raw`\b${street} \d{1,3}(?: de [a-z]+)?, ?(?:n\.?o? ?|numero |casa )?\d{1,5}\b${noCount}`),
  new RegExp(String.raw`\b${street} (?:(?!${telling}\b)[a-z]+ ){1,5}\d{3,5}\b`),
  new RegExp(
    String.raw`\b${street} (?:(?!${telling}\b)[a-z]+ ){1,5}\d{2}\b(?= ?(?:$|[.,;!?]|ap\b|apto|apartamento|bloco` +
      String.raw`|casa \d|fundos|bairro|cep))`,
  ),
  /\bcep ?:? ?\d/,
]

/** Whether a text tells where somebody lives. */
export function holdsHome(text: string): boolean {
  const plain = folded(text)
  return says.some(pattern => pattern.test(plain))
}
