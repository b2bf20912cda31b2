import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect } from 'react';
import { KakaoPostcodeEmbed } from 'react-daum-postcode';
import { useIntl } from 'react-intl';
import { foundAddress, type PostcodeMessage } from './postcode-result.ts';

/** Only a page of ours may stand around this one. */
function tell(message: PostcodeMessage): void {
  window.parent.postMessage(message, location.origin);
}

/** `/postcode-search`: the Korean postcode search, alone in the frame that the address form opens. */
export function PostcodePage() {
  const intl = useIntl();
  return (
    <chakra.main height="100dvh">
      <title>{intl.formatMessage({ id: 'address.search' })}</title>
      <meta name="robots" content="noindex" />
      <KakaoPostcodeEmbed
        shorthand={false}
        focusInput
        style={{ height: '100%' }}
        errorMessage={<SearchFailed />}
        onComplete={(result) => tell({ kind: 'postcode-found', found: foundAddress(result) })}
      />
    </chakra.main>
  );
}

/** Shown by the search when its script did not come; the form around the frame has the words for it. */
function SearchFailed() {
  useEffect(() => tell({ kind: 'postcode-failed' }), []);
  return null;
}
