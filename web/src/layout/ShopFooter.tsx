import { BRAND } from '@eunbit/schema/brand';
import { useLanguage } from '@eunbit/ui/LocaleProvider.tsx';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { cva } from '#styled-system/css';
import { styled } from '#styled-system/jsx';
import { useSettings } from '../app/settings.tsx';
import { type ShopInfo, useShopInfo } from '../app/shop-info.ts';
import { MailingListForm } from '../features/mailing-list/MailingListForm.tsx';
import { CompanyFacts } from './CompanyFacts.tsx';
import { FOOTER_COLUMNS, type FooterColumn } from './footer-links.ts';
import { StoreSwitch } from './StoreSwitch.tsx';

const link = cva({
  base: {
    display: 'inline-block',
    minWidth: '6',
    py: '1.5',
    color: 'chalk.muted',
    _hover: { color: 'chalk', textDecoration: 'underline' },
  },
});
const FooterLink = styled(Link, link);
const FooterAnchor = styled('a', link);

/** Mailing list, links, contact and the facts of the company that the law of the store requires. */
export function ShopFooter() {
  const { market } = useSettings();
  const info = useShopInfo();
  return (
    <styled.footer mt={{ base: '20', lg: '32' }} bg="band" color="chalk.muted" fontSize="sm">
      <styled.div maxWidth="content" mx="auto" px={{ base: '5', lg: '8' }} py={{ base: '12', lg: '16' }}>
        <styled.div
          display="grid"
          gap={{ base: '10', lg: '16' }}
          gridTemplateColumns={{ lg: '2fr 1fr' }}
          pb="10"
          mb="10"
          borderBottomWidth="1px"
          borderColor="chalk.line"
        >
          <BrandCorner />
          <MailingListForm />
        </styled.div>
        <styled.div
          display="grid"
          gap={{ base: '8', lg: '12' }}
          gridTemplateColumns={{ base: '1fr 1fr', md: 'repeat(3, 1fr)', lg: 'repeat(5, 1fr)' }}
        >
          {FOOTER_COLUMNS.map((column) => (
            <LinkColumn key={column.titleKey} column={column} />
          ))}
          {info ? <ContactColumn info={info} /> : null}
        </styled.div>
        {info ? <CompanyFacts market={market} info={info} /> : null}
      </styled.div>
    </styled.footer>
  );
}

function BrandCorner() {
  const language = useLanguage();
  return (
    <styled.div display="grid" gap="5" alignContent="start" justifyItems="start">
      <styled.img
        src="/logo-light.svg"
        alt={BRAND.name}
        htmlWidth={504}
        htmlHeight={128}
        loading="lazy"
        css={{ width: 'auto', height: '2rem' }}
      />
      <styled.p fontSize="lg" color="chalk" maxWidth="24ch">
        {BRAND.tagline[language]}
      </styled.p>
      <StoreSwitch />
    </styled.div>
  );
}

const ColumnTitle = styled('h2', { base: { color: 'chalk', fontSize: 'sm', fontWeight: 'semibold', mb: '2' } });
const Column = styled('div', { base: { display: 'flex', flexDirection: 'column', alignItems: 'flex-start' } });

const TitleLink = styled(Link, {
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

function ContactColumn({ info: { company, support } }: { info: ShopInfo }) {
  return (
    <Column>
      <ColumnTitle>
        <FormattedMessage id="footer.contact" />
      </ColumnTitle>
      <FooterAnchor href={`tel:${company.phone}`}>{company.phone}</FooterAnchor>
      <FooterAnchor href={`mailto:${company.email}`}>{company.email}</FooterAnchor>
      <styled.span py="1.5">
        <FormattedMessage id="footer.hours" values={{ opens: support.opens, closes: support.closes }} />
      </styled.span>
      <styled.div display="flex" flexWrap="wrap" columnGap="4" mt="2">
        {support.socialLinks.map(({ name, url }) => (
          <FooterAnchor key={name} href={url} rel="noopener me" target="_blank">
            {name}
          </FooterAnchor>
        ))}
      </styled.div>
    </Column>
  );
}
