/** The choice of staff for a line. */
export interface LineChoice {
  /** One of the line's candidates, another order by typed number, or no order. */
  readonly target: { readonly kind: 'ORDER' | 'OTHER'; readonly number: string } | { readonly kind: 'NONE' };
  readonly ticked: boolean;
}

/** Choices that differ from the proposals, by line id. */
export type LineChoices = ReadonlyMap<string, LineChoice>;

/** The part of a line that a choice depends on. */
export interface ChosenLine {
  readonly id: string;
  readonly amount: { readonly amount: number };
  readonly candidates: readonly { readonly orderNumber: string; readonly differences: readonly unknown[] }[];
}

/** Proposes the likeliest order, ticked if nothing speaks against it; without candidates, a number to be typed. */
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

/** Choice for an option in a row's list. Choosing an order also ticks the line. */
export function chooseTarget(value: string): LineChoice {
  if (value === 'NONE') return { target: { kind: 'NONE' }, ticked: false };
  if (value === 'OTHER') return { target: { kind: 'OTHER', number: '' }, ticked: false };
  return { target: { kind: 'ORDER', number: value }, ticked: true };
}

/** The option value of a choice in its row's list. */
export function toTargetValue({ target }: LineChoice): string {
  return target.kind === 'ORDER' ? target.number : target.kind;
}

/** The order number of a choice that is to be booked; null for any other choice. */
function toBookedNumber({ target, ticked }: LineChoice): string | null {
  return ticked && target.kind !== 'NONE' && target.number.trim() !== '' ? target.number.trim() : null;
}

/** The lines that the next booking contains, and those that would be set aside. */
export interface Pending {
  readonly toBook: readonly { readonly lineId: string; readonly orderNumber: string }[];
  /** Amount in won. */
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
