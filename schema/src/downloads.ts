import type { Language } from './market.ts';

interface Document {
  readonly title: Readonly<Record<Language, string>>;
}

/** Every document that /download/{file} gives out, by file name; nothing else is reachable there (CATALOGUE-11). */
export const DOWNLOADS = {
  'antibacterial-7-days.pdf': {
    title: { ko: '항균 시험 성적서 (7일)', en: 'Anti-bacterial test report (7 days)' },
  },
  'bactericidal-1-minute.pdf': {
    title: { ko: '살균 시험 성적서 (1분)', en: 'Bactericidal test report (1 minute)' },
  },
  'bactericidal-3-minutes.pdf': {
    title: { ko: '살균 시험 성적서 (3분)', en: 'Bactericidal test report (3 minutes)' },
  },
  'bactericidal-24-hours.pdf': {
    title: { ko: '살균 시험 성적서 (24시간)', en: 'Bactericidal test report (24 hours)' },
  },
  'pet-antibacterial.pdf': {
    title: { ko: '반려동물용 항균 시험 성적서', en: 'Pet anti-bacterial test report' },
  },
  'listing-certificate.pdf': {
    title: { ko: '등록 증명서', en: 'Listing certificate' },
  },
} as const satisfies Record<string, Document>;

export type DownloadFile = keyof typeof DOWNLOADS;

export const DOWNLOAD_FILES = Object.keys(DOWNLOADS) as DownloadFile[];

/** Whether a text names one of the documents; says no to everything that an object brings along by itself. */
export function isDownloadFile(name: string): name is DownloadFile {
  return Object.hasOwn(DOWNLOADS, name);
}

/** Path below the shop's address. */
export function downloadUrl(file: DownloadFile): string {
  return `/download/${file}`;
}
