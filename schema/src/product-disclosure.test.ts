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
  it('has every line required by Korean law, with the values common to all products (CATALOGUE-9)', () => {
    const facts = koreanDisclosure();

    expect(missingLines(labels(facts))).toEqual([]);
    expect(facts.find(({ label }) => label.en === 'Country of manufacture')?.value.ko).toBe('대한민국');
    expect(facts.find(({ label }) => label.en === 'Cautions')?.value).toEqual({ ko: '', en: '' });
  });

  it('has the values of the product in place of the defaults', () => {
    const value = { ko: '베트남', en: 'Vietnam' };
    const facts = koreanDisclosure({ COUNTRY: { value }, REGISTRATION: { label: KOREAN_REGISTRATIONS.COSMETIC } });

    expect(facts.map((fact) => fact.value)).toContainEqual(value);
    expect(missingLines(labels(facts))).toEqual([]);
    expect(labels(usDisclosure())).toContain('응급 처치');
  });
});

describe('a line of the Korean disclosure', () => {
  it('is recognised by any of its names, also with outer spaces', () => {
    const names = Object.values(KOREAN_REGISTRATIONS);
    expect(lawfulNames(' 화장품책임판매업 등록번호 ')).toEqual(names);
    expect(lawfulNames('보관 방법')).toEqual([]);
  });

  it('is reported as missing by its usual name', () => {
    const others = labels(koreanDisclosure()).filter((label) => label !== KOREAN_REGISTRATIONS.HOUSEHOLD_CHEMICAL.ko);
    expect(missingLines(others)).toEqual([KOREAN_REGISTRATIONS.HOUSEHOLD_CHEMICAL]);
  });
});
