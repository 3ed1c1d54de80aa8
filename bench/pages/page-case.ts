export type PageCase = {
  name: string
  /** Where the trouble was reported; '' for a page to compare with. */
  report: string
  /** What the page says; '' where nothing on it can be read. */
  text: string
  build: () => Promise<Buffer>
}
