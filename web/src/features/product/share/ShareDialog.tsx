import { useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { styled } from '#styled-system/jsx';
import { useSettings } from '../../../app/settings.tsx';
import { Button, IconButton } from '../../../elements/Button.tsx';
import { CloseIcon } from '../../../elements/icons.tsx';
import { useModalDialog } from '../../../elements/use-modal-dialog.ts';
import { ShareMark } from './ShareMark.tsx';
import { SHARE_TARGETS, type SharedPage, type ShareTarget, shareAddress } from './share-address.ts';

export interface ShareDialogProps {
  readonly page: SharedPage;
  readonly open: boolean;
  readonly onClose: () => void;
}

const TITLES: Readonly<Record<ShareTarget, string>> = {
  EMAIL: 'product.shareEmail',
  FACEBOOK: 'product.shareFacebook',
  LINKEDIN: 'product.shareLinkedIn',
  PINTEREST: 'product.sharePinterest',
  X: 'product.shareX',
  KAKAOTALK: 'product.shareKakaoTalk',
};

/** Size of the window that a network opens in (CATALOGUE-15). */
const POPUP = 'popup,noopener,width=660,height=460';

/** The store's social networks, and the address to copy. No script of a network is loaded. */
export function ShareDialog({ page, open, onClose }: ShareDialogProps) {
  const intl = useIntl();
  const { market } = useSettings();
  const titleId = useId();
  const [outcomeKey, setOutcomeKey] = useState<string | null>(null);
  const dialog = useModalDialog(open, close);

  function close(): void {
    setOutcomeKey(null);
    onClose();
  }

  async function copy(successKey: 'product.linkCopied' | 'product.linkCopiedForKakaoTalk'): Promise<void> {
    try {
      await navigator.clipboard.writeText(page.url);
      setOutcomeKey(successKey);
    } catch {
      setOutcomeKey('product.linkNotCopied');
    }
  }

  return (
    <styled.dialog
      {...dialog}
      aria-labelledby={titleId}
      onClick={({ target, currentTarget }) => target === currentTarget && close()}
      margin="auto"
      width="min(28rem, calc(100vw - 2rem))"
      bg="white"
      color="fg"
      borderRadius="xl"
      boxShadow="lg"
      css={{ '&::backdrop': { background: 'rgba(31, 32, 36, 0.42)' } }}
    >
      <styled.div display="grid" gap="5" p="6">
        <styled.div display="flex" alignItems="center" justifyContent="space-between" gap="4">
          <styled.h2 id={titleId} fontSize="xl" fontWeight="semibold">
            <FormattedMessage id="product.shareTitle" />
          </styled.h2>
          <IconButton label={intl.formatMessage({ id: 'product.shareClose' })} onClick={close} margin="-2">
            <CloseIcon />
          </IconButton>
        </styled.div>
        <styled.ul display="grid" gridTemplateColumns="repeat(auto-fit, minmax(7.5rem, 1fr))" gap="3">
          {SHARE_TARGETS[market].map((target) => (
            <li key={target}>
              <TargetLink target={target} page={page} onKakaoTalk={() => copy('product.linkCopiedForKakaoTalk')} />
            </li>
          ))}
        </styled.ul>
        <styled.div display="flex" alignItems="center" gap="3">
          <styled.p flex="1" minWidth="0" px="3" py="2" bg="gray.50" borderRadius="md" fontSize="sm" truncate>
            {page.url}
          </styled.p>
          <Button size="sm" onClick={() => copy('product.linkCopied')}>
            <FormattedMessage id="product.copyLink" />
          </Button>
        </styled.div>
        <styled.p role="status" fontSize="sm" minHeight="1.6em">
          {outcomeKey ? intl.formatMessage({ id: outcomeKey }) : null}
        </styled.p>
      </styled.div>
    </styled.dialog>
  );
}

interface TargetLinkProps {
  readonly target: ShareTarget;
  readonly page: SharedPage;
  readonly onKakaoTalk: () => void;
}

const Choice = styled('a', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    width: 'full',
    minH: '12',
    px: '3',
    borderWidth: '1px',
    borderColor: 'gray.300',
    borderRadius: 'lg',
    fontWeight: 'medium',
    cursor: 'pointer',
    textAlign: 'center',
    _hover: { borderColor: 'gray.800' },
  },
});

function TargetLink({ target, page, onKakaoTalk }: TargetLinkProps) {
  const title = (
    <>
      <ShareMark target={target} />
      <FormattedMessage id={TITLES[target]} />
    </>
  );
  const address = shareAddress(target, page);
  if (address === null) {
    return (
      <Choice as="button" onClick={onKakaoTalk}>
        {title}
      </Choice>
    );
  }
  if (target === 'EMAIL') return <Choice href={address}>{title}</Choice>;
  return (
    <Choice
      href={address}
      target="_blank"
      rel="noreferrer"
      onClick={(event) => {
        event.preventDefault();
        window.open(address, '_blank', POPUP);
      }}
    >
      {title}
    </Choice>
  );
}
