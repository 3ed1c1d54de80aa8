import type { FolderIdentity } from '../folder-identity.ts'
import type { StoragePlace } from './file-store.ts'

/** Who says to own a storage: an installation, the number it raises, and a word that no other raise has. */
export type Claim = { installation: string; number: number; nonce: string }

/** What a storage says of its owner. */
export type Mark = Claim & { place: StoragePlace }

/** Which database a row is in: what a restored dump, or a copied data folder, brings to another one. */
export type DatabaseHome =
  | { kind: 'embedded'; folder: FolderIdentity }
  /** `cluster` is null where the role may not ask. */
  | { kind: 'server'; cluster: string | null; database: string }
