import { BRAND } from '@eunbit/schema/brand';
import { useLanguage } from '@eunbit/ui/LocaleProvider.tsx';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { cva } from '#styled-system/css';
import { styled } from '#styled-system/jsx';
import { useSettings } from '../app/settings.tsx';
import { type ShopInfo, useShopInfo } from '../app/shop-info.ts';
import { Logo } from '../components/Logo.tsx';
import { ChevronDownIcon } from '../elements/icons.tsx';
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

/** Mailing list, links, contact and the company facts that the law of the store requires. */
export function ShopFooter() {
  const { market } = useSettings();
  const info = useShopInfo();
  return (
    <styled.footer id="footer" mt={{ base: '20', lg: '32' }} bg="band" color="chalk.muted" fontSize="sm">
      <styled.div maxWidth="content" mx="auto" px={{ base: '5', lg: '8' }} py={{ base: '8', lg: '16' }}>
        <styled.div
          display="grid"
          gap={{ base: '6', lg: '16' }}
          gridTemplateColumns={{ lg: '2fr 1fr' }}
          pb={{ base: '6', lg: '10' }}
          mb={{ base: '2', lg: '10' }}
          borderBottomWidth="1px"
          borderColor="chalk.line"
        >
          <BrandCorner />
          <MailingListForm />
        </styled.div>
        <styled.div
          display="grid"
          gap={{ md: '8', lg: '12' }}
          gridTemplateColumns={{ md: 'repeat(3, 1fr)', lg: 'repeat(5, 1fr)' }}
        >
          {FOOTER_COLUMNS.map((column) => (
            <LinkGroup key={column.titleKey} column={column} />
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
      <Logo isOnDark loading="lazy" height="2rem" />
      <styled.p fontSize="lg" color="chalk" maxWidth="24ch">
        {BRAND.tagline[language]}
      </styled.p>
      <StoreSwitch />
    </styled.div>
  );
}

const ColumnTitle = styled('h2', { base: { color: 'chalk', fontSize: 'sm', fontWeight: 'semibold', mb: '2' } });
const Column = styled('div', { base: { display: 'flex', flexDirection: 'column', alignItems: 'flex-start' } });

const GroupTitle = styled('summary', {
  base: {
    color: 'chalk',
    fontWeight: 'semibold',
    py: { base: '2.5', md: '0' },
    mb: { md: '2' },
    cursor: 'pointer',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    // Older browsers have a proprietary marker.
    '&::-webkit-details-marker': { display: 'none' },
    '& > svg': { hideFrom: 'md', boxSize: '1.1em' },
  },
});

/** Groups are rendered open, for pages without scripts; phones have space only for the titles. */
function closeOnPhones(group: HTMLDetailsElement | null): void {
  if (group && matchMedia('(max-width: 767px)').matches) group.open = false;
}

function LinkGroup({ column: { titleKey, links } }: { column: FooterColumn }) {
  return (
    <styled.details
      ref={closeOnPhones}
      open
      borderBottomWidth={{ base: '1px', md: '0' }}
      borderColor="chalk.line"
      css={{ '&[open] > summary > svg': { transform: 'rotate(180deg)' } }}
    >
      <GroupTitle>
        <styled.h2 display="inline">
          <FormattedMessage id={titleKey} />
        </styled.h2>
        <ChevronDownIcon />
      </GroupTitle>
      <Column pb={{ base: '2', md: '0' }}>
        {links.map(({ path, titleKey: linkKey }) => (
          <FooterLink key={path} to={path}>
            <FormattedMessage id={linkKey} />
          </FooterLink>
        ))}
      </Column>
    </styled.details>
  );
}

function ContactColumn({ info: { company, contact, support } }: { info: ShopInfo }) {
  return (
    <Column pt={{ base: '4', md: '0' }}>
      <ColumnTitle>
        <FormattedMessage id="footer.contact" />
      </ColumnTitle>
      {contact.phone ? <FooterAnchor href={`tel:${contact.phone}`}>{contact.phone}</FooterAnchor> : null}
      {company.email ? <FooterAnchor href={`mailto:${company.email}`}>{company.email}</FooterAnchor> : null}
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
