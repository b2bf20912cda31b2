import { describe, expect, it } from 'vitest';
import {
  KOREAN_REGISTRATIONS,
  koreanDisclosure,
  lawfulNames,
  missingLines,
  usDisclosure,
} from './product-disclosure.ts';

const labels = (facts: ReturnType<typeof koreanDisclosure>) => facts.map(({ label }) => label.ko);

describe('the disclosure of a new product', () => {
  it('has every line that the Korean law asks for, with what holds for all products (CATALOGUE-9)', () => {
    const facts = koreanDisclosure();

    expect(missingLines(labels(facts))).toEqual([]);
    expect(facts.find(({ label }) => label.en === 'Country of manufacture')?.value.ko).toBe('대한민국');
    expect(facts.find(({ label }) => label.en === 'Cautions')?.value).toEqual({ ko: '', en: '' });
  });

  it('says what is known of the product in place of the usual', () => {
    const value = { ko: '베트남', en: 'Vietnam' };
    const facts = koreanDisclosure({ COUNTRY: { value }, REGISTRATION: { label: KOREAN_REGISTRATIONS.COSMETIC } });

    expect(facts.map((fact) => fact.value)).toContainEqual(value);
    expect(missingLines(labels(facts))).toEqual([]);
    expect(labels(usDisclosure())).toContain('응급 처치');
  });
});

describe('a line of the Korean disclosure', () => {
  it('is known by any of its names, with spaces around it as well', () => {
    const names = Object.values(KOREAN_REGISTRATIONS);
    expect(lawfulNames(' 화장품책임판매업 등록번호 ')).toEqual(names);
    expect(lawfulNames('보관 방법')).toEqual([]);
  });

  it('is missed by its usual name', () => {
    const others = labels(koreanDisclosure()).filter((label) => label !== KOREAN_REGISTRATIONS.HOUSEHOLD_CHEMICAL.ko);
    expect(missingLines(others)).toEqual([KOREAN_REGISTRATIONS.HOUSEHOLD_CHEMICAL]);
  });
});
