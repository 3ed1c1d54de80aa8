/** One line or shape of an icon: the name of its element and its attributes. */
export type IconShape = readonly [element: string, attributes: Readonly<Record<string, string>>]
