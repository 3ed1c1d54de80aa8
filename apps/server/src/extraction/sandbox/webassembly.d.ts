/** The part of WebAssembly that pdfium.js uses: Node's types leave its classes to the browser's. */
declare namespace WebAssembly {
  const Module: { new (bytes: Uint8Array): Module; prototype: Module }
  const Instance: { new (module: Module, imports: object): { readonly exports: object } }
}
