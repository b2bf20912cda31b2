import { chakra } from '@chakra-ui/react/styled-system';
import type { SocialProvider } from '@eunbit/schema/account';
import { socialStartPath } from '@eunbit/schema/social';
import { Button } from '@eunbit/ui/Button.tsx';
import { buttonRecipe } from '@eunbit/ui/recipes';
import { VisuallyHidden } from '@eunbit/ui/VisuallyHidden.tsx';
import { FormattedMessage } from 'react-intl';
import { EntryLink } from '../frame/EntryFrame.tsx';
import { ProviderMark } from './ProviderMark.tsx';
import { PROVIDER_NAME } from './provider-name.ts';

const Anchor = chakra('a', buttonRecipe);

interface LinkedAccountRowProps {
  readonly provider: SocialProvider;
  readonly isLinked: boolean;
  readonly isOnlyWayIn: boolean;
  readonly busy: boolean;
  readonly onUnlink: () => void;
}

export function LinkedAccountRow({ provider, isLinked, isOnlyWayIn, busy, onUnlink }: LinkedAccountRowProps) {
  const isKept = isLinked && isOnlyWayIn;
  return (
    <chakra.li
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      gap="3"
      py="4"
      borderTopWidth="1px"
      _first={{ borderTopWidth: '0', pt: '0' }}
      _last={{ pb: '0' }}
    >
      <chakra.span color={provider === 'NAVER' ? '#03c75a' : undefined}>
        <ProviderMark provider={provider} />
      </chakra.span>
      <chakra.div flex="1 1 10rem">
        <chakra.span fontWeight="semibold">
          <FormattedMessage id={PROVIDER_NAME[provider]} />
        </chakra.span>
        <chakra.p fontSize="sm" color="fg.muted">
          <FormattedMessage id={isLinked ? 'account.social.isLinked' : 'account.social.isNotLinked'} />
        </chakra.p>
        {isKept ? (
          <chakra.p fontSize="sm" color="fg.muted">
            <FormattedMessage
              id="account.social.onlyWayIn"
              values={{
                password: (text) => (
                  <EntryLink key="password" to="/change-password">
                    {text}
                  </EntryLink>
                ),
              }}
            />
          </chakra.p>
        ) : null}
      </chakra.div>
      {isLinked && !isKept ? (
        <Button variant="outline" size="sm" busy={busy} onClick={onUnlink}>
          <FormattedMessage id="account.social.unlink" /> <NameForReaders provider={provider} />
        </Button>
      ) : null}
      {isLinked ? null : (
        <Anchor variant="outline" size="sm" href={socialStartPath(provider, 'link', null)}>
          <FormattedMessage id="account.social.link" /> <NameForReaders provider={provider} />
        </Anchor>
      )}
    </chakra.li>
  );
}

/** Distinguishes buttons with the same text for screen readers. */
function NameForReaders({ provider }: { provider: SocialProvider }) {
  return (
    <VisuallyHidden>
      <FormattedMessage id={PROVIDER_NAME[provider]} />
    </VisuallyHidden>
  );
}
