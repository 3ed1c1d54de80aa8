/**
 * Just enough of WebAssembly's binary format to write a few loops in: each function here gives the bytes of one
 * instruction, its operands before it. Specification: https://webassembly.github.io/spec/core/binary/
 */
export type Code = readonly number[]

/** What a function is given: whole numbers (addresses, counts) or one float. */
export type ValueType = 'i32' | 'f32' | 'v128'

const TYPES: Readonly<Record<ValueType, number>> = { i32: 0x7f, f32: 0x7d, v128: 0x7b }

export type Func = {
  name: string
  params: readonly ValueType[]
  /** Local variables, numbered after the parameters. */
  locals: readonly ValueType[]
  body: Code
}

const op =
  (...code: number[]) =>
  (...operands: Code[]): Code => [...operands.flat(), ...code]
/** An instruction of the vector set: its number follows a prefix. */
const vector = (number: number) => op(0xfd, ...unsigned(number))

export const i32 = {
  const: (value: number): Code => [0x41, ...signed(value)],
  add: op(0x6a),
  sub: op(0x6b),
  mul: op(0x6c),
  shl: op(0x74),
  ltS: op(0x48),
  gtS: op(0x4a),
}

export const v128 = {
  load: (offset: number, address: Code): Code => [...vector(0)(address), 0, ...unsigned(offset)],
  load32Splat: (offset: number, address: Code): Code => [...vector(9)(address), 0, ...unsigned(offset)],
  store: (offset: number, address: Code, value: Code): Code => [...vector(11)(address, value), 0, ...unsigned(offset)],
}

export const f32x4 = {
  splat: vector(0x13),
  const: (value: number): Code => f32x4.splat([0x43, ...new Uint8Array(Float32Array.of(value).buffer)]),
  add: vector(0xe4),
  sub: vector(0xe5),
  mul: vector(0xe6),
  div: vector(0xe7),
  /** The smaller and the larger of two numbers; one instruction of the machine, where `min` and `max` are seven. */
  pmin: vector(0xea),
  pmax: vector(0xeb),
  fromI32x4: vector(0xfa),
}

export const i32x4 = {
  splat: vector(0x11),
  shl: (value: Code, bits: number): Code => vector(0xab)(value, i32.const(bits)),
  add: vector(0xae),
  sub: vector(0xb1),
  /** Of eight and eight small numbers the four sums of two products each. */
  dotI16x8: vector(0xba),
}

export const i16x8 = { narrow: vector(0x85) }

export const get = (local: number): Code => [0x20, ...unsigned(local)]
export const set = (local: number, value: Code): Code => [...value, 0x21, ...unsigned(local)]
export const tee = (local: number, value: Code): Code => [...value, 0x22, ...unsigned(local)]

/** The body, and again as long as what the condition leaves is not 0. */
export const doWhile = (body: Code, condition: Code): Code => [0x03, 0x40, ...body, ...condition, 0x0d, 0, 0x0b]

/** The body as long as the condition, asked first, does not leave 0. */
export const whileTrue = (condition: Code, body: Code): Code => [
  ...[0x02, 0x40, 0x03, 0x40],
  ...condition,
  // Out of both where it is 0.
  ...[0x45, 0x0d, 1],
  ...body,
  ...[0x0c, 0, 0x0b, 0x0b],
]

/** A module that exports its functions and a memory, named `memory`, of one page at first. */
export function assemble(functions: readonly Func[]): Uint8Array<ArrayBuffer> {
  const types = functions.map(({ params }) => [0x60, ...list(params.map(type => [TYPES[type]])), 0])
  const names: Code[] = functions.map(({ name }, index) => [...text(name), 0, ...unsigned(index)])
  const bodies = functions.map(({ locals, body }) => {
    const code = [...list(locals.map(type => [1, TYPES[type]])), ...body, 0x0b]
    return [...unsigned(code.length), ...code]
  })
  return Uint8Array.from([
    ...[0, 0x61, 0x73, 0x6d, 1, 0, 0, 0],
    ...section(1, list(types)),
    ...section(3, list(functions.map((_, index) => unsigned(index)))),
    ...section(5, list([[0, 1]])),
    ...section(7, list([...names, [...text('memory'), 2, 0]])),
    ...section(10, list(bodies)),
  ])
}

const section = (id: number, content: Code): Code => [id, ...unsigned(content.length), ...content]
const list = (items: readonly Code[]): Code => [...unsigned(items.length), ...items.flat()]
const text = (value: string): Code => list([...Buffer.from(value)].map(byte => [byte]))

/** LEB128: seven bits a byte, the eighth says that more follow. */
function unsigned(value: number): number[] {
  return value < 0x80 ? [value] : [(value & 0x7f) | 0x80, ...unsigned(value >>> 7)]
}

function signed(value: number): number[] {
  const low = value & 0x7f
  const rest = value >> 7
  const done = (rest === 0 && (low & 0x40) === 0) || (rest === -1 && (low & 0x40) !== 0)
  return done ? [low] : [low | 0x80, ...signed(rest)]
}
