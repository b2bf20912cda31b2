import type { Language } from './market.ts';

type Text = Readonly<Record<Language, string>>;

export const DownloadKind = { TEST_REPORT: 'TEST_REPORT', CERTIFICATE: 'CERTIFICATE' } as const;
export type DownloadKind = (typeof DownloadKind)[keyof typeof DownloadKind];

/** Facts about a document, shown before it is opened (CATALOGUE-26). */
export interface DownloadFacts {
  readonly kind: DownloadKind;
  readonly title: Text;
  /** Organisation that made the test or certification. */
  readonly issuer: Text;
  /** Day of the document, as `2021-12-08`. */
  readonly issuedOn: string;
  readonly number: string;
  /** Test method; null for a certificate. */
  readonly method: Text | null;
  /** The result or certification, in one sentence. */
  readonly finding: Text;
}

/** This laboratory does not exist: the documents that come with the shop are samples. */
const SAMPLE_LABORATORY: Text = { ko: '견본시험연구소', en: 'Sample Testing Laboratory' };
const SUSPENSION: Text = {
  ko: '현탁액 살균력 시험 (신청인 제시 방법)',
  en: 'Suspension test (method of the applicant)',
};
const SURFACE: Text = { ko: '표면 항균력 시험 (신청인 제시 방법)', en: 'Surface test (method of the applicant)' };

const SAMPLE = { issuer: SAMPLE_LABORATORY, issuedOn: '2021-12-08' } as const;

/** All documents that /download/{file} serves, by file name; no other file is reachable there (CATALOGUE-11). */
export const DOWNLOADS = {
  'antibacterial-7-days.pdf': {
    ...SAMPLE,
    kind: 'TEST_REPORT',
    title: { ko: '항균 시험 성적서 (7일)', en: 'Anti-bacterial test report (7 days)' },
    number: 'SAMPLE-2021-0701',
    method: SURFACE,
    finding: {
      ko: '닦고 7일(168시간)이 지난 뒤에도 시험한 세균 2종이 99.9% 이상 줄어 있었습니다.',
      en: 'Seven days (168 hours) after wiping, both bacteria tested were still reduced by 99.9% or more.',
    },
  },
  'bactericidal-1-minute.pdf': {
    ...SAMPLE,
    kind: 'TEST_REPORT',
    title: { ko: '살균 시험 성적서 (1분)', en: 'Bactericidal test report (1 minute)' },
    number: 'SAMPLE-2021-0702',
    method: SUSPENSION,
    finding: {
      ko: '닿은 지 1분(60초) 만에 시험한 세균 2종이 99.9% 이상 줄었습니다.',
      en: 'After 1 minute (60 seconds) of contact, both bacteria tested were reduced by 99.9% or more.',
    },
  },
  'bactericidal-3-minutes.pdf': {
    ...SAMPLE,
    kind: 'TEST_REPORT',
    title: { ko: '살균 시험 성적서 (3분)', en: 'Bactericidal test report (3 minutes)' },
    number: 'SAMPLE-2021-0703',
    method: SUSPENSION,
    finding: {
      ko: '닿은 지 3분 만에 시험한 세균 3종이 99.9% 이상 줄었습니다.',
      en: 'After 3 minutes of contact, all three bacteria tested were reduced by 99.9% or more.',
    },
  },
  'bactericidal-24-hours.pdf': {
    ...SAMPLE,
    kind: 'TEST_REPORT',
    title: { ko: '살균 시험 성적서 (24시간)', en: 'Bactericidal test report (24 hours)' },
    number: 'SAMPLE-2021-0704',
    method: SUSPENSION,
    finding: {
      ko: '닿은 지 24시간 뒤 시험한 세균 4종이 99.9% 이상 줄었습니다.',
      en: 'After 24 hours of contact, all four bacteria tested were reduced by 99.9% or more.',
    },
  },
  'pet-antibacterial.pdf': {
    ...SAMPLE,
    kind: 'TEST_REPORT',
    title: { ko: '반려동물용 항균 시험 성적서', en: 'Pet anti-bacterial test report' },
    number: 'SAMPLE-2021-0705',
    method: SURFACE,
    finding: {
      ko: '뿌리고 말린 천에서 24시간 뒤 시험한 세균 3종이 99.9% 이상 줄었습니다.',
      en: 'On cloth sprayed and dried, all three bacteria tested were reduced by 99.9% or more after 24 hours.',
    },
  },
  'listing-certificate.pdf': {
    ...SAMPLE,
    kind: 'CERTIFICATE',
    title: { ko: '등록 증명서', en: 'Listing certificate' },
    number: 'SAMPLE-2021-0700',
    method: null,
    finding: {
      ko: '모든 제품이 메디컬 클래스 제품으로 등록되어 있습니다.',
      en: 'All products are listed as medical-class products.',
    },
  },
} as const satisfies Record<string, DownloadFacts>;

export type DownloadFile = keyof typeof DOWNLOADS;

export const DOWNLOAD_FILES = Object.keys(DOWNLOADS) as DownloadFile[];

/** Whether a text is the name of one of the documents; false for inherited properties. */
export function isDownloadFile(name: string): name is DownloadFile {
  return Object.hasOwn(DOWNLOADS, name);
}

/** Path below the shop's address. */
export function downloadUrl(file: DownloadFile): string {
  return `/download/${file}`;
}
