import { formatPhone } from '@eunbit/schema/phone-number';

/** A stored number as people of its country write it, or a dash. */
export function PhoneText({ phone }: { phone: string | null | undefined }) {
  return phone ? formatPhone(phone) : '–';
}
