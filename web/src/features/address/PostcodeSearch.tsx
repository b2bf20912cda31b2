import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { styled } from '#styled-system/jsx';
import { Dialog } from '../../components/Dialog.tsx';
import { Button } from '../../elements/Button.tsx';
import { PostcodeOriginDocument } from './address-book-query.ts';
import { type FoundAddress, readPostcodeMessage } from './postcode-result.ts';
import { isFromSearch, type SearchFrame, searchFrame } from './search-frame.ts';

interface PostcodeSearchProps {
  readonly onFound: (found: FoundAddress) => void;
  /** Called if the search is not available, or if the buyer prefers to type. */
  readonly onByHand: (reason: 'failed' | 'wanted') => void;
}

/** The button that opens the Korean postcode search in a dialog, and a button to type the address instead. */
export function PostcodeSearch({ onFound, onByHand }: PostcodeSearchProps) {
  const intl = useIntl();
  const client = useApolloClient();
  const [opening, setOpening] = useState(false);
  const [frame, setFrame] = useState<SearchFrame | null>(null);
  const element = useRef<HTMLIFrameElement>(null);
  const close = () => setFrame(null);

  const open = async () => {
    setOpening(true);
    const data = await client.query({ query: PostcodeOriginDocument }).then(
      (answer) => answer.data,
      () => null,
    );
    setOpening(false);
    if (data) setFrame(searchFrame(data.postcodeOrigin ?? null));
    else onByHand('failed');
  };
  const onMessage = useEffectEvent((event: MessageEvent) => {
    // The content of a message is not trusted, whatever its sender.
    if (!frame || !isFromSearch(event, frame, element.current?.contentWindow)) return;
    const message = readPostcodeMessage(event.data);
    if (!message) return;
    close();
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
      <styled.div display="flex" flexWrap="wrap" columnGap="5" rowGap="2">
        <Button variant="outline" busy={opening} onClick={() => void open()}>
          <FormattedMessage id="address.search" />
        </Button>
        <Button variant="plain" fontSize="sm" textDecoration="underline" onClick={() => onByHand('wanted')}>
          <FormattedMessage id="address.byHand" />
        </Button>
      </styled.div>
      <Dialog open={frame !== null} title={<FormattedMessage id="address.search" />} onClose={close}>
        {frame ? (
          <styled.iframe
            ref={element}
            src={frame.src}
            sandbox={frame.sandbox}
            title={intl.formatMessage({ id: 'address.search' })}
            width="100%"
            height="min(30rem, calc(100dvh - 12rem))"
            border="0"
          />
        ) : null}
      </Dialog>
    </>
  );
}
