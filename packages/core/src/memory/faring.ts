import { lossOf } from './fit-weights.ts'

/** Said against happened, of the ratings whose recall was foretold between two shares. */
export type Band = {
  /** Percent. */
  from: number
  to: number
  /** Ratings, and those of them that remembered. */
  ratings: number
  remembered: number
  /** Mean share of recall foretold, 0–1. */
  said: number
}
/** How predictions fared: mean log loss in nats, and by bands of what was said. */
export type Fared = { loss: number; bands: Band[] }

/** Narrower where most cards are when they fall due. */
const edges = [0, 50, 60, 70, 80, 85, 90, 95, 100]

/** Counts how predictions fare. */
export class Faring {
  count = 0
  #loss = 0
  #bands = edges.slice(1).map((to, index) => ({ from: edges[index] ?? 0, to, ratings: 0, remembered: 0, said: 0 }))

  note(recall: number, remembered: boolean): void {
    this.count += 1
    this.#loss += lossOf(recall, remembered)
    const band = this.#bands.find(({ to }) => recall * 100 < to) ?? this.#bands.at(-1)
    if (!band) return
    band.ratings += 1
    band.remembered += remembered ? 1 : 0
    band.said += recall
  }

  told(): Fared {
    const bands = this.#bands.filter(({ ratings }) => ratings > 0)
    return {
      loss: this.count === 0 ? 0 : this.#loss / this.count,
      bands: bands.map(band => ({ ...band, said: band.said / band.ratings })),
    }
  }
}
