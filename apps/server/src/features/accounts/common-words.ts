import { fold } from '@capivira/core/accounts/name-words'

/** What pupils take and no list has. */
const ofPupils = ['roblox', 'freefire', 'fortnite', 'tiktok', 'youtuber', 'kwai', 'influencer']

let kept: Promise<ReadonlySet<string>> | undefined

/**
 * Much used passwords, everyday words, names of people and what encyclopedias speak of most (clubs, cities), without
 * accents: some 90,000. Read when somebody first chooses a password, for a server that nobody registers on has no use
 * for them.
 */
export function commonWords(): Promise<ReadonlySet<string>> {
  kept ??= read().catch((error: unknown) => {
    kept = undefined
    throw error
  })
  return kept
}

async function read(): Promise<ReadonlySet<string>> {
  const [{ dictionary: everywhere }, { dictionary: brazilian }] = await Promise.all([
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-pt-br'),
  ])
  // The English words of pass phrases are in that package for those who throw dice; one alone is a word like others.
  const words = new Set(ofPupils)
  for (const list of [...Object.values(everywhere), ...Object.values(brazilian)])
    for (const word of list) if (word.length >= 3) words.add(fold(word))
  return words
}
