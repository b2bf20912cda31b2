type DeliveryMode = 'twice' | 'late' | 'never' | 'reversed';

export interface DeliveryOrder {
  mode: DeliveryMode;
  /** The number of next events to which this applies. */
  count: number;
  /** For `late` only. */
  milliseconds: number;
}

const MODES: readonly DeliveryMode[] = ['twice', 'late', 'never', 'reversed'];

function isWhole(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= 1_000_000;
}

/** Parses a delivery plan sent by a test; returns a string with the error if it is invalid. */
export function parseDeliveryOrder(input: unknown): DeliveryOrder | string {
  if (typeof input !== 'object' || input === null) return 'an order is a JSON object';
  const { mode: name, count = 1, milliseconds } = input as Record<string, unknown>;
  const mode = MODES.find((candidate) => candidate === name);
  if (!mode) return `mode: ${MODES.join(', ')}`;
  if (!isWhole(count)) return 'count: a whole number from 1';
  if (mode !== 'late') return { mode, count, milliseconds: 0 };
  return isWhole(milliseconds) ? { mode, count, milliseconds } : 'milliseconds: a whole number from 1';
}
