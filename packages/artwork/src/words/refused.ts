import { plain, singularsOf, wordsOf } from './normalize.ts'

/** Words that do not belong in a school's picture: violence, drugs, sex, hate, insults. Whole words, any number. */
const REFUSED = new Set(
  plain(
    `arma revólver pistola fuzil espingarda metralhadora granada bomba tiro tiroteio facada sangue sangrento matar matou matando matam assassino assassina
    assassinato assassinar morte morto morta cadáver defunto enforcar enforcado enforcada esfaquear guerra terrorista terrorismo sequestro tortura torturar
    estupro estuprar suicídio suicida massacre chacina decapitado decapitada explodir atirar atirando
    droga maconha cocaína crack lsd baseado traficante tráfico cerveja cachaça vodka uísque vinho bêbado bêbada cigarro fumar fumando vape narguilé
    sexo sexual transar transando pelado nua nudez pornô pornografia pênis vagina buceta xoxota xereca piroca pica rola caralho porra merda bosta
    puta puto putaria prostituta vadia vagabunda vagabundo viado bicha sapatão boiola foda foder fodido fodase cu cuzão arrombado arrombada desgraçado desgraçada
    idiota imbecil retardado retardada otário otária babaca corno trouxa nazista nazismo hitler suástica racista fascista demônio satanás capeta diabo
    aposta cassino tigrinho`,
  ).split(/\s+/),
)

const ANSWER =
  'Esse tema eu não desenho aqui na escola. Que tal um bicho, um lugar bonito ou uma brincadeira? Por exemplo: "uma onça tomando banho de rio".'

/**
 * Whether a text asks for something that does not belong in a school: the kind answer to show, or null when it may be drawn. Ask
 * before composing.
 */
export function refusalOf(text: string): string | null {
  const refused = wordsOf(plain(text)).some(word => [word, ...singularsOf(word)].some(form => REFUSED.has(form)))
  return refused ? ANSWER : null
}
