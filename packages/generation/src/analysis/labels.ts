import { agrees } from '@capivira/portuguese/agreement'
import { analyse } from '@capivira/portuguese/morphology'
import { inSmallLetters } from './headingName.ts'
import { ATTRIBUTE } from './known.ts'
import { NO_USE, readSubject } from './nouns.ts'
import { tagWords } from './tagging.ts'

/**
 * 'Arrendatários: alugam a terra…' → 'Os arrendatários alugam a terra…'; 'Concretos: designam coisas…' under the heading 'Substantivos
 * concretos e abstratos' → 'Os substantivos concretos designam coisas…'. Null where what stands after the label is no verb of its number.
 */
export function resolveLabel(text: string, label: string, title: string): string | null {
  const said = /^[^:–—]{2,50}?(?::|\s[–—-])\s(.+)$/su.exec(text)?.[1] ?? ''
  const [verb, second] = tagWords(said)
  const readings = analyse(verb?.lower.replace(/-se$/u, '') ?? '')
  const finite = readings.filter(a => a.category === 'verb' && a.mood === 'indicative' && a.person === 3)
  // 'Máquina de fiar…', 'Processo pelo qual…': a noun, whatever verb has its letters.
  // 'Existem diversos verbos…': there the subject follows.
  if (finite.some(a => /^(?:existir|haver|ocorrer|surgir|acontecer|bastar|faltar|tratar)$/.test(a.lemma))) return null
  if (finite.length === 0 || readings.some(a => a.category === 'noun') || !second) return null
  // 'Coagulação: adiciona-se sulfato': what is added follows.
  if (/-se$/u.test(verb?.lower ?? '') && (second.tag === 'noun' || second.tag === 'article')) return null
  const name = label.replace(/\s*\([^)]*\)/gu, '').trim()
  if (name === '' || name.split(' ').length > 4 || /[,;:/?!\d]/.test(name)) return null
  const plain = inSmallLetters(name)
  // 'Principal vantagem: simplifica a leitura': of what the section is about.
  if (plain.split(' ').some(word => ATTRIBUTE.test(word))) return null
  const [first = ''] = plain.split(' ')
  const kinds = analyse(first.toLowerCase())
  // 'Veja de perto: mostra o tear por dentro': a call to the reader is nothing that does or is.
  if (kinds.length > 0 && kinds.every(a => a.category === 'verb' && a.mood !== 'participle')) return null
  const noun = title.toLowerCase().split(' ')[0] ?? ''
  // 'Concretos' is also a noun; under 'Substantivos concretos' it describes one.
  const describes =
    kinds.some(a => a.category === 'adjective' || a.mood === 'participle') &&
    (kinds.every(a => a.category !== 'noun') || (noun !== first && title.toLowerCase().split(' ').includes(first)))
  if (describes && (analyse(noun).length === 0 || noun === first)) return null
  const phrase = readSubject(describes ? `${noun} ${plain}` : plain, NO_USE)?.phrase
  if (!phrase || phrase.genderFrom === 'default' || (describes && !agrees(first, phrase))) return null
  if (!finite.some(a => (a.number ?? phrase.number) === phrase.number)) return null
  const article = `${phrase.gender === 'f' ? 'A' : 'O'}${phrase.number === 'p' ? 's' : ''}`
  return `${article} ${describes ? `${noun} ` : ''}${plain} ${said.charAt(0).toLowerCase()}${said.slice(1).replace(/[;,]?$/, end => (/[.!?]$/.test(said) ? end : '.'))}`
}

/** What a word set before a point does or is, right after it. */
const SAID_OF_TITLE =
  /^(?:É|São|Foi|Ocorre|Ocorrem|Acontece|Acontecem|Consiste|Consistem|Surge|Surgem|Serve|Servem|Começa|Começam|Mede|Medem|Indica|Indicam)\s(?=(?:[oa]s?|uma?|quando|em|n[oa]s?|com|para|por|pel[oa]s?)\s)/u

/** 'Difração. | É a capacidade de a onda contornar obstáculos.' → 'A difração é a capacidade…'; null where it says something else. */
export function resolveTitled(text: string, label: string): string | null {
  const verb = SAID_OF_TITLE.exec(text)?.[0].trim().toLowerCase()
  if (verb === undefined || label.split(' ').length > 4 || /[,;:/?!\d]/.test(label)) return null
  // 'Efeito Doppler' keeps its name, 'Cadeia Alimentar' has none.
  const last = analyse(label.split(' ').at(-1)?.toLowerCase() ?? '')
  const [first = '', ...others] = (
    /\s\p{Lu}/u.test(label) && !last.some(a => a.category === 'adjective') ? label : inSmallLetters(label)
  ).split(' ')
  const common = analyse(first.toLowerCase()).some(a => a.category === 'noun')
  const plain = [common ? first.toLowerCase() : first, ...others].join(' ')
  if (others.length === 0 && ATTRIBUTE.test(plain)) return null
  const phrase = readSubject(plain, NO_USE)?.phrase
  if (!phrase || phrase.genderFrom === 'default') return null
  const readings = analyse(verb).filter(a => a.category === 'verb' && a.mood === 'indicative' && a.person === 3)
  if (!readings.some(a => a.number === phrase.number)) return null
  const article = `${phrase.gender === 'f' ? 'A' : 'O'}${phrase.number === 'p' ? 's' : ''}`
  return `${article} ${plain} ${verb} ${text.slice(verb.length + 1)}`
}
