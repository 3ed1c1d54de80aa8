/** True in a window as low as that of a phone held sideways: the same as the variant `low` of theme.css. */
export function isLowWindow(): boolean {
  return matchMedia('(orientation: landscape) and (height < 30rem)').matches
}
