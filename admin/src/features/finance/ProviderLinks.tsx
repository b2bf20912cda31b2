import { chakra } from '@chakra-ui/react';
import { useText } from '../../app/use-text.ts';
import { PlainLink } from '../../components/PlainLink.tsx';

const HELP_URL = 'https://support.stripe.com';
const PAYOUTS_URL = 'https://docs.stripe.com/payouts';

/** The provider's own pages, each in a tab of its own. */
export function ProviderLinks({ dashboardUrl }: { dashboardUrl: string | null }) {
  const t = useText();
  const links = [
    ...(dashboardUrl ? [{ href: dashboardUrl, text: t('finance.links.dashboard') }] : []),
    { href: PAYOUTS_URL, text: t('finance.links.payouts') },
    { href: HELP_URL, text: t('finance.links.help') },
  ];
  return (
    <chakra.ul display="flex" flexWrap="wrap" columnGap="5" rowGap="2" mt="3" listStyle="none">
      {links.map(({ href, text }) => (
        <li key={href}>
          <PlainLink href={href} target="_blank" rel="noreferrer" color="fg.accent" fontWeight="medium">
            {text} ↗
          </PlainLink>
        </li>
      ))}
    </chakra.ul>
  );
}
