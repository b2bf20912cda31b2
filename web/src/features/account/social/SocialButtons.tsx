import type { SocialProvider } from '@eunbit/schema/account';
import { type SocialIntent, socialStartPath } from '@eunbit/schema/social';
import { FormattedMessage } from 'react-intl';
import { css } from '#styled-system/css';
import { styled } from '#styled-system/jsx';
import { button } from '#styled-system/recipes';
import { useSettings } from '../../../app/settings.tsx';
import { PROVIDER_NAME, ProviderMark } from './ProviderMark.tsx';

const Anchor = styled('a', button);

/** The providers' colours. Text on Naver's green is dark, because white lacks contrast. */
const STYLES = {
  NAVER: css.raw({ bg: '#03c75a', color: '#04140a', borderColor: '#03c75a', _hover: { bg: '#02b350' } }),
  GOOGLE: css.raw({ bg: 'paper', color: '#1f1f1f', borderColor: '#747775', _hover: { bg: '#f2f2f2' } }),
} as const;

const ORDER: Readonly<Record<'KR' | 'US', readonly SocialProvider[]>> = {
  KR: ['NAVER', 'GOOGLE'],
  US: ['GOOGLE', 'NAVER'],
};

interface SocialButtonsProps {
  readonly intent: Exclude<SocialIntent, 'link'>;
  /** Path of the shop to continue with. */
  readonly next: string;
}

/** Buttons to sign in with a provider. Each is a link, since it leaves the shop, and works without scripts. */
export function SocialButtons({ intent, next }: SocialButtonsProps) {
  const { market, openings } = useSettings();
  const providers = ORDER[market].filter((provider) => openings.signInProviders.includes(provider));
  if (providers.length === 0) return null;
  return (
    <styled.div display="grid" gap="3" mt="7">
      <styled.p display="flex" alignItems="center" gap="4" color="fg.muted" fontSize="sm">
        <styled.span flex="1" borderTopWidth="1px" />
        <FormattedMessage id="account.social.or" />
        <styled.span flex="1" borderTopWidth="1px" />
      </styled.p>
      {providers.map((provider) => (
        <Anchor key={provider} href={socialStartPath(provider, intent, next)} size="lg" css={STYLES[provider]}>
          <ProviderMark provider={provider} />
          <FormattedMessage
            id={intent === 'sign-in' ? 'account.social.login' : 'account.social.signup'}
            values={{ provider: <FormattedMessage id={PROVIDER_NAME[provider]} /> }}
          />
        </Anchor>
      ))}
    </styled.div>
  );
}
