import { formatPhone } from '@eunbit/schema/phone-number';

/** A stored number in the format of its country, or a dash. */
export function PhoneText({ phone }: { phone: string | null | undefined }) {
  return phone ? formatPhone(phone) : '–';
}
