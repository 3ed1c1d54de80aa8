import { folded } from './folded.ts'

const mail = '(?:gmail|hotmail|outlook|yahoo|icloud|live|bol|uol|terra|ig)'
const network =
  String.raw`(?:instagram|insta|whats\w*|wpp|zap|zapzap|telegram|tik ?tok|facebook|snap|snapchat|discord|kwai` +
  '|twitter|twitch|youtube|skype)'

const mailPatterns = [
  /[\w.+-](?:@ ?| @ )[\w-]+ ?\. ?[a-z]{2,}/,
  new RegExp(String.raw`\w ?[([]?(?:arroba|at)[)\]]? ?${mail}\b`),
  /\w ?[([]?arroba[)\]]? ?[\w-]+ ?[([]?(?:ponto|\.)[)\]]? ?(?:com|br|net|org)\b/,
  /\b(?:gmail|hotmail|icloud|outlook) ?(?:\.|ponto) ?com\b/,
  new RegExp(String.raw`[\w.+-] ?@ ?${mail}\b`),
  /\w ?[([{](?:arroba|at)[)\]}] ?\w/,
  /\b(?:meu|nosso) e-?mail ?(?:e |eh |[:=])/,
]

const linkPatterns = [
  /\bhttps? ?:|:\/\/|\bwww ?[. ]/,
  /[\w-]+\.(?:com\.[a-z]{2}|net|org|gg|xyz)(?![a-z])/,
  // Children leave out the space after a full stop: 'um sol.com nuvens' is no address.
  /[\w-]+\.com(?=\/| ?$|[,;!?)])/,
  /[\w-]+\.[a-z]{2,}\/\w/,
  /\bponto com ponto br\b|\bponto br\b/,
  new RegExp(
    String.raw`\b(?:site|saite|link|acess[ae]|entr[ae] n[oa]|baix[ae] n[oa])\b[^.!?]{0,30}?[\w-](?:\.|ponto ` +
      String.raw`| ponto )(?:com|io|me|tv|app|site|online|link)\b`,
  ),
]

/** A name as networks and games give them: letters with a figure, a line or a dot among them. */
const handle = String.raw`[a-z][a-z]*[\d_.][\w.]*\w`

const networkPatterns = [
  /(?:^|[^\w@.])@[a-z][\w.]+/,
  /\w#\d{4}\b/,
  new RegExp(String.raw`\b(?:${network}|ig|roblox|free ?fire|minecraft) ?(?:e |eh |[:=-] ?)?${handle}\b`),
  /\b(?:ig|roblox|free ?fire|minecraft) ?: ?\w/,
  new RegExp(
    String.raw`\b(?:chama|chame|passa|passe|manda|mande|qual(?: e| eh)?) (?:eu )?(?:n[oa]|pel[oa]|o|seu|teu|o seu` +
      String.raw`|o teu) (?:${network}|numero|contato)\b`,
  ),
  /\b(?:me )?cham(?:a|e) n[oa] (?:pv|privado|direct|dm)\b/,
  /\bmeu (?:nick|user|usuario|perfil)(?: (?:n[oa]|do|da|de) \w+)? ?(?:e |eh |[:=])/,
  /\bme (?:add|adiciona) n[oa] (?:roblox|free ?fire|minecraft|jogo)\b/,
  new RegExp(String.raw`\bn[oa] ${network} (?:eu )?sou\b`),
  new RegExp(
    String.raw`\b(?:me (?:chama|chame|add|adiciona|segue|siga|procura|manda|liga|acha|encontra)|segue|sigam|add` +
      String.raw`|adiciona)\b(?: \w+){0,4}? (?:n[oa]|pel[oa]|meu|o) ${network}\b`,
  ),
  new RegExp(String.raw`\b(?:meu|minha|nosso) ${network}\b(?! (?:de|quebr|nov|velh|de brinquedo))`),
  new RegExp(String.raw`\b${network} ?[:=] ?\w`),
]

/** How somebody is to be reached, if a text tells: by letter, on a page, or in a network. */
export function reachedBy(text: string): 'mail' | 'link' | 'network' | null {
  const plain = folded(text)
  const holds = (patterns: readonly RegExp[]) => patterns.some(pattern => pattern.test(plain))
  if (holds(mailPatterns)) return 'mail'
  if (holds(linkPatterns)) return 'link'
  return holds(networkPatterns) ? 'network' : null
}
