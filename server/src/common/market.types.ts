import { Language, Market } from '@eunbit/schema/market';
import { registerEnumType } from 'type-graphql';

registerEnumType(Market, {
  name: 'Market',
  description: 'One of the two stores.',
  valuesConfig: {
    KR: { description: 'Korean store: won, Korean wording.' },
    US: { description: 'US store: dollars, English.' },
  },
});

/** GraphQL names are upper case; storage and cookies keep `ko` and `en`. */
export const LanguageEnum = { KO: Language.KO, EN: Language.EN } as const;

registerEnumType(LanguageEnum, {
  name: 'Language',
  description: 'Language of texts and messages.',
  valuesConfig: { KO: { description: 'Korean, the default.' }, EN: { description: 'English.' } },
});
