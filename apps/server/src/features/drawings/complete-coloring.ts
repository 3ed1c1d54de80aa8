import { randomUUID } from 'node:crypto'
import { picturesPerTheme } from '@capivira/core/drawings/contract'
import type { completeColoring as contract } from '@capivira/core/games/art-contract'
import type { Parsed, Sent } from '@capivira/core/http/endpoint'
import { keepBytes } from '../../platform/files/small-files.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { Services } from '../../platform/services.ts'
import { completeRound } from '../games/complete-round.ts'
import type { Viewer } from '../materials/viewer.ts'
import { type ColorablePicture, findColorable } from './find-picture.ts'
import { coloredFolder } from './folders.ts'
import { judgePainting, type Painting, readPainting, writePainting } from './read-painting.ts'
import type { Studio } from './studio.ts'
import { insertWork } from './work-store.ts'

const noPicture = new Refusal(400, 'A figura enviada não é uma pintura deste jogo. Conclua a obra de novo.')
const otherPicture = new Refusal(400, 'Essa pintura não é deste desenho. Abra o desenho de novo e conclua a obra.')
const noDrawing = new Refusal(404, 'Esse desenho não existe mais. Escolha outro.')

/**
 * Ends a round of colouring. How much was painted is measured in the picture itself, against the drawing it claims to
 * be; the round is then checked and paid as any other, and the picture, written anew, goes to the pupil's album.
 */
export async function completeColoring(
  { studio, ...services }: Pick<Services, 'db' | 'files' | 'settings'> & { studio: Studio },
  { player, body, now }: { player: Viewer; body: Parsed<(typeof contract)['body']>; now: Date },
): Promise<Sent<(typeof contract)['reply']> | Refusal> {
  const { db, files } = services
  // Before anything is paid.
  await files.mayWrite()
  const painting = await readPainting(body.completedImage)
  if (!painting) return noPicture
  const judged = await judgeAll(painting, body, imageId => findColorable({ db, files, studio }, player, imageId))
  if (judged instanceof Refusal) return judged

  const { picture, percent } = judged
  const name = picture.imageType === 'theme' ? picture.imageId : `desenho/${picture.imageId}`
  const paid = await completeRound(services, {
    player,
    gameId: 'coloring-game',
    roundId: body.roundId ?? null,
    result: { imageId: name, percent },
    now,
    secondsAgo: body.secondsAgo,
  })
  if (paid instanceof Refusal) return paid
  if (player.userType !== 'student') return { ...paid, percent, workId: null }

  const imageKey = `${coloredFolder}/${randomUUID()}`
  await keepBytes(files, `${imageKey}.png`, await writePainting(painting))
  const { id, dropped } = await insertWork(db, {
    userId: player.id,
    imageType: picture.imageType,
    imageId: picture.imageId,
    title: picture.title,
    completionPercentage: percent,
    xpEarned: paid.xpGain,
    completedAt: now,
    imageKey,
  })
  for (const key of dropped) await files.remove(`${key}.png`)
  return { ...paid, percent, workId: id }
}

/** Which drawing a painting is: the one named, or whichever of its theme. */
async function judgeAll(
  painting: Painting,
  { theme, imageId }: { theme: string; imageId?: string | undefined },
  find: (imageId: string) => Promise<ColorablePicture | Refusal | null>,
): Promise<{ picture: ColorablePicture; percent: number } | Refusal> {
  const names =
    imageId === undefined ? Array.from({ length: picturesPerTheme }, (_, variant) => `${theme}/${variant}`) : [imageId]
  let refusal = noDrawing
  for (const name of names) {
    const picture = await find(name)
    if (picture instanceof Refusal) return picture
    if (!picture) continue
    const { genuine, percent } = await judgePainting(painting, picture.png)
    if (genuine) return { picture, percent }
    refusal = otherPicture
  }
  return refusal
}
