import type { Market } from '@eunbit/schema/market';
import { STORE_POLICY } from '@eunbit/schema/store-policy';
import { useLanguage } from '@eunbit/ui/LocaleProvider.tsx';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { styled } from '#styled-system/jsx';
import type { ShopInfo } from '../app/shop-info.ts';
import { SampleMark } from '../elements/SampleMark.tsx';

const LegalLink = styled(Link, { base: { py: '1.5', _hover: { color: 'chalk', textDecoration: 'underline' } } });

/** Facts about the company; in Korea all those that its e-commerce law requires on each page. */
export function CompanyFacts({ market, info }: { market: Market; info: ShopInfo }) {
  const language = useLanguage();
  const { company, contact, escrow, support, samples } = info;
  const facts: readonly (readonly [labelKey: string, value: string])[] =
    market === 'KR'
      ? [
          ['footer.representative', company.representative],
          ['footer.address', company.address],
          ['footer.phone', company.phone],
          ['footer.email', company.email],
          ['footer.businessNumber', company.businessRegistrationNumber],
          ['footer.mailOrderReport', company.mailOrderReport],
          ['footer.privacyOfficer', company.privacyOfficer],
          ['footer.hosting', company.hostingProvider],
          ['footer.escrow', `${escrow.provider} ${escrow.registration}`],
        ]
      : [
          ['footer.address', contact.address ?? ''],
          ['footer.phone', contact.phone ?? ''],
          ['footer.email', company.email],
        ];
  return (
    <styled.div
      mt={{ base: '5', lg: '12' }}
      pt={{ base: '5', lg: '8' }}
      borderTopWidth="1px"
      borderColor="chalk.line"
      fontSize="xs"
      color="chalk.muted"
      display="grid"
      gap="3"
    >
      <styled.p color="chalk" fontWeight="semibold">
        {company.name}
      </styled.p>
      <styled.dl display="flex" flexWrap="wrap" columnGap={{ base: '4', lg: '6' }} rowGap={{ base: '0.5', lg: '1.5' }}>
        {facts.map(([labelKey, value]) =>
          value.trim() ? (
            <styled.div key={labelKey} display="flex" gap="2">
              <styled.dt flexShrink="0">
                <FormattedMessage id={labelKey} />
              </styled.dt>
              <dd>
                {value}
                {samples.some((sample) => value.includes(sample)) ? <SampleMark /> : null}
              </dd>
            </styled.div>
          ) : null,
        )}
      </styled.dl>
      <styled.p maxWidth="text">
        {market === 'KR' ? (
          escrow.statement
        ) : (
          <FormattedMessage id="footer.madeInKorea" values={{ place: STORE_POLICY.US.warehousePlace[language] }} />
        )}
      </styled.p>
      {market === 'US' && support.accessibilityEmail ? (
        <styled.p maxWidth="text">
          <FormattedMessage
            id="footer.accessibility"
            values={{ email: support.accessibilityEmail, phone: support.accessibilityPhone || 'none' }}
          />
        </styled.p>
      ) : null}
      <styled.div display="flex" flexWrap="wrap" columnGap="5" alignItems="center">
        <span>© {company.name}</span>
        <LegalLink to="/terms-and-condition">
          <FormattedMessage id="footer.terms" />
        </LegalLink>
        {/* Korean law requires the privacy policy to stand out from the links beside it. */}
        <LegalLink to="/privacy" fontWeight="bold" color="chalk">
          <FormattedMessage id="footer.privacy" />
        </LegalLink>
        <LegalLink to="/return">
          <FormattedMessage id="footer.returns" />
        </LegalLink>
      </styled.div>
    </styled.div>
  );
}
