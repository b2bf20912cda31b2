import type { Language, Market } from '@eunbit/schema/market';
import { Carrier } from '@eunbit/schema/order';
import { dateText, dateTimeText } from '@eunbit/ui/date';
import type { useText } from '../../app/use-text.ts';
import { valueText } from './audit-texts.ts';

interface Words {
  readonly t: ReturnType<typeof useText>;
  readonly language: Language;
  /** The market whose time zone is used for instants. */
  readonly clock: Market;
}

/** Formatters of fields that hold a day or an instant. */
const DATES: Readonly<Record<string, typeof dateText>> = { until: dateText, publishedAt: dateTimeText };
const PARCELS = ['tracking', 'trackingNumber'];
const INSTANT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

const isCarrier = (name: string): name is Carrier => Object.hasOwn(Carrier, name);

/** `HANJIN 1234, LOTTE 5678` with the names of the carriers. */
function parcelsText(value: string, { t }: Words): string {
  const parcels = value.split(', ').map((parcel) => {
    const [carrier = '', ...number] = parcel.split(' ');
    return isCarrier(carrier) ? [t(`orders.carrier.${carrier}`), ...number].join(' ') : parcel;
  });
  return parcels.join(', ');
}

/** Formats a value in the reader's language; texts and numbers stay as they are. */
export function valueInWords(field: string, value: string, words: Words): string {
  const text = valueText(field, value);
  if (text) return words.t(text);
  const date = Object.hasOwn(DATES, field) ? DATES[field] : undefined;
  if (date && INSTANT.test(value)) return date(value, words.language, words.clock);
  return PARCELS.includes(field) ? parcelsText(value, words) : value;
}
