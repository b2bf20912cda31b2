import { chakra } from '@chakra-ui/react/styled-system';
import { BRAND } from '@eunbit/schema/brand';
import { useLanguage } from '@eunbit/ui/LocaleProvider.tsx';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { useSettings } from '../app/settings.tsx';
import { MailingListForm } from '../features/mailing-list/MailingListForm.tsx';
import { CompanyFacts } from './CompanyFacts.tsx';
import { FOOTER_COLUMNS, type FooterColumn } from './footer-links.ts';
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

/** Mailing list, links, contact and the facts of the company that the law of the store requires. */
export function ShopFooter() {
  const { market } = useSettings();
  return (
    <chakra.footer mt={{ base: '20', lg: '32' }} bg="gray.800" color="gray.200" fontSize="sm">
      <chakra.div maxWidth="content" mx="auto" px={{ base: '5', lg: '8' }} py={{ base: '12', lg: '16' }}>
        <chakra.div
          display="grid"
          gap={{ base: '10', lg: '16' }}
          gridTemplateColumns={{ lg: '2fr 1fr' }}
          pb="10"
          mb="10"
          borderBottomWidth="1px"
          borderColor="gray.600"
        >
          <BrandCorner />
          <MailingListForm />
        </chakra.div>
        <chakra.div
          display="grid"
          gap={{ base: '8', lg: '12' }}
          gridTemplateColumns={{ base: '1fr 1fr', md: 'repeat(3, 1fr)', lg: 'repeat(5, 1fr)' }}
        >
          {FOOTER_COLUMNS.map((column) => (
            <LinkColumn key={column.titleKey} column={column} />
          ))}
          <ContactColumn />
        </chakra.div>
        <CompanyFacts market={market} />
      </chakra.div>
    </chakra.footer>
  );
}

function BrandCorner() {
  const language = useLanguage();
  return (
    <chakra.div display="grid" gap="5" alignContent="start" justifyItems="start">
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
  );
}

const ColumnTitle = chakra('h2', { base: { color: 'white', fontSize: 'sm', fontWeight: 'semibold', mb: '2' } });
const Column = chakra('div', { base: { display: 'flex', flexDirection: 'column', alignItems: 'flex-start' } });

const TitleLink = chakra(Link, {
  base: { display: 'inline-block', py: '1', my: '-1', _hover: { textDecoration: 'underline' } },
});

function LinkColumn({ column: { titleKey, path: titlePath, links } }: { column: FooterColumn }) {
  return (
    <Column>
      <ColumnTitle>
        {titlePath ? (
          <TitleLink to={titlePath}>
            <FormattedMessage id={titleKey} />
          </TitleLink>
        ) : (
          <FormattedMessage id={titleKey} />
        )}
      </ColumnTitle>
      {links.map(({ path, titleKey: linkKey }) => (
        <FooterLink key={path} to={path}>
          <FormattedMessage id={linkKey} />
        </FooterLink>
      ))}
    </Column>
  );
}

function ContactColumn() {
  const { company, supportHours, social } = BRAND;
  return (
    <Column>
      <ColumnTitle>
        <FormattedMessage id="footer.contact" />
      </ColumnTitle>
      <FooterAnchor href={`tel:${company.phone}`}>{company.phone}</FooterAnchor>
      <FooterAnchor href={`mailto:${company.email}`}>{company.email}</FooterAnchor>
      <chakra.span py="1.5">
        <FormattedMessage id="footer.hours" values={supportHours} />
      </chakra.span>
      <chakra.div display="flex" flexWrap="wrap" columnGap="4" mt="2">
        {social.map(({ name, url }) => (
          <FooterAnchor key={name} href={url} rel="noopener me" target="_blank">
            {name}
          </FooterAnchor>
        ))}
      </chakra.div>
    </Column>
  );
}
