import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link, ScrollRestoration } from 'react-router';
import { styled } from '#styled-system/jsx';
import { useShopInfo } from '../../app/shop-info.ts';
import { Logo } from '../../components/Logo.tsx';
import { Toaster } from '../../elements/Toaster.tsx';
import { HelpButton } from '../help/HelpButton.tsx';

/** The full-height frame of the checkout: order summary on the left, steps on the right. */
export function CheckoutLayout({ summary, children }: { summary: ReactNode; children: ReactNode }) {
  return (
    <styled.div
      minH="100dvh"
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(22rem, 5fr) minmax(0, 7fr)' }}
      gridTemplateRows={{ base: 'auto auto 1fr', lg: 'auto 1fr' }}
    >
      <styled.header
        gridColumn="1"
        gridRow="1"
        bg={{ base: 'white', lg: 'bg.subtle' }}
        py={{ base: '3', lg: '8' }}
        px={{ base: '4', md: '8', lg: '12' }}
      >
        <Column>
          <styled.div display="flex" justifyContent="space-between" alignItems="center" gap="4">
            <Wordmark />
            <styled.div display="flex" alignItems="center" gap="2">
              <CornerLink to="/cart">
                <FormattedMessage id="checkout.backToCart" />
              </CornerLink>
              <HelpButton />
            </styled.div>
          </styled.div>
        </Column>
      </styled.header>
      <styled.aside
        gridColumn="1"
        gridRow="2"
        bg="bg.subtle"
        borderBlockWidth={{ base: '1px', lg: '0' }}
        px={{ base: '4', md: '8', lg: '12' }}
        pb={{ base: '0', lg: '12' }}
        minH={{ base: '3.75rem', lg: 'auto' }}
      >
        <Column>{summary}</Column>
      </styled.aside>
      <styled.main
        id="main"
        tabIndex={-1}
        gridColumn={{ base: '1', lg: '2' }}
        gridRow={{ base: '3', lg: '1 / span 2' }}
        px={{ base: '4', md: '8', lg: '16' }}
        py={{ base: '7', lg: '16' }}
      >
        <styled.div maxWidth="form" mx={{ base: 'auto', lg: '0' }}>
          {/* As high as the first step, so that replacing the skeleton moves nothing. */}
          <styled.div minH="40rem">
            {/* Only the server renders the text: React ignores the content of `noscript`. */}
            <noscript>{import.meta.env.SSR ? <NeedsScripts /> : null}</noscript>
            {children}
          </styled.div>
          <HelpLine />
          <FurtherLinks />
        </styled.div>
      </styled.main>
      <Toaster />
      <ScrollRestoration />
    </styled.div>
  );
}

function NeedsScripts() {
  return (
    <styled.p role="alert" mb="6" p="4" borderRadius="lg" bg="bg.tint">
      <FormattedMessage id="checkout.needsScripts" />
    </styled.p>
  );
}

/** Logo and summary in one column, beside the steps on wide screens. */
const Column = styled('div', {
  base: { maxWidth: { base: 'form', lg: '28rem' }, marginInline: 'auto', lg: { marginInlineEnd: '0' } },
});

function Wordmark() {
  return (
    <HomeLink to="/" borderRadius="md" flexShrink="0">
      <Logo height={{ base: '1.875rem', lg: '2.25rem' }} />
    </HomeLink>
  );
}

/** Contact of customer service, in the same place on every step. */
function HelpLine() {
  const info = useShopInfo();
  if (!info) return null;
  const { email, phone } = info.company;
  if (!email && !phone) return null;
  return (
    <styled.p mt="12" pt="5" borderTopWidth="1px" fontSize="sm" color="fg.muted">
      <FormattedMessage id="checkout.help" /> {email ? <HelpLink href={`mailto:${email}`}>{email}</HelpLink> : null}
      {email && phone ? ' · ' : null}
      {phone ? <HelpLink href={`tel:${phone}`}>{phone}</HelpLink> : null}
    </styled.p>
  );
}

/** Pages to read before paying. The draft keeps the typed input until the return (CHECKOUT-18). */
function FurtherLinks() {
  return (
    <styled.div display="flex" flexWrap="wrap" columnGap="4" mt="2" color="fg.muted">
      <CornerLink to="/products-cleansing">
        <FormattedMessage id="footer.products" />
      </CornerLink>
      <CornerLink to="/terms-and-condition">
        <FormattedMessage id="footer.terms" />
      </CornerLink>
      <CornerLink to="/privacy">
        <FormattedMessage id="footer.privacy" />
      </CornerLink>
      <CornerLink to="/return">
        <FormattedMessage id="footer.returns" />
      </CornerLink>
    </styled.div>
  );
}

const HelpLink = styled('a', {
  base: { display: 'inline-block', py: '1', textDecoration: 'underline', textUnderlineOffset: '0.2em' },
});
const HomeLink = styled(Link);
const CornerLink = styled(Link, {
  base: { py: '2', fontSize: 'sm', textDecoration: 'underline', textUnderlineOffset: '0.2em' },
});
