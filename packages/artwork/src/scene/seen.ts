import { wearsGlasses } from '../drawing/glasses.ts'
import { BOATS } from '../words/boats.ts'
import { MOUNTS } from '../words/mounts.ts'
import { vehicles } from '../words/nouns/vehicles.ts'
import type { Subject } from '../words/subject.ts'

const isOurs = ({ noun: [, drawing] }: Subject) => /^(?:child|adult):/.test(drawing)
/** Those of stories have one pose and one head of hair. */
const POSES = /^child:(?!saci|curupira)/

/** Whether a picture shows what somebody does, as `cast.ts` and `stage.ts` draw it. */
function isActionSeen(subject: Subject, all: readonly Subject[]): boolean {
  const { noun, action } = subject
  const [, drawing, place] = noun
  const others = all.filter(other => other !== subject)
  const holds = others.some(other => other.noun[2] === 'small')
  switch (action) {
    case 'run':
    case 'jump':
      return POSES.test(drawing)
    case 'play':
      return POSES.test(drawing) || holds
    case 'fly':
      return place === 'ground' || place === 'small' || place === 'sky'
    case 'swim':
      return place === 'ground' || place === 'water' || place === 'float'
    case 'eat':
      return holds
    case 'ride':
      return vehicles.includes(noun) || others.some(other => other.noun[1] in MOUNTS || other.noun[1] in BOATS)
    case 'sleep':
      return true
    default:
      return false
  }
}

/** Our people are drawn without glasses where they are small: among three or more, and on what they ride (`ink.ts`). */
function areGlassesSeen(subject: Subject, all: readonly Subject[]): boolean {
  if (!isOurs(subject)) return wearsGlasses(subject.noun[1])
  const inFront = all.filter(({ noun }) => noun[2] === 'ground').reduce((sum, { count }) => sum + count, 0)
  return inFront <= 2 && subject.action !== 'ride'
}

/** What is told of the things in a picture, in the words of the text, that it does not show. */
export function unshownOf(subjects: readonly Subject[]): string[] {
  return subjects.flatMap(subject => {
    const { said = {}, action, look } = subject
    const asleep = action === 'sleep'
    return [
      action && !isActionSeen(subject, subjects) && said.action,
      look.face && (!isOurs(subject) || asleep) && said.face,
      (look.hair || look.hairColor) && !(isOurs(subject) && !/saci|curupira/.test(subject.noun[1])) && said.hair,
      look.glasses && (asleep || !areGlassesSeen(subject, subjects)) && said.glasses,
    ].flatMap(word => word || [])
  })
}
