import { holdsHome } from './home.ts'
import { reachedBy } from './online.ts'
import { holdsOwnName } from './own-name.ts'
import { holdsPhone } from './phone.ts'

/** What a text can tell by which a child would be found. */
export type ContactData = 'phone' | 'mail' | 'link' | 'network' | 'home' | 'name'

const named: Record<ContactData, string> = {
  phone: 'um número de telefone',
  mail: 'um e-mail',
  link: 'o endereço de um site',
  network: 'um contato de rede social',
  home: 'o endereço de alguém',
  name: 'o seu nome',
}

/**
 * The first thing in a text by which the child who wrote it, if the name is told, would be found; null where there is
 * none.
 */
export function contactDataIn(text: string, fullName?: string): ContactData | null {
  const reached = reachedBy(text)
  if (reached === 'mail' || reached === 'link') return reached
  if (holdsPhone(text)) return 'phone'
  if (reached) return reached
  if (holdsHome(text)) return 'home'
  return holdsOwnName(text, fullName) ? 'name' : null
}

/**
 * What a child is told whose words would let somebody find them; null where nothing would. Each text is read by itself,
 * and all in a row.
 */
export function contactRefusal(texts: readonly string[], fullName?: string): string | null {
  const found = [...texts, texts.join(' ')].map(text => contactDataIn(text, fullName)).find(data => data !== null)
  return found === undefined || found === null
    ? null
    : `Parece que aí tem ${named[found]}. Para cuidar de você e dos colegas, deixe de fora nome, telefone, ` +
        'endereço e redes sociais: apague essa parte e tente de novo. O resto continua escrito.'
}
