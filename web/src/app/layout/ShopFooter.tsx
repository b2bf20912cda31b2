import { chakra } from '@chakra-ui/react/styled-system';
import { BRAND } from '@eunbit/schema/brand';
import { useLanguage } from '@eunbit/ui/LocaleProvider.tsx';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { CATEGORIES } from '../../features/catalogue/categories.ts';
import { useSettings } from '../settings.tsx';
import { CompanyFacts } from './CompanyFacts.tsx';
import { StoreSwitch } from './StoreSwitch.tsx';

const linkStyle = {
  base: {
    display: 'inline-block',
    minWidth: '6',
    py: '1.5',
    color: 'gray.200',
    _hover: { color: 'white', textDecoration: 'underline' },
  },
};
const FooterLink = chakra(Link, linkStyle);
const FooterAnchor = chakra('a', linkStyle);

export function ShopFooter() {
  const language = useLanguage();
  const { market } = useSettings();
  const { company, supportHours } = BRAND;
  return (
    <chakra.footer mt={{ base: '20', lg: '32' }} bg="gray.800" color="gray.200" fontSize="sm">
      <chakra.div maxWidth="content" mx="auto" px={{ base: '5', lg: '8' }} py={{ base: '12', lg: '16' }}>
        <chakra.div
          display="grid"
          gap={{ base: '10', lg: '16' }}
          gridTemplateColumns={{ base: '1fr 1fr', lg: '2fr 1fr 1fr 1fr' }}
        >
          <chakra.div
            gridColumn={{ base: '1 / -1', lg: 'auto' }}
            display="grid"
            gap="5"
            alignContent="start"
            justifyItems="start"
          >
            <chakra.img
              src="/logo-light.svg"
              alt={BRAND.name}
              htmlWidth={504}
              htmlHeight={128}
              loading="lazy"
              css={{ width: 'auto', height: '2rem' }}
            />
            <chakra.p fontSize="lg" color="white" maxWidth="24ch">
              {BRAND.tagline[language]}
            </chakra.p>
            <StoreSwitch />
          </chakra.div>
          <Column titleKey="footer.products">
            {CATEGORIES.map(({ group, path, titleKey }) => (
              <FooterLink key={group} to={path}>
                <FormattedMessage id={titleKey} />
              </FooterLink>
            ))}
          </Column>
          <Column titleKey="footer.orders">
            <FooterLink to="/cart">
              <FormattedMessage id="footer.cart" />
            </FooterLink>
            <FooterLink to="/guest-order">
              <FormattedMessage id="layout.guestOrder" />
            </FooterLink>
          </Column>
          <Column titleKey="footer.contact">
            <FooterAnchor href={`tel:${company.phone}`}>{company.phone}</FooterAnchor>
            <FooterAnchor href={`mailto:${company.email}`}>{company.email}</FooterAnchor>
            <chakra.span py="1.5">
              <FormattedMessage id="footer.hours" values={supportHours} />
            </chakra.span>
          </Column>
        </chakra.div>
        <CompanyFacts market={market} />
      </chakra.div>
    </chakra.footer>
  );
}

function Column({ titleKey, children }: { titleKey: string; children: ReactNode }) {
  return (
    <chakra.div display="flex" flexDirection="column" alignItems="flex-start">
      <chakra.h2 color="white" fontSize="sm" fontWeight="semibold" mb="2">
        <FormattedMessage id={titleKey} />
      </chakra.h2>
      {children}
    </chakra.div>
  );
}
