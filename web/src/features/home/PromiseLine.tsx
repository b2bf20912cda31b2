import { STORE_POLICY } from '@eunbit/schema/store-policy';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { styled } from '#styled-system/jsx';
import { useSettings } from '../../app/settings.tsx';

const PromiseLink = styled(Link, {
  base: { fontWeight: 'semibold', textDecoration: 'underline', textUnderlineOffset: '0.2em', py: '1' },
});

const createLink = (path: string) => (text: ReactNode) => <PromiseLink to={path}>{text}</PromiseLink>;

/** Links about returns and order look-up, in the first view of the home page; the header shows the free shipping threshold. */
export function PromiseLine() {
  const { market } = useSettings();
  return (
    <styled.section borderBottomWidth="1px">
      <styled.ul
        maxWidth="content"
        mx="auto"
        px={{ base: '5', lg: '8' }}
        py={{ base: '4', lg: '5' }}
        display="flex"
        flexDirection={{ base: 'column', md: 'row' }}
        justifyContent={{ md: 'space-around' }}
        alignItems={{ md: 'center' }}
        rowGap="1"
        columnGap="8"
        fontSize="sm"
      >
        {market === 'KR' ? (
          <>
            <li>
              <FormattedMessage id="home.announcement" values={{ a: createLink('/faq') }} />
            </li>
            <li>
              <FormattedMessage id="home.guestOrder" values={{ a: createLink('/guest-order') }} />
            </li>
          </>
        ) : (
          <li>
            <FormattedMessage
              id="home.returnsPromise"
              values={{ days: STORE_POLICY[market].returnDays, a: createLink('/return') }}
            />
          </li>
        )}
      </styled.ul>
    </styled.section>
  );
}
