import type { Carrier } from './order.ts';

/** Carriers whose programs import addresses and export tracking numbers as files (SHIPMENT-27). */
export const CARRIER_PROGRAMS = ['CJ_LOGISTICS', 'HANJIN', 'LOTTE', 'KOREA_POST', 'LOGEN'] as const;
export type CarrierProgram = (typeof CARRIER_PROGRAMS)[number] & Carrier;

export function isCarrierProgram(text: string | null | undefined): text is CarrierProgram {
  return CARRIER_PROGRAMS.some((known) => known === text);
}

/** Encodings of a file: EUC-KR for programs that support nothing else, with the letters that Windows adds to it. */
export const CARRIER_FILE_ENCODINGS = ['euc-kr', 'utf-8'] as const;
export type CarrierFileEncoding = (typeof CARRIER_FILE_ENCODINGS)[number];

export function isCarrierFileEncoding(text: string | null | undefined): text is CarrierFileEncoding {
  return CARRIER_FILE_ENCODINGS.some((known) => known === text);
}

/** Largest file of tracking numbers, in rows and bytes. */
export const MAXIMUM_CARRIER_FILE_ROWS = 20_000;
export const MAXIMUM_CARRIER_FILE_BYTES = 8 * 1024 * 1024;
/** Maximum unusable rows of such a file that a response lists. */
export const MAXIMUM_NAMED_ROWS = 100;
