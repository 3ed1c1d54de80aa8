/** What the kernel needs of WebAssembly, which Node has and its types leave to a browser's. */
declare namespace WebAssembly {
  class Module {
    constructor(bytes: Uint8Array<ArrayBuffer>)
  }
  class Instance {
    constructor(module: Module)
    readonly exports: Readonly<Record<string, unknown>>
  }
  interface Memory {
    readonly buffer: ArrayBuffer
    grow(pages: number): number
  }
}
