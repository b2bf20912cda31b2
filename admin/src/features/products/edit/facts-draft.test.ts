import { describe, expect, it } from 'vitest';
import type { StaffProductFieldsFragment } from '../../../gql/graphql.ts';
import { EMPTY_FACTS, factsInput, isOpen, newComparison, toFactsDraft } from './facts-draft.ts';

const COUNTRY = { labelKo: '제조국', labelEn: 'Made in', valueKo: '베트남', valueEn: 'Vietnam' };
const OWN = { labelKo: '보관', labelEn: 'Storage', valueKo: '서늘한 곳', valueEn: 'Cool' };

function stored(more: object): StaffProductFieldsFragment {
  return {
    disclosureKr: [],
    disclosureUs: [],
    comparison: null,
    reports: [],
    ...more,
  } as unknown as StaffProductFieldsFragment;
}

describe('the facts in the form of a product', () => {
  it('start with the lines that the law requires; those with a value for each product are editable', () => {
    const open = EMPTY_FACTS.disclosureKr.filter(isOpen).map(({ labelEn }) => labelEn);
    expect(EMPTY_FACTS.disclosureKr.every(({ isLawful }) => isLawful)).toBe(true);
    expect(open).toContain('Cautions');
    expect(open).not.toContain('Country of manufacture');
  });

  it('keep what is stored, and add the missing lines that the law requires', () => {
    const { disclosureKr } = toFactsDraft(stored({ disclosureKr: [OWN, COUNTRY] }));

    expect(disclosureKr.slice(0, 2)).toMatchObject([
      { ...OWN, isLawful: false },
      { ...COUNTRY, isLawful: true },
    ]);
    expect(disclosureKr).toHaveLength(EMPTY_FACTS.disclosureKr.length + 1);
    expect(new Set(disclosureKr.map(({ key }) => key)).size).toBe(disclosureKr.length);
  });

  it('add nothing in the US', () => {
    expect(toFactsDraft(stored({ disclosureUs: [COUNTRY] })).disclosureUs).toMatchObject([
      { ...COUNTRY, isLawful: false },
    ]);
  });

  it('are sent as they are stored', () => {
    const row = {
      aspectKo: '향',
      aspectEn: 'Scent',
      oursKo: '없음',
      oursEn: 'None',
      theirsKo: '강함',
      theirsEn: 'Strong',
    };
    const comparison = { oursKo: '우리', oursEn: 'We', theirsKo: '남', theirsEn: 'They', rows: [row] };
    const facts = { disclosureUs: [COUNTRY, OWN], comparison, reports: ['pet-antibacterial.pdf'] };

    expect(factsInput(toFactsDraft(stored(facts)))).toMatchObject(facts);
  });

  it('offer the eight default rows of a comparison (CATALOGUE-10)', () => {
    expect(newComparison().rows.map(({ aspectEn }) => aspectEn)).toHaveLength(8);
  });
});
