/**
 * The few settings of a note type or a card template that a collection keeps as protobuf: a template's two sides are its
 * fields 1 and 2, a note type's kind (1 has gaps) is its field 1. Source: Anki's proto/anki/notetypes.proto.
 */
export function templateOf(message: Uint8Array): { question: string; answer: string; kind: number } {
  const found = { question: '', answer: '', kind: 0 }
  let at = 0

  function varint(): number {
    let value = 0
    for (let shift = 0; shift < 63; shift += 7) {
      const byte = message[at++]
      if (byte === undefined) return value
      value += (byte & 0x7f) * 2 ** shift
      if (byte < 0x80) return value
    }
    return value
  }

  while (at < message.length) {
    const key = varint()
    const [field, wire] = [Math.floor(key / 8), key % 8]
    if (wire === 0) {
      const value = varint()
      if (field === 1) found.kind = value
    } else if (wire === 2) {
      const length = varint()
      const text = field === 1 || field === 2 ? new TextDecoder().decode(message.subarray(at, at + length)) : ''
      if (field === 1) found.question = text
      if (field === 2) found.answer = text
      at += length
    } else if (wire === 5) at += 4
    else if (wire === 1) at += 8
    else break
  }
  return found
}
