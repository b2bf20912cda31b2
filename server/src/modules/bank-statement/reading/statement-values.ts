import { normaliseLine } from '@eunbit/schema/typed-line';
/** When a deposit arrived: the day in Seoul, and the time of day if the statement has it. */
export interface Received {
  readonly on: string;
  /** `14:05:09`; null if the statement has days only. */
  readonly time: string | null;
}

/** Exceeds any real deposit. */
const MAXIMUM_AMOUNT = 1_000_000_000_000;

const DAY = /^(\d{4}|\d{2})\s*[-./년]\s*(\d{1,2})\s*[-./월]\s*(\d{1,2})\s*[일.]?/;
const PACKED_DAY = /^(\d{4})(\d{2})(\d{2})(?=$|\D|\d{6}$)/;
const TIME = /^(오전|오후|AM|PM)?\s*(\d{1,2}):(\d{2})(?::(\d{2}))?(?:\.\d+)?\s*(오전|오후|AM|PM)?$/i;
const PACKED_TIME = /^(\d{2})(\d{2})(\d{2})$/;

const padded = (number: number) => String(number).padStart(2, '0');

function toDay(year: number, month: number, day: number): string | null {
  const at = new Date(Date.UTC(year, month - 1, day));
  if (at.getUTCMonth() !== month - 1 || at.getUTCDate() !== day) return null;
  return `${year}-${padded(month)}-${padded(day)}`;
}

/** The time of day in any format of the banks; null if empty, undefined if the text is not a time. */
function readTime(text: string): string | null | undefined {
  if (text === '') return null;
  const packed = PACKED_TIME.exec(text);
  const [, before, hours, minutes, seconds = '0', after] = packed
    ? [text, undefined, packed[1], packed[2], packed[3]]
    : (TIME.exec(text) ?? []);
  if (hours === undefined || minutes === undefined) return undefined;
  const half = (before ?? after ?? '').toUpperCase();
  const isAfternoon = half === '오후' || half === 'PM';
  const hour = half === '' ? Number(hours) : (Number(hours) % 12) + (isAfternoon ? 12 : 0);
  if (hour > 23 || Number(minutes) > 59 || Number(seconds) > 59) return undefined;
  return `${padded(hour)}:${minutes}:${padded(Number(seconds))}`;
}

/** Day and time, from one cell or two; null if the text is not a date. */
export function readReceived(dateCell: string, timeCell = ''): Received | null {
  const text = normaliseLine(dateCell).trim();
  const found = PACKED_DAY.exec(text) ?? DAY.exec(text);
  if (!found) return null;
  const [whole, year = '', month, day] = found;
  const on = toDay(Number(year.length === 2 ? `20${year}` : year), Number(month), Number(day));
  const rest = text
    .slice(whole.length)
    .replace(/^[\sT]*(\([월화수목금토일]\))?\s*/, '')
    .trim();
  const time = readTime(rest === '' ? normaliseLine(timeCell).trim() : rest);
  return on === null || time === undefined ? null : { on, time };
}

/** The deposited amount in won; 0 for an empty cell or a withdrawal. Null if the text is not an amount, formulas included. */
export function readAmount(cell: string): number | null {
  const text = normaliseLine(cell).replace(/[\s,₩\\]|원$|KRW/g, '');
  if (text === '' || text === '-') return 0;
  if (/^\(\d+(\.0+)?\)$/.test(text)) return 0;
  if (!/^[+-]?\d+(\.0+)?$/.test(text)) return null;
  const amount = Number(text);
  if (amount > MAXIMUM_AMOUNT) return null;
  return Math.max(amount, 0);
}
