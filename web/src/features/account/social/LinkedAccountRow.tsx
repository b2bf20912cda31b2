import type { SocialProvider } from '@eunbit/schema/account';
import { socialStartPath } from '@eunbit/schema/social';
import { FormattedMessage } from 'react-intl';
import { styled } from '#styled-system/jsx';
import { button } from '#styled-system/recipes';
import { Button } from '../../../elements/Button.tsx';
import { VisuallyHidden } from '../../../elements/VisuallyHidden.tsx';
import { EntryLink } from '../frame/EntryFrame.tsx';
import { PROVIDER_NAME, ProviderMark } from './ProviderMark.tsx';

const Anchor = styled('a', button);

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
    <styled.li
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      gap="3"
      py="4"
      borderTopWidth="1px"
      _first={{ borderTopWidth: '0', pt: '0' }}
      _last={{ pb: '0' }}
    >
      <styled.span color={provider === 'NAVER' ? '#03c75a' : undefined}>
        <ProviderMark provider={provider} />
      </styled.span>
      <styled.div flex="1 1 10rem">
        <styled.span fontWeight="semibold">
          <FormattedMessage id={PROVIDER_NAME[provider]} />
        </styled.span>
        <styled.p fontSize="sm" color="fg.muted">
          <FormattedMessage id={isLinked ? 'account.social.isLinked' : 'account.social.isNotLinked'} />
        </styled.p>
        {isKept ? (
          <styled.p fontSize="sm" color="fg.muted">
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
          </styled.p>
        ) : null}
      </styled.div>
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
    </styled.li>
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
