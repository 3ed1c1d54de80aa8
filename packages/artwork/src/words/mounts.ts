/** A board on a wave: one stands on it. */
export const WAVE = 'ours/prancha-onda'

/** What a picture to colour can ride on, and how high the rider sits (share of the height from below). */
export const MOUNTS: Readonly<Record<string, number>> = {
  horse: 0.5,
  donkey: 0.5,
  'unicorn-whole': 0.5,
  elephant: 0.72,
  camel: 0.66,
  'two-hump-camel': 0.62,
  cow: 0.6,
  ox: 0.6,
  'ours/bicicleta': 0.5,
  motorcycle: 0.42,
  'motor-scooter': 0.42,
  skateboard: 0.55,
  'kick-scooter': 0.2,
  sauropod: 0.4,
  't-rex': 0.6,
  dragon: 0.6,
  'ours/tartaruga': 0.8,
  giraffe: 0.45,
  'ours/zebra': 0.55,
  llama: 0.5,
  'ours/capivara': 0.72,
  'ours/cadeira-rodas': 0.44,
  [WAVE]: 0.52,
}
