import type { NounRow } from '../noun.ts'

/** Machines and the tools of those who build and mend. */
export const machines: readonly NounRow[] = [
  ['uma furadeira', 'ours/furadeira', 'small', 76],
  ['uma máquina de costura', 'ours/maquina-costura', 'small', 86],
  ['uma escavadeira', 'ours/escavadeira', 'ground', 140, 'retroescavadeira', 'city'],
  ['uma balança', 'ours/balanca', 'small', 72],
  ['uma caixa de som', 'ours/caixa-de-som', 'small', 78, 'alto falante'],
  ['uma impressora', 'printer', 'small', 72],
  ['um mouse', 'computer-mouse', 'small', 58, 'mouse de computador'],
  ['um CD', 'optical-disk', 'small', 58, 'dvd'],
  ['um projetor', 'film-projector', 'small', 72],
  ['uma filmadora', 'video-camera', 'small', 66],
  ['um joystick', 'joystick', 'small', 62],
  ['um parafuso', 'nut-and-bolt', 'small', 58],
  ['uma engrenagem', 'gear', 'small', 62],
  ['uma chave inglesa', 'wrench', 'small', 64],
  ['uma chave de fenda', 'screwdriver', 'small', 64],
  ['um serrote', 'carpentry-saw', 'small', 68, 'serra elétrica'],
  ['uma caixa de ferramentas', 'toolbox', 'small', 70],
  ['uma bomba de gasolina', 'fuel-pump', 'back', 100, 'posto de gasolina', 'city'],
  ['um pneu', 'ours/pneu', 'small', 64, 'roda de carro'],
  ['um barril', 'oil-drum', 'small', 66],
  ['um plugue', 'electric-plug', 'small', 58, 'tomada'],
  ['um extintor', 'fire-extinguisher', 'small', 66],
]
