import { chakra } from '@chakra-ui/react/styled-system';
import { BRAND } from '@eunbit/schema/brand';
import type { Market } from '@eunbit/schema/market';
import { useLanguage } from '@eunbit/ui/LocaleProvider.tsx';
import { FormattedMessage } from 'react-intl';

/** Who sells: in Korea everything that its e-commerce law wants to see on each page. */
export function CompanyFacts({ market }: { market: Market }) {
  const language = useLanguage();
  const { company } = BRAND;
  const facts: readonly (readonly [labelKey: string, value: string])[] =
    market === 'KR'
      ? [
          ['footer.representative', company.representative[language]],
          ['footer.address', company.address[language]],
          ['footer.businessNumber', company.businessRegistrationNumber],
          ['footer.mailOrderReport', company.mailOrderReport[language]],
          ['footer.privacyOfficer', company.privacyOfficer[language]],
        ]
      : [['footer.address', company.address[language]]];
  return (
    <chakra.div
      mt="12"
      pt="8"
      borderTopWidth="1px"
      borderColor="gray.600"
      fontSize="xs"
      color="gray.300"
      display="grid"
      gap="3"
    >
      <chakra.p color="white" fontWeight="semibold">
        {company[language]}
      </chakra.p>
      <chakra.dl display="flex" flexWrap="wrap" columnGap="6" rowGap="1.5">
        {facts.map(([labelKey, value]) => (
          <chakra.div key={labelKey} display="flex" gap="2">
            <chakra.dt flexShrink="0">
              <FormattedMessage id={labelKey} />
            </chakra.dt>
            <dd>{value}</dd>
          </chakra.div>
        ))}
      </chakra.dl>
      <chakra.p maxWidth="text">
        <FormattedMessage id={market === 'KR' ? 'footer.escrow' : 'footer.madeInKorea'} />
      </chakra.p>
      <p>© {company[language]}</p>
    </chakra.div>
  );
}
