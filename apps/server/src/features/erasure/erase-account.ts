import type { Transaction } from '../../platform/database.ts'
import { forgetEmails } from '../../platform/jobs/forget-emails.ts'
import type { Addressee } from '../../platform/mail/outbox-folder.ts'
import { withdrawEmails } from '../../platform/mail/outbox-folder.ts'
import { pseudonymOf } from '../../platform/pseudonym.ts'
import type { Services } from '../../platform/services.ts'
import type { Settings } from '../../platform/settings.ts'
import { takeYourTime } from '../../platform/transaction.ts'
import { wantedAddressOf } from '../accounts/wanted-address.ts'
import { forgetInActs } from '../admin/forget-in-acts.ts'
import { forgetInConsents, guardianAddresses } from '../consents/forget-in-consents.ts'
import { forgetWishes } from '../drawings/count-wishes.ts'
import { pictureKeysOf, removePictures } from '../drawings/remove-pictures.ts'
import { pdfPathsOf, removeFiles } from '../materials/remove-files.ts'
import { type ErasedList, hashOf, keyFor, openErasedList } from './erased-list.ts'
import { deleteUser, type Erased, holdPerson, insertErased } from './store.ts'

/** What is needed to erase somebody: the list they go on, and the key they are put on it with. */
export type Erasure = { list: ErasedList; key: string; sessionSecret: string }

/** What is left of an erased person outside the database. */
export type Leftovers = { pdfPaths: string[]; imageKeys: string[]; emails: Addressee; account: Erased }

export async function beginErasure(settings: Settings): Promise<Erasure> {
  const list = await openErasedList(settings)
  const { accounts } = await list.read()
  return { list, key: keyFor(accounts), sessionSecret: settings.sessionSecret }
}

/** What somebody is called where it is told what was done to or by an account that is gone. */
export const erasedName = (pseudonym: string) => `Conta excluída (${pseudonym})`

/**
 * Erases a person from the database: the account with all that is theirs, what they are called in the records of
 * others, e-mails to them. Null when there is none by that id. Once the transaction is through, finishErasure removes
 * what is left elsewhere.
 */
export async function eraseAccount(
  tx: Transaction,
  { key, sessionSecret }: Erasure,
  { userId, now }: { userId: string; now: Date },
): Promise<Leftovers | null> {
  await takeYourTime(tx)
  const person = await holdPerson(tx, userId)
  if (!person) return null
  const { email } = person
  const pseudonym = pseudonymOf(sessionSecret, userId)
  const account = { key, hash: hashOf(key, userId) }
  const others = [...(await wantedAddressOf(tx, userId)), ...(await guardianAddresses(tx, userId))]
  const pdfPaths = await pdfPathsOf(tx, userId)
  const imageKeys = await pictureKeysOf(tx, userId)
  await forgetEmails(tx, { userId, email })
  await forgetInConsents(tx, { userId, called: erasedName(pseudonym) })
  await forgetWishes(tx, sessionSecret, userId)
  await deleteUser(tx, userId)
  // What was done to people keeps their names while they are there: a trigger sees to it.
  await forgetInActs(tx, { userId, pseudonym, called: erasedName(pseudonym) })
  await insertErased(tx, [{ ...account, pseudonym, erasedAt: now }])
  return { pdfPaths, imageKeys, emails: { pseudonym, email, others }, account }
}

/**
 * Removes what is left of an erased person outside the database, and puts them on the list. What cannot be done now
 * (the process ends, the disk is full, the e-mails are on another machine), the sweeper does.
 */
export async function finishErasure(
  { files, settings }: Pick<Services, 'files' | 'settings'>,
  { list }: Erasure,
  { pdfPaths, imageKeys, emails, account }: Leftovers,
): Promise<void> {
  await list.add([account]).catch(() => {})
  await withdrawEmails(settings.dataFolder, emails)
  await removePictures(files, imageKeys)
  await removeFiles(files, pdfPaths)
}
