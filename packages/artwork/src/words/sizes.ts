/** How much larger or smaller than others of its kind something is drawn, by what a plain word says of its size. */
export const SIZES: Readonly<Record<string, number>> = {
  ...sized(
    'gigante gigantes gigantesco gigantesca enorme enormes imenso imensa colossal grandalhao grandona gigantao',
    1.5,
  ),
  ...sized('grande grandes grandao grandona grandinho', 1.25),
  ...sized('pequeno pequena pequenos pequenas baixinho baixinha', 0.75),
  ...sized(
    'pequenino pequenina pequenininho pequenininha pequenininhos pequenininhas pequeninho pequeninha minusculo ' +
      'minuscula pititico pitico',
    0.62,
  ),
}

function sized(words: string, scale: number): Record<string, number> {
  return Object.fromEntries(words.split(' ').map(word => [word, scale]))
}
