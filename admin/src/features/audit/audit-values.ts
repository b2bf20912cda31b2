import type { Language } from '@eunbit/schema/market';
import { dateText, dateTimeText } from '@eunbit/ui/date';
import type { useText } from '../../app/use-text.ts';
import { CARRIER_TEXT } from '../../labels/order-texts.ts';
import { valueText } from './audit-texts.ts';

interface Words {
  readonly t: ReturnType<typeof useText>;
  readonly language: Language;
}

/** Values that are days or moments, as the log has them. */
const DATES: Readonly<Record<string, typeof dateText>> = { until: dateText, publishedAt: dateTimeText };
const PARCELS = ['tracking', 'trackingNumber'];
const INSTANT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

const isCarrier = (name: string): name is keyof typeof CARRIER_TEXT => Object.hasOwn(CARRIER_TEXT, name);

/** `HANJIN 1234, LOTTE 5678` with the names that people know the carriers by. */
function parcelsText(value: string, { t }: Words): string {
  const parcels = value.split(', ').map((parcel) => {
    const [carrier = '', ...number] = parcel.split(' ');
    return isCarrier(carrier) ? [t(CARRIER_TEXT[carrier]), ...number].join(' ') : parcel;
  });
  return parcels.join(', ');
}

/** A value in words of the reader; one that stands for itself, such as a text or a number, as it is. */
export function valueInWords(field: string, value: string, words: Words): string {
  const text = valueText(field, value);
  if (text) return words.t(text);
  const date = Object.hasOwn(DATES, field) ? DATES[field] : undefined;
  // By the clock of the company's city, as everything in the log.
  if (date && INSTANT.test(value)) return date(value, words.language, 'KR');
  return PARCELS.includes(field) ? parcelsText(value, words) : value;
}
