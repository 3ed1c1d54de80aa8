/** What makes the ids of an installation's exported decks its own. */
export type DeckSeed = {
  /** A UUID that no other installation has. */
  seed: string
  /** Cards and materials up to these rows were in decks before there was a seed; they keep the ids they have there. */
  lastOldCard: number
  lastOldMaterial: number
}

/** Ids are instants in Anki, in milliseconds. The old beginnings, which every installation shared. */
const oldNotes = 1_600_000_000_000
const oldDecks = 1_700_000_000_000

/**
 * Where an installation's own ids begin: somewhere from 2001 to 2019, far enough from the next one's for millions of
 * rows.
 */
const earliest = 1_000_000_000_000
const span = 590_000_000_000

/** A place for these rows that only this installation begins at. */
function beginning({ seed }: DeckSeed, from: number): number {
  return earliest + (Number.parseInt(seed.replaceAll('-', '').slice(from, from + 12), 16) % span)
}

/** The guid by which Anki knows a card's note again, and the id that note and card have. */
export function noteIds(seed: DeckSeed, card: number): { guid: string; id: number } {
  return card <= seed.lastOldCard
    ? { guid: `capivira-${card}`, id: oldNotes + card }
    : { guid: `capivira-${seed.seed}-${card}`, id: beginning(seed, 0) + card }
}

/** The id of a material's deck. */
export const deckId = (seed: DeckSeed, material: number): number =>
  material <= seed.lastOldMaterial ? oldDecks + material : beginning(seed, 20) + material
