/** Free columns in the last row of so many cards; a whole row if the last one is full. */
export const spanOfRest = (cards: number, columns: number): number => columns - (cards % columns);
