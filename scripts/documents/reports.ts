import type { DownloadFile } from '@eunbit/schema/downloads';

export interface Bilingual {
  readonly ko: string;
  readonly en: string;
}

/** Viable bacteria in one millilitre, without and with the product; null if there were none left to count. */
export interface Measurement {
  readonly strain: string;
  /** Distinguishes this row from others of the strain, such as the day. */
  readonly when: Bilingual;
  readonly control: number;
  readonly treated: number | null;
}

export interface Report {
  readonly file: Exclude<DownloadFile, 'listing-certificate.pdf'>;
  readonly sample: Bilingual;
  readonly conditions: Bilingual;
  readonly measurements: readonly Measurement[];
  readonly conclusion: Bilingual;
}

/** Detection limit of the method; lower numbers are reported as below it. */
export const DETECTION_LIMIT = 10;

const S_AUREUS = 'Staphylococcus aureus ATCC 6538';
const E_COLI = 'Escherichia coli ATCC 8739';
const K_PNEUMONIAE = 'Klebsiella pneumoniae ATCC 4352';
const P_AERUGINOSA = 'Pseudomonas aeruginosa ATCC 15442';
const S_PSEUDINTERMEDIUS = 'Staphylococcus pseudintermedius ATCC 49444';
const P_MULTOCIDA = 'Pasteurella multocida ATCC 43137';

const day = (count: number, hours: number): Bilingual => ({
  ko: `${count}일(${hours}시간) 뒤`,
  en: `after ${count} ${count === 1 ? 'day' : 'days'} (${hours} h)`,
});
const SOLUTION: Bilingual = {
  ko: '은 콜로이드 세정액 (다목적 항균 티슈·스프레이, 강력 세정 핸드 티슈에 사용)',
  en: 'Silver colloid solution (of the All-Purpose Wipe and Spray and the Heavy-Duty Hand Wipes)',
};
const ROOM: Bilingual = {
  ko: '시험 온도 25 ± 1 °C, 대조 시료는 멸균 증류수',
  en: '25 ± 1 °C; sterile distilled water as control',
};

function bactericidal(
  file: Report['file'],
  contact: Bilingual,
  counts: readonly (readonly [strain: string, control: number, treated: number | null])[],
): Report {
  return {
    file,
    sample: SOLUTION,
    conditions: { ko: `접촉 시간 ${contact.ko}, ${ROOM.ko}`, en: `Contact time ${contact.en}; ${ROOM.en}` },
    measurements: counts.map(([strain, control, treated]) => ({ strain, when: contact, control, treated })),
    conclusion: {
      ko: `접촉 시간 ${contact.ko} 뒤 시험한 모든 균주가 99.9% 이상 감소하였다.`,
      en: `After a contact time of ${contact.en} every strain tested was reduced by 99.9% or more.`,
    },
  };
}

/** The five sample reports; their results are consistent with the product pages. */
export const REPORTS: readonly Report[] = [
  {
    file: 'antibacterial-7-days.pdf',
    sample: {
      ko: '은 콜로이드 세정액을 적신 티슈로 닦은 스테인리스강 시험편',
      en: 'Steel plate wiped with a wipe moist with silver colloid solution',
    },
    conditions: {
      ko: '온도 25 ± 1 °C, 상대 습도 50 ± 5%, 대조 시료는 닦지 않은 시험편',
      en: '25 ± 1 °C, 50 ± 5% relative humidity; unwiped plate as control',
    },
    measurements: [
      { strain: S_AUREUS, when: day(1, 24), control: 1_300_000, treated: null },
      { strain: S_AUREUS, when: day(3, 72), control: 1_250_000, treated: 120 },
      { strain: S_AUREUS, when: day(7, 168), control: 1_180_000, treated: 640 },
      { strain: E_COLI, when: day(1, 24), control: 1_420_000, treated: null },
      { strain: E_COLI, when: day(3, 72), control: 1_360_000, treated: 90 },
      { strain: E_COLI, when: day(7, 168), control: 1_290_000, treated: 710 },
    ],
    conclusion: {
      ko: '닦은 뒤 7일(168시간)이 지나도 두 균주가 모두 99.9% 이상 감소하였다.',
      en: 'Seven days (168 hours) after wiping both strains were still reduced by 99.9% or more.',
    },
  },
  bactericidal('bactericidal-1-minute.pdf', { ko: '1분(60초)', en: '1 minute (60 s)' }, [
    [S_AUREUS, 1_210_000, 380],
    [E_COLI, 1_340_000, 150],
  ]),
  bactericidal('bactericidal-3-minutes.pdf', { ko: '3분', en: '3 minutes' }, [
    [S_AUREUS, 1_190_000, 40],
    [E_COLI, 1_310_000, null],
    [K_PNEUMONIAE, 1_050_000, 60],
  ]),
  bactericidal('bactericidal-24-hours.pdf', { ko: '24시간', en: '24 hours' }, [
    [S_AUREUS, 1_230_000, null],
    [E_COLI, 1_350_000, null],
    [K_PNEUMONIAE, 1_120_000, null],
    [P_AERUGINOSA, 1_080_000, null],
  ]),
  {
    file: 'pet-antibacterial.pdf',
    sample: {
      ko: '펫 항균 스프레이를 뿌리고 말린 면포',
      en: 'Cotton cloth sprayed with the Pet Antibacterial Spray, dried',
    },
    conditions: {
      ko: '온도 25 ± 1 °C, 접촉 시간 24시간, 대조 시료는 뿌리지 않은 면포',
      en: '25 ± 1 °C, contact time 24 hours; unsprayed cloth as control',
    },
    measurements: [S_PSEUDINTERMEDIUS, E_COLI, P_MULTOCIDA].map((strain, index) => ({
      strain,
      when: { ko: '24시간', en: '24 hours' },
      control: 1_160_000 + index * 45_000,
      treated: index === 0 ? 210 : null,
    })),
    conclusion: {
      ko: '접촉 시간 24시간 뒤 시험한 모든 균주가 99.9% 이상 감소하였다.',
      en: 'After a contact time of 24 hours every strain tested was reduced by 99.9% or more.',
    },
  },
];

/** Reduction of bacteria in percent with one decimal, rounded down so that it is never overstated. */
export function computeReduction({ control, treated }: Measurement): number {
  return Math.floor((1 - (treated ?? DETECTION_LIMIT) / control) * 1000) / 10;
}
