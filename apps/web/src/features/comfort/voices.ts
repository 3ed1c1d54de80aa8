type Voice = Pick<SpeechSynthesisVoice, 'lang' | 'localService' | 'name'>

/** Toys that iPhones and Macs list among their voices, in every language. */
const toys = /^(?:Eddy|Flo|Grandma|Grandpa|Reed|Rocko|Sandy|Shelley)\b/i
/** Some Androids write 'pt_BR', 'por-BRA' or 'pt-br'. */
const portuguese = /^(?:pt|por)(?:[-_]|$)/i
const brazilian = /^(?:pt|por)[-_](?:br|bra)\b/i

/**
 * The voices that can read Portuguese, the best first: those that live on the device before those that are made
 * elsewhere, of Brazil before of other countries, grown ones before toys.
 */
export function voicesInOrder<Of extends Voice>(voices: readonly Of[]): Of[] {
  const worth = ({ lang, localService, name }: Voice) =>
    (localService ? 4 : 0) + (brazilian.test(lang) ? 2 : 0) + (toys.test(name) ? 0 : 1)
  return voices.filter(({ lang }) => portuguese.test(lang)).toSorted((one, other) => worth(other) - worth(one))
}

/** Where the voice comes from: the device itself, elsewhere over the network, or there is none. */
export type VoiceHome = 'device' | 'elsewhere' | 'none'

export function homeOf(voices: readonly Voice[]): VoiceHome {
  const [best] = voicesInOrder(voices)
  return best ? (best.localService ? 'device' : 'elsewhere') : 'none'
}
