/**
 * The settings of a note type or a card template, which a collection keeps as protobuf, by the numbers of their fields:
 * a template's two sides are its texts 1 and 2; of a note type 1 says whether it has gaps, 9 which of Anki's own it was
 * made from. Source: Anki's proto/anki/notetypes.proto.
 */
export function settingsOf(message: unknown): { numbers: Map<number, number>; texts: Map<number, string> } {
  const found = { numbers: new Map<number, number>(), texts: new Map<number, string>() }
  if (!(message instanceof Uint8Array)) return found
  let at = 0

  function varint(): number {
    let value = 0
    for (let shift = 0; shift < 63; shift += 7) {
      const byte = message instanceof Uint8Array ? message[at++] : undefined
      if (byte === undefined) return value
      value += (byte & 0x7f) * 2 ** shift
      if (byte < 0x80) return value
    }
    return value
  }

  while (at < message.length) {
    const key = varint()
    const [field, wire] = [Math.floor(key / 8), key % 8]
    if (wire === 0) found.numbers.set(field, varint())
    else if (wire === 2) {
      const length = varint()
      if (field <= 2) found.texts.set(field, new TextDecoder().decode(message.subarray(at, at + length)))
      at += length
    } else if (wire === 5) at += 4
    else if (wire === 1) at += 8
    else break
  }
  return found
}
