import { useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { styled } from '#styled-system/jsx';
import { useSettings } from '../../../app/settings.tsx';
import { Button, IconButton } from '../../../elements/Button.tsx';
import { CloseIcon } from '../../../elements/icons.tsx';
import { ModalBox } from '../../../elements/ModalBox.tsx';
import { useModalDialog } from '../../../elements/use-modal-dialog.ts';
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

/** Features of the popup window for a social network (CATALOGUE-15). */
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
    <ModalBox
      {...dialog}
      aria-labelledby={titleId}
      onClick={({ target, currentTarget }) => target === currentTarget && close()}
      width="min(28rem, calc(100vw - 2rem))"
    >
      <styled.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="5" p="6">
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
    </ModalBox>
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

/** Logos of the networks and an email icon on a 24 unit grid, in one colour, like the text beside them. */
const PATHS: Readonly<Record<ShareTarget, string>> = {
  EMAIL: 'M3 5h18v14H3zM5 8v9h14V8l-7 5z',
  FACEBOOK:
    'M12 2a10 10 0 0 1 1.8 19.8v-7h2.5l.5-3h-3V10c0-1 .4-1.6 1.7-1.6h1.4V5.8c-3.7-.7-6 .5-6 3.7v2.3H8v3h2.9v7A10 10 0 0 1 12 2z',
  LINKEDIN:
    'M3 3h18v18H3zM6 10v8h2.6v-8zM7.3 6a1.5 1.5 0 1 0 0 3 1.5 1.5 0 0 0 0-3zM10.5 10v8h2.6v-4c0-2.3 2.9-2.3 2.9 0v4h2.6v-4.7c0-3.8-4.2-4.4-5.5-2.1V10z',
  PINTEREST:
    'M12 2a10 10 0 1 1-2.9 19.6c.9-1.6 1.2-2.7 1.8-5 1.2 1.5 6 1.3 6-4.4C16.9 5.5 7 5.3 7 11.5c0 1.5.7 2.8 1.8 3.3l.6-1.7c-1.9-2.7.1-6 3-5.8 3.6.3 3 7.3.4 7.3-1.8 0-1.4-1.7-.8-4.1-.9-1.7-2.9-.1-2.2 2.3L8.1 21.2A10 10 0 0 1 12 2z',
  X: 'M3 3h5.6l4.5 6.2L18.6 3H21l-6.8 7.7L21.5 21h-5.6l-4.9-6.7L5.1 21H2.7l7.2-8.2zM6 4.7 16.8 19.3h1.8L7.8 4.7z',
  KAKAOTALK: 'M12 3c5.5 0 10 3.5 10 7.8s-4.5 7.8-10 7.8l-1.5-.1L6.5 21l.8-3.3C4.2 16.3 2 13.7 2 10.8 2 6.5 6.5 3 12 3z',
};

/** Logo beside the name of the target, hidden from screen readers because the name is a text. */
function ShareMark({ target }: { target: ShareTarget }) {
  return (
    <styled.svg viewBox="0 0 24 24" fill="currentColor" fillRule="evenodd" aria-hidden boxSize="1.25em" flexShrink="0">
      <path d={PATHS[target]} />
    </styled.svg>
  );
}
