import { CLAIMS } from '@eunbit/schema/claims';
import type { Language, Market } from '@eunbit/schema/market';
import { PRESS_RELEASES } from '@eunbit/schema/press-releases';
import { isSampleText } from '@eunbit/schema/sample-data';
import { TESTIMONIALS } from '@eunbit/schema/testimonials';
import type { PressReleaseType, RegistrationsType, TestimonialType } from './company.types.ts';

/** The company statements from the source code; without samples if they are hidden (STORE-19). */
export function createCompanyStatements(hidesSamples: boolean) {
  const isShown = (isSample: boolean) => !(hidesSamples && isSample);
  return {
    registrations(market: Market, language: Language): RegistrationsType {
      const { registrations, basis } = CLAIMS[market];
      return {
        numbers: registrations
          .map(({ label, number }) => ({ label: label[language], number, isSample: isSampleText(number) }))
          .filter(({ isSample }) => isShown(isSample)),
        basis: isShown(isSampleText(basis[language])) ? basis[language] : null,
      };
    },

    pressReleases: (language: Language): PressReleaseType[] =>
      PRESS_RELEASES.filter(({ isSample }) => isShown(isSample)).map(({ date, title, text, isSample }) => ({
        date,
        title: title[language],
        text: text[language],
        isSample,
      })),

    testimonials: (language: Language): TestimonialType[] =>
      TESTIMONIALS.filter(({ isSample }) => isShown(isSample)).map(({ words, speaker, isSample }) => ({
        words: words[language],
        speaker: speaker[language],
        isSample,
      })),
  };
}

export type CompanyStatements = ReturnType<typeof createCompanyStatements>;
