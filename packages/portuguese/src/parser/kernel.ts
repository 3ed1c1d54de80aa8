/**
 * The arithmetic of the network, written as WebAssembly when it is first asked for. Products are of whole numbers
 * (weights of eight bits, states of sixteen, sums of thirty-two), which no order of adding can change, and the few
 * steps with fractions use single operations that every machine rounds alike: the same sentence gives the same bits
 * everywhere, alone or among others.
 */
import {
  assemble,
  type Code,
  doWhile,
  type Func,
  f32x4,
  get,
  i16x8,
  i32,
  i32x4,
  set,
  tee,
  v128,
  whileTrue,
} from './assembler.ts'

/** Addresses and lengths of rows are in bytes; numbers of columns are multiples of eight. */
export type Kernel = {
  memory: WebAssembly.Memory
  /** sums[rows × columns] = left[rows × 2 pairs] · packed weights; `pack` says how those lie. */
  multiply(
    left: number,
    leftRow: number,
    weights: number,
    sums: number,
    sumsRow: number,
    rows: number,
    columns: number,
    pairs: number,
  ): void
  /** In place: sums to fractions, sum · scale + bias for each column; what is below 0 then times `slope`. */
  finish(sums: number, row: number, scale: number, bias: number, rows: number, columns: number, slope: number): void
  /** Fractions times a factor, rounded to sixteen bits. */
  quantize(from: number, to: number, factor: number, count: number): void
  /**
   * One step of an LSTM for one sentence: gates from before and sums from the last state; `cell` is kept, the state
   * goes to `to`.
   */
  step(before: number, sums: number, scale: number, cell: number, to: number, width: number): void
}

/** What stands for 1 in a state. */
export const ONE = 32767

/**
 * Rows of sums kept in registers at once: twice four sums, two weights, a state and a product. Of the fifteen registers
 * that a machine has some stay free, for with six rows V8 puts one by and takes it back at every step.
 */
const BLOCKS = [4, 2, 1]

export function compileKernel(): Kernel {
  const { exports } = new WebAssembly.Instance(
    new WebAssembly.Module(assemble([multiply(), finish(), quantize(), step()])),
  )
  return exports as Kernel
}

const plus = (local: number, value: Code | number): Code =>
  set(local, i32.add(get(local), typeof value === 'number' ? i32.const(value) : value))

function multiply(): Func {
  const [left, leftRow, panel, sums, sumsRow, rows, columns, pairs] = [0, 1, 2, 3, 4, 5, 6, 7]
  const [row, k, leftAt, sumsAt, weight, first, second, state] = [8, 9, 10, 11, 12, 13, 14, 15]
  const from = 16
  const lefts = from + 8
  const block = (height: number): Code => {
    const lines = Array.from({ length: height }, (_, i) => i)
    const clear = lines.flatMap(i => [
      ...set(from + 2 * i, f32x4.const(0)),
      ...set(from + 2 * i + 1, f32x4.const(0)),
      ...set(lefts + i, i === 0 ? get(leftAt) : i32.add(get(lefts + i - 1), get(leftRow))),
    ])
    const products = lines.flatMap(i => [
      ...set(state, v128.load32Splat(0, get(lefts + i))),
      ...plus(lefts + i, 4),
      ...[first, second].flatMap((w, half) =>
        set(from + 2 * i + half, i32x4.add(get(from + 2 * i + half), i32x4.dotI16x8(get(state), get(w)))),
      ),
    ])
    const keep = lines.flatMap(i => [
      ...v128.store(0, get(sumsAt), get(from + 2 * i)),
      ...v128.store(16, get(sumsAt), get(from + 2 * i + 1)),
      ...plus(sumsAt, get(sumsRow)),
    ])
    const weights = [
      ...set(first, v128.load(0, get(weight))),
      ...set(second, v128.load(16, get(weight))),
      ...plus(weight, 32),
    ]
    const body = [
      ...clear,
      ...set(weight, get(panel)),
      ...set(k, get(pairs)),
      ...doWhile([...weights, ...products], tee(k, i32.sub(get(k), i32.const(1)))),
      ...keep,
      ...plus(leftAt, i32.mul(get(leftRow), i32.const(height))),
      ...plus(row, -height),
    ]
    return whileTrue(i32.gtS(get(row), i32.const(height - 1)), body)
  }
  const body = doWhile(
    [
      ...set(row, get(rows)),
      ...set(leftAt, get(left)),
      ...set(sumsAt, get(sums)),
      ...BLOCKS.flatMap(block),
      ...plus(panel, i32.shl(get(pairs), i32.const(5))),
      ...plus(sums, 32),
    ],
    i32.gtS(tee(columns, i32.sub(get(columns), i32.const(8))), i32.const(0)),
  )
  const locals: Func['locals'] = [
    ...(['i32', 'i32', 'i32', 'i32', 'i32', 'v128', 'v128', 'v128'] as const),
    ...Array<'v128'>(8).fill('v128'),
    ...Array<'i32'>(4).fill('i32'),
  ]
  return { name: 'multiply', params: Array(8).fill('i32'), locals, body }
}

function finish(): Func {
  const [sums, row, scale, bias, rows, columns, slope] = [0, 1, 2, 3, 4, 5, 6]
  const [at, left, scaleAt, biasAt, value, slopes] = [7, 8, 9, 10, 11, 12]
  const line = doWhile(
    [
      ...set(value, f32x4.mul(f32x4.fromI32x4(v128.load(0, get(at))), v128.load(0, get(scaleAt)))),
      ...set(value, f32x4.add(get(value), v128.load(0, get(biasAt)))),
      ...v128.store(0, get(at), f32x4.pmax(get(value), f32x4.mul(get(value), get(slopes)))),
      ...[at, scaleAt, biasAt].flatMap(local => plus(local, 16)),
    ],
    i32.gtS(tee(left, i32.sub(get(left), i32.const(4))), i32.const(0)),
  )
  const start = [
    [at, sums],
    [left, columns],
    [scaleAt, scale],
    [biasAt, bias],
  ] as const
  const body = [
    ...set(slopes, f32x4.splat(get(slope))),
    ...whileTrue(i32.gtS(get(rows), i32.const(0)), [
      ...start.flatMap(([local, value_]) => set(local, get(value_))),
      ...line,
      ...plus(sums, get(row)),
      ...plus(rows, -1),
    ]),
  ]
  const params = [...Array<'i32'>(6).fill('i32'), 'f32'] as const
  return { name: 'finish', params, locals: ['i32', 'i32', 'i32', 'i32', 'v128', 'v128'], body }
}

/**
 * Three times 2 to the 22nd. A fraction of less than 2 to the 22nd added to it keeps no digits behind the point: the
 * sum's last bits are the nearest whole number. Two instructions, where to round and to convert are nine.
 */
const MAGIC = 12_582_912
const MAGIC_BITS = 0x4b400000

/** Eight fractions to whole numbers of sixteen bits, the nearest. */
const rounded = (low: Code, high: Code): Code => {
  const whole = (value: Code) => i32x4.sub(f32x4.add(value, f32x4.const(MAGIC)), i32x4.splat(i32.const(MAGIC_BITS)))
  return i16x8.narrow(whole(low), whole(high))
}

function quantize(): Func {
  const [from, to, factor, count, factors] = [0, 1, 2, 3, 4]
  const body = [
    ...set(factors, f32x4.splat(get(factor))),
    ...whileTrue(i32.gtS(get(count), i32.const(0)), [
      ...v128.store(
        0,
        get(to),
        rounded(f32x4.mul(v128.load(0, get(from)), get(factors)), f32x4.mul(v128.load(16, get(from)), get(factors))),
      ),
      ...plus(from, 32),
      ...plus(to, 16),
      ...plus(count, -8),
    ]),
  ]
  return { name: 'quantize', params: ['i32', 'i32', 'f32', 'i32'], locals: ['v128'], body }
}

/** Coefficients of Cephes' single-precision exponential (Moshier), highest power first. */
const EXP = [1.98756915e-4, 1.3981999507e-3, 8.3334519073e-3, 4.1665795894e-2, 1.6666665459e-1, 5.0000001201e-1]

/** A constant as it stands in a local: to spread a number over four places takes longer than to fetch it. */
type Constant = (value: number) => Code

/** e to the power of local `x`, within ±40; uses two more locals. */
function exponential(x: number, n: number, power: number, constant: Constant): Code {
  const polynomial = EXP.slice(1).reduce(
    (sum, c) => f32x4.add(f32x4.mul(sum, get(x)), constant(c)),
    constant(EXP[0] ?? 0),
  )
  return [
    ...set(x, f32x4.pmax(f32x4.pmin(get(x), constant(40)), constant(-40))),
    ...set(power, f32x4.add(f32x4.mul(get(x), constant(Math.LOG2E)), constant(MAGIC))),
    ...set(n, f32x4.sub(get(power), constant(MAGIC))),
    // The logarithm of 2 in two parts: n times the first is exact.
    ...set(x, f32x4.sub(get(x), f32x4.mul(get(n), constant(0.693359375)))),
    ...set(x, f32x4.sub(get(x), f32x4.mul(get(n), constant(-2.1219444e-4)))),
    // n in the place of an exponent: the bits of MAGIC itself are shifted out, and 2 to the 0 is written 127.
    ...set(power, i32x4.add(i32x4.shl(get(power), 23), constant(1))),
    ...set(
      x,
      f32x4.mul(
        f32x4.add(f32x4.add(f32x4.mul(polynomial, f32x4.mul(get(x), get(x))), get(x)), constant(1)),
        get(power),
      ),
    ),
  ]
}

function step(): Func {
  const [before, sums, scale, cell, to, width, left] = [0, 1, 2, 3, 4, 5, 6]
  const [x, n, power, input, forget, candidate, state, firstHalf] = [7, 8, 9, 10, 11, 12, 13, 14]
  const { constant, given, count } = constants(15)
  /** Gate number `gate` at the place reached: its value of before plus that of the last state, times `factor`. */
  const gate = (number: number, factor: number): Code => {
    const place = (base: number) => i32.add(get(base), i32.mul(get(width), i32.const(4 * number)))
    const last = f32x4.mul(f32x4.fromI32x4(v128.load(0, place(sums))), v128.load(0, place(scale)))
    return set(x, f32x4.mul(f32x4.add(v128.load(0, place(before)), last), constant(factor)))
  }
  /** 1 / (1 + e to the -x). */
  const sigmoid = (number: number, into: number): Code => [
    ...gate(number, -1),
    ...exponential(x, n, power, constant),
    ...set(into, f32x4.div(constant(1), f32x4.add(constant(1), get(x)))),
  ]
  /** Of what stands in x, doubled: 1 - 2 / (1 + e to the 2x). */
  const tanh = (into: number): Code => [
    ...exponential(x, n, power, constant),
    ...set(into, f32x4.sub(constant(1), f32x4.div(constant(2), f32x4.add(constant(1), get(x))))),
  ]
  const four = [
    ...sigmoid(0, input),
    ...sigmoid(1, forget),
    ...gate(2, 2),
    ...tanh(candidate),
    ...set(state, f32x4.add(f32x4.mul(get(forget), v128.load(0, get(cell))), f32x4.mul(get(input), get(candidate)))),
    ...v128.store(0, get(cell), get(state)),
    ...set(x, f32x4.mul(get(state), constant(2))),
    ...tanh(candidate),
    ...sigmoid(3, input),
    ...set(state, f32x4.mul(f32x4.mul(get(input), get(candidate)), constant(ONE))),
    ...[before, sums, scale, cell].flatMap(local => plus(local, 16)),
  ]
  const eight = [
    ...four,
    ...set(firstHalf, get(state)),
    ...four,
    ...v128.store(0, get(to), rounded(get(firstHalf), get(state))),
    ...plus(to, 16),
  ]
  const body = [
    ...given(),
    ...set(left, get(width)),
    ...doWhile(eight, i32.gtS(tee(left, i32.sub(get(left), i32.const(8))), i32.const(0))),
  ]
  const locals: Func['locals'] = ['i32', ...Array<'v128'>(8 + count()).fill('v128')]
  return { name: 'step', params: Array(6).fill('i32'), locals, body }
}

/** Locals from `first` on for the constants that are asked for, each once. */
function constants(first: number) {
  const known: number[] = []
  const constant: Constant = value => {
    if (!known.includes(value)) known.push(value)
    return get(first + known.indexOf(value))
  }
  /** What sets them, to stand before what uses them. */
  const given = (): Code => known.flatMap((value, i) => set(first + i, f32x4.const(value)))
  return { constant, given, count: () => known.length }
}
