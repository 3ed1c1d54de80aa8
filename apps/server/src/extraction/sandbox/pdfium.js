/**
 * PDFium's exports, called straight in WASM: the package's wrapper goes through `ccall`, too slow for one call per
 * glyph.
 */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { init } from '@embedpdf/pdfium'

/** @typedef {(...args: number[]) => number} Native */

const binary = readFileSync(fileURLToPath(import.meta.resolve('@embedpdf/pdfium/pdfium.wasm')))

/**
 * Compiled here: the package would copy its binary first, in every child.
 * @param {WebAssembly.Imports} imports
 * @param {(instance: WebAssembly.Instance) => void} receive
 */
function instantiateWasm(imports, receive) {
  const instance = new WebAssembly.Instance(new WebAssembly.Module(binary), imports)
  receive(instance)
  return instance.exports
}

const { pdfium } = await init({ instantiateWasm, print: () => {}, printErr: () => {} })

/**
 * @template T
 * @param {string} name
 * @param {(value: unknown) => value is T} check
 */
function exported(name, check) {
  /** @type {unknown} */
  const value = Reflect.get(pdfium.wasmExports, name)
  if (!check(value)) throw new Error(`PDFium has no ${name}`)
  return value
}

/**
 * @param {unknown} value
 * @returns {value is Native}
 */
const isNative = value => typeof value === 'function'

/**
 * An exported C function. Throws when this build of PDFium lacks it.
 * @param {string} name
 */
export const native = name => exported(name, isNative)

export const { malloc, free } = pdfium.wasmExports

/**
 * @param {unknown} value
 * @returns {value is { buffer: ArrayBuffer }}
 */
const isMemory = value => typeof value === 'object' && value !== null && 'buffer' in value

const heap = exported('memory', isMemory)

/**
 * PDFium's memory as it is now: it moves whenever it grows, so never keep the buffer across a call that may allocate.
 */
export const memory = () => heap.buffer

let floats = new Float32Array(heap.buffer)
let integers = new Uint32Array(heap.buffer)

/**
 * All of PDFium's memory as floats, four bytes each: one view for thousands of reads. Taken again where it moved, which
 * empties the old one.
 */
export function float32() {
  if (floats.length === 0) floats = new Float32Array(heap.buffer)
  return floats
}

/** The same as whole numbers. */
export function uint32() {
  if (integers.length === 0) integers = new Uint32Array(heap.buffer)
  return integers
}

/**
 * Reads a UTF-16 string through PDFium's two-step convention (ask the length in bytes, then fill a buffer).
 * @param {(buffer: number, length: number) => number} read
 * @param {number} [maxBytes]
 */
export function readUtf16(read, maxBytes = 8192) {
  const length = read(0, 0)
  if (length <= 2 || length > maxBytes) return ''
  const buffer = malloc(length)
  read(buffer, length)
  const text = Buffer.from(memory(), buffer, length - 2).toString('utf16le')
  free(buffer)
  return text
}

const LONGEST_LATIN = 512
const latin = malloc(LONGEST_LATIN)

/**
 * Reads a byte string (font names) through the same convention, at once: there is room for all but nonsense.
 * @param {(buffer: number, length: number) => number} read
 */
export function readLatin(read) {
  const length = read(latin, LONGEST_LATIN)
  return length <= 1 || length > LONGEST_LATIN ? '' : Buffer.from(memory(), latin, length - 1).toString('latin1')
}

native('PDFiumExt_Init')()
