import type { Carrier } from './order.ts';
import { normaliseLine } from './typed-line.ts';
import { check, type FieldFailure, required, shortEnough, singleLine } from './validation-rules.ts';

/** Format of each carrier's numbers, without spaces and dashes; all formats if a carrier has several. */
const FORMS: Readonly<Record<Carrier, RegExp>> = {
  CJ_LOGISTICS: /^(\d{10}|\d{12})$/,
  LOTTE: /^\d{12,13}$/,
  HANJIN: /^(\d{10}|\d{12}|\d{14})$/,
  // International parcels use the format of the Universal Postal Union.
  KOREA_POST: /^(\d{13}|[A-Z]{2}\d{9}[A-Z]{2})$/,
  LOGEN: /^\d{11}$/,
  CU_PARCEL: /^\d{10,12}$/,
  USPS: /^(\d{20}|\d{22}|\d{26}|\d{30}|\d{34}|[A-Z]{2}\d{9}[A-Z]{2})$/,
  UPS: /^(1Z[0-9A-Z]{16}|T\d{10}|\d{9}|\d{12}|\d{26})$/,
  FEDEX: /^(\d{12}|\d{14}|\d{15}|\d{20}|\d{22}|\d{34})$/,
};

/** A number in the form in which it is compared and stored: without spaces and dashes, in capital letters. */
export function bareTrackingNumber(text: string): string {
  return normaliseLine(text).replace(/[\s-]/g, '').toUpperCase();
}

/** Whether a number has a format of the carrier; its spacing does not matter. */
export function isTrackingNumber(carrier: Carrier, text: string): boolean {
  return FORMS[carrier].test(bareTrackingNumber(text));
}

/** A parcel's number, as staff type or paste it. */
export function validateTrackingNumber(carrier: Carrier, trackingNumber: string, path: string): FieldFailure[] {
  return check([
    [
      path,
      trackingNumber,
      required('tracking.required'),
      shortEnough(),
      singleLine,
      (text) => (isTrackingNumber(carrier, text) ? null : 'tracking.otherForm'),
    ],
  ]);
}
