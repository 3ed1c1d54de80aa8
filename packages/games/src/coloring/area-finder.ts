/**
 * Connected areas of light pixels, found row by row: each row of touching pixels is one run, runs that touch those
 * above by an edge or a corner are one area (union–find with path halving).
 */
export class AreaFinder {
  readonly #from: number[] = []
  readonly #to: number[] = []
  readonly #parent: number[] = []
  readonly #size: number[] = []

  constructor(grey: Uint8Array | Uint8ClampedArray, width: number, height: number, lightest: number) {
    let above = 0
    for (let row = 0; row < height; row++) {
      const first = this.#from.length
      this.#readRow(grey, row * width, width, lightest)
      this.#join(above, first, width)
      above = first
    }
    for (let run = 0; run < this.#from.length; run++) {
      const root = this.#root(run)
      this.#size[root] = (this.#size[root] ?? 0) + this.#length(run)
    }
  }

  /** Pixels of an area, by the root its runs name. */
  sizeOf(root: number): number {
    return this.#size[root] ?? 0
  }

  /** Tells every run with its area's root, from the top left. */
  eachRun(tell: (root: number, from: number, to: number) => void): void {
    for (let run = 0; run < this.#from.length; run++) tell(this.#root(run), this.#from[run] ?? 0, this.#to[run] ?? 0)
  }

  #length(run: number): number {
    return (this.#to[run] ?? 0) - (this.#from[run] ?? 0)
  }

  #readRow(grey: Uint8Array | Uint8ClampedArray, start: number, width: number, lightest: number): void {
    const end = start + width
    let pixel = start
    while (pixel < end) {
      while (pixel < end && (grey[pixel] ?? 0) < lightest) pixel++
      const from = pixel
      while (pixel < end && (grey[pixel] ?? 0) >= lightest) pixel++
      if (pixel === from) continue
      this.#parent.push(this.#from.length)
      this.#from.push(from)
      this.#to.push(pixel)
      this.#size.push(0)
    }
  }

  /** Joins the runs from `first` on with those of the row above, which begin at `above`. */
  #join(above: number, first: number, width: number): void {
    let candidate = above
    for (let run = first; run < this.#from.length; run++) {
      const from = (this.#from[run] ?? 0) - width
      const to = (this.#to[run] ?? 0) - width
      while (candidate < first && (this.#to[candidate] ?? 0) < from) candidate++
      for (let other = candidate; other < first && (this.#from[other] ?? 0) <= to; other++)
        this.#parent[this.#root(run)] = this.#root(other)
    }
  }

  #root(run: number): number {
    let top = run
    while (this.#parent[top] !== top) {
      this.#parent[top] = this.#parent[this.#parent[top] ?? 0] ?? 0
      top = this.#parent[top] ?? 0
    }
    return top
  }
}
