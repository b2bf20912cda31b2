/** How many columns are left of the last row of so many cards; all of the next row where the last one is full. */
export const spanOfRest = (cards: number, columns: number): number => columns - (cards % columns);
