import { asksForNudity, insultsSomebody } from './about-people.ts'
import { plain, singularsOf, wordsOf } from './normalize.ts'
import { holdsDisguised, isStrong } from './strong-words.ts'

/**
 * Words that do not belong in a school's picture: violence, drugs, sex, hate, insults. Whole words, in any number. What
 * is coarse in any dress is in `strong-words.ts`, what is said of people in `about-people.ts`.
 */
const REFUSED = new Set(
  plain(
    `arma revólver pistola fuzil espingarda metralhadora granada bomba tiro tiroteio facada sangue sangrento matar
    matou matando matam assassino assassina
    assassinato assassinar morte morto morta cadáver defunto enforcar enforcado enforcada esfaquear guerra terrorista
    terrorismo sequestro tortura torturar
    estupro estuprar suicídio suicida massacre chacina decapitado decapitada explodir atirar atirando
    droga maconha cocaína crack lsd baseado traficante tráfico cerveja cachaça vodka uísque vinho bêbado bêbada
    cigarro fumar fumando vape narguilé
    sexo sexual transar transando nua nudez pornô pornografia pênis vagina buceta xoxota xereca piroca pica rola
    caralho porra merda bosta
    puta puto putaria prostituta vadia vagabunda vagabundo viado bicha sapatão boiola foda foder fodido fodase cu
    cuzão arrombado arrombada desgraçado desgraçada
    idiota imbecil retardado retardada otário otária babaca corno trouxa nazista nazismo hitler suástica racista
    fascista demônio satanás capeta diabo
    aposta cassino tigrinho`,
  ).split(/\s+/),
)

const ANSWER =
  'Esse tema eu não desenho aqui na escola. Que tal um bicho, um lugar bonito ou uma brincadeira? Por exemplo: ' +
  '"uma onça tomando banho de rio".'

/** Phrases in which one of those words means something that may be drawn. */
const HONEST = new RegExp(
  `\\b(?:${[
    'pica paus?',
    'rola bostas?',
    '(?:bola|pedra|pneu|roda|barril|dado|onda|que) rola',
    'rola (?:pel[oa]|n[oa]|d[oa] morro|ladeira|roxa)',
    'bombas? (?:de (?:chocolate|creme|doce|agua|gasolina|ar|encher|combustivel)|d agua)',
    'armas? de (?:agua|bolhas?|sabao)',
    'tiros? (?:ao alvo|de meta|livre)',
    'atira(?:r|ndo) (?:(?:um|uma|a|o|as|os) )?(?:bol\\w+|pedrinhas?|agua|flor|flores|penas?|graos)',
    'guerra (?:de|das|dos|nas) (?:neve|bol\\w+|travesseiros?|almofadas?|agua|baloes|bexigas?|tinta|comida|' +
      'estrelas|canudos|farrapos)',
    'cabo de guerra',
    '(?:fim da|contra a|nao a|sem) guerra',
    '(?:folhas?|natureza|arvores?|flor|flores|mar|ponto|lingua) mort[oa]s?',
    '(?:dia|festa) (?:de |dos )(?:los )?(?:mortos|muertos)',
    'mort[oa]s? de (?:fome|sono|sede|rir|cansac[oa]|cansad[oa]|medo|vergonha|saudade)',
    'mat(?:ar|ando|ou|am) (?:a |as |o )?(?:sede|fome|saudades?|mosquitos?)',
    'baseado (?:em|n[oa]s?|numa?)',
    'trouxas? de (?:roupas?|pano)',
    '(?:diabo|demonio) da tasmania',
    '(?:nao as|contra as|sem|longe das) drogas',
    'apostas? (?:de )?corrida',
    '(?:rinoceronte|touro|boi|bode|cabra|antilope|capacete|viking|alce)(?: \\w+){0,3} cornos?',
    'cornos? d[eoa]',
    '(?:vulcao|vulcoes|fogos|estrela|supernova|pipocas?|bolhas?|foguete)(?: \\w+){0,3} explodir',
    'explodir (?:um|o|uma|a) (?:vulcao|balao|bexiga|bolha)',
    'cor(?: de)? vinho',
    '(?:doacao|doar|doando|exame|celulas?|globulos?)(?: de| do)? sangue',
    'sapatao (?:d[eo]|gigante|enorme|colorido|vermelho)',
    'dama e o vagabundo',
  ].join('|')})\\b`,
  'g',
)

/**
 * Whether a text asks for something that does not belong in a school: the kind answer to show, or null when it may be
 * drawn. Ask before composing.
 */
export function refusalOf(text: string): string | null {
  const line = wordsOf(plain(text).replace(/\p{Cf}/gu, ''))
    .join(' ')
    .replace(HONEST, ' ')
  const refused = line
    .split(' ')
    .some(word => isStrong(word) || [word, ...singularsOf(word)].some(form => REFUSED.has(form)))
  return refused || holdsDisguised(text) || insultsSomebody(text) || asksForNudity(text) ? ANSWER : null
}
