/** A row of a sheet, numbered as the sheet numbers it. */
export type SheetRow = {
  row: number
  cells: readonly string[]
  /** Why the cells at these places can be no part of a card, where the sheet itself says so. */
  faults?: ReadonlyMap<number, string>
}
