/** What staff choose for a line. */
export interface LineChoice {
  /** One of its candidates, another order whose number is typed, or none. */
  readonly target: { readonly kind: 'ORDER' | 'OTHER'; readonly number: string } | { readonly kind: 'NONE' };
  readonly ticked: boolean;
}

/** Choices that differ from what a line is proposed with, by the id of the line. */
export type LineChoices = ReadonlyMap<string, LineChoice>;

/** What a choice needs of a line. */
export interface ChosenLine {
  readonly id: string;
  readonly amount: { readonly amount: number };
  readonly candidates: readonly { readonly orderNumber: string; readonly differences: readonly unknown[] }[];
}

/** The likeliest order, ticked where nothing speaks against it; without one, a number to be typed. */
export function proposeChoice({ candidates: [likeliest] }: ChosenLine): LineChoice {
  if (!likeliest) return { target: { kind: 'OTHER', number: '' }, ticked: false };
  return { target: { kind: 'ORDER', number: likeliest.orderNumber }, ticked: likeliest.differences.length === 0 };
}

export function getChoice(choices: LineChoices, line: ChosenLine): LineChoice {
  return choices.get(line.id) ?? proposeChoice(line);
}

export function withChoice(choices: LineChoices, lineId: string, choice: LineChoice): LineChoices {
  return new Map(choices).set(lineId, choice);
}

/** Which order a line is for, chosen by its value in the list of a row: a ticked line stays so, others are ticked by it. */
export function chooseTarget(value: string): LineChoice {
  if (value === 'NONE') return { target: { kind: 'NONE' }, ticked: false };
  if (value === 'OTHER') return { target: { kind: 'OTHER', number: '' }, ticked: false };
  return { target: { kind: 'ORDER', number: value }, ticked: true };
}

/** The value of a choice in the list of its row. */
export function toTargetValue({ target }: LineChoice): string {
  return target.kind === 'ORDER' ? target.number : target.kind;
}

/** The order number of a choice that is to be booked; null for any other. */
function toBookedNumber({ target, ticked }: LineChoice): string | null {
  return ticked && target.kind !== 'NONE' && target.number.trim() !== '' ? target.number.trim() : null;
}

/** What one press books, and what another one sets aside. */
export interface Pending {
  readonly toBook: readonly { readonly lineId: string; readonly orderNumber: string }[];
  /** Won. */
  readonly sum: number;
  readonly toSetAside: readonly string[];
}

export function toPending(lines: readonly ChosenLine[], choices: LineChoices): Pending {
  const chosen = lines.map((line) => ({ line, choice: getChoice(choices, line) }));
  const toBook = chosen.flatMap(({ line, choice }) => {
    const orderNumber = toBookedNumber(choice);
    return orderNumber === null ? [] : [{ lineId: line.id, orderNumber, amount: line.amount.amount }];
  });
  return {
    toBook: toBook.map(({ lineId, orderNumber }) => ({ lineId, orderNumber })),
    sum: toBook.reduce((sum, { amount }) => sum + amount, 0),
    toSetAside: chosen.filter(({ choice }) => choice.target.kind === 'NONE').map(({ line }) => line.id),
  };
}
