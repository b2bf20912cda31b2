import type { Language, Market } from './market.ts';

type Text = Readonly<Record<Language, string>>;

export const ClaimKind = {
  LASTING: 'LASTING',
  GERM_KILL: 'GERM_KILL',
  DEODORIZING: 'DEODORIZING',
  RAYON: 'RAYON',
} as const;
export type ClaimKind = (typeof ClaimKind)[keyof typeof ClaimKind];

interface Claim {
  readonly kind: ClaimKind;
  /** Figure to show in large type. */
  readonly figure: Text;
  readonly statement: Text;
}

interface Registration {
  readonly label: Text;
  readonly number: string;
}

interface MarketClaims {
  readonly claims: readonly Claim[];
  /** Registration numbers; the listing of all products comes first. */
  readonly registrations: readonly [listing: Registration, ...others: Registration[]];
  /** Basis of the claims, shown below them. */
  readonly basis: Text;
}

/** Effects of the technology, in figures (CATALOGUE-12). */
const MEASURED: readonly Claim[] = [
  {
    kind: 'LASTING',
    figure: { ko: '7일', en: '7 days' },
    statement: {
      ko: '99.9% 살균 효과가 7일(168시간) 동안 지속됩니다.',
      en: '99.9% sanitizing that lasts 7 days (168 hours).',
    },
  },
  {
    kind: 'GERM_KILL',
    figure: { ko: '60초', en: '60 seconds' },
    statement: { ko: '60초 만에 세균을 99.9% 없앱니다.', en: 'Kills 99.9% of germs in 60 seconds.' },
  },
  {
    kind: 'DEODORIZING',
    figure: { ko: '30분', en: '30 minutes' },
    statement: { ko: '30분이면 배어 있던 냄새를 덜어 줍니다.', en: 'Deodorizes in 30 minutes.' },
  },
  {
    kind: 'RAYON',
    figure: { ko: '60일', en: '60 days' },
    statement: { ko: '레이온 섬유는 60일 이내에 분해됩니다.', en: 'The rayon fiber breaks down within 60 days.' },
  },
];

const LISTING: Text = { ko: '메디컬 클래스 등록 번호', en: 'Medical-class listing number' };

/**
 * What may be claimed in each market and under which number: authorities allow claims country by country, so pages and
 * pictures never state one by themselves. Numbers made of zeros are samples.
 */
export const CLAIMS: Readonly<Record<Market, MarketClaims>> = {
  KR: {
    claims: MEASURED,
    registrations: [
      { label: LISTING, number: 'SAMPLE-0000000' },
      {
        label: { ko: '안전확인대상생활화학제품 신고번호', en: 'Household chemical product report number' },
        number: 'CB00-00-0000',
      },
    ],
    basis: {
      ko: '견본시험연구소의 시험 결과이며, 쓰는 환경에 따라 다를 수 있습니다.',
      en: 'Results of the Sample Testing Laboratory; they may differ where you use the products.',
    },
  },
  US: {
    claims: MEASURED,
    registrations: [
      { label: LISTING, number: 'SAMPLE-0000000' },
      { label: { ko: '미국 환경보호청(EPA) 등록 번호', en: 'EPA Registration Number' }, number: '00000-00' },
    ],
    basis: {
      ko: '견본시험연구소의 시험 결과입니다. 사용 방법은 제품 라벨을 따라 주세요.',
      en: 'Results of the Sample Testing Laboratory. Always use the products as the label directs.',
    },
  },
};
