import { chakra } from '@chakra-ui/react/styled-system';
import { POSTCODE_SANDBOX, POSTCODE_SEARCH_PATH } from '@eunbit/schema/postcode';
import { Button } from '@eunbit/ui/Button.tsx';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Dialog } from '../../components/Dialog.tsx';
import { type FoundAddress, readPostcodeMessage } from './postcode-result.ts';

interface PostcodeSearchProps {
  readonly onFound: (found: FoundAddress) => void;
  /** The search cannot be had, or somebody would rather type. */
  readonly onByHand: (reason: 'failed' | 'wanted') => void;
}

/** The button that opens the Korean postcode search over the form, and the way around it. */
export function PostcodeSearch({ onFound, onByHand }: PostcodeSearchProps) {
  const intl = useIntl();
  const [open, setOpen] = useState(false);
  const frame = useRef<HTMLIFrameElement>(null);

  const onMessage = useEffectEvent(({ source, data }: MessageEvent) => {
    // The frame has no origin to go by: the window tells whose message it is, and nothing in it is taken on trust.
    if (!source || source !== frame.current?.contentWindow) return;
    const message = readPostcodeMessage(data);
    if (!message) return;
    setOpen(false);
    if (message.kind === 'postcode-found') onFound(message.found);
    else onByHand('failed');
  });
  useEffect(() => {
    const listen = (event: MessageEvent) => onMessage(event);
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, []);

  return (
    <>
      <chakra.div display="flex" flexWrap="wrap" columnGap="5" rowGap="2">
        <Button variant="outline" onClick={() => setOpen(true)}>
          <FormattedMessage id="address.search" />
        </Button>
        <Button variant="plain" fontSize="sm" textDecoration="underline" onClick={() => onByHand('wanted')}>
          <FormattedMessage id="address.byHand" />
        </Button>
      </chakra.div>
      <Dialog open={open} title={<FormattedMessage id="address.search" />} onClose={() => setOpen(false)}>
        <chakra.iframe
          ref={frame}
          src={POSTCODE_SEARCH_PATH}
          sandbox={POSTCODE_SANDBOX}
          title={intl.formatMessage({ id: 'address.search' })}
          width="100%"
          height="min(30rem, calc(100dvh - 12rem))"
          border="0"
        />
      </Dialog>
    </>
  );
}
