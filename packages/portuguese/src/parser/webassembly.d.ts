/** What we need of WebAssembly, which Node has and its types leave to a browser's. */
declare namespace WebAssembly {
  class Module {
    constructor(bytes: Uint8Array<ArrayBuffer>)
  }
  type Imports = Readonly<Record<string, Readonly<Record<string, unknown>>>>
  class Instance {
    constructor(module: Module, imports?: Imports)
    readonly exports: Readonly<Record<string, unknown>>
  }
  interface Memory {
    readonly buffer: ArrayBuffer
    grow(pages: number): number
  }
}
