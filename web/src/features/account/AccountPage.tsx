import { useQuery } from '@apollo/client/react';
import { brandName } from '@eunbit/schema/brand';
import { type ReactNode, useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import { useLocation, useNavigate } from 'react-router';
import { styled } from '#styled-system/jsx';
import { loginPath } from '../../app/next-path.ts';
import { useSettings } from '../../app/settings.tsx';
import { ViewerDocument } from '../../app/use-viewer.ts';
import { PageBody } from '../../components/PageBody.tsx';
import { UnsavedQuestion } from './form/UnsavedQuestion.tsx';
import { AccountMenu } from './frame/AccountMenu.tsx';

interface AccountPageProps {
  /** Heading and title of the page. */
  readonly title: string;
  readonly lead?: ReactNode;
  readonly children: ReactNode;
}

/**
 * The frame of every page of the account area: the menu, the page's heading and content, and information about the use of
 * personal data. If the session has ended, it redirects to the sign-in page, which leads back.
 */
export function AccountPage({ title, lead, children }: AccountPageProps) {
  const { language } = useSettings();
  const { pathname, search } = useLocation();
  const { data } = useQuery(ViewerDocument);
  const navigate = useNavigate();
  const viewer = data?.visitor.viewer;
  const isSignedOut = viewer === null;
  useEffect(() => {
    if (isSignedOut) void navigate(loginPath(`${pathname}${search}`), { replace: true });
  }, [isSignedOut, navigate, pathname, search]);
  return (
    <PageBody pb={{ base: '14', lg: '20' }}>
      <title>{`${title} | ${brandName(language)}`}</title>
      <meta name="robots" content="noindex" />
      <styled.div
        display="grid"
        gap={{ base: '7', lg: '14' }}
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: '15rem minmax(0, 1fr)' }}
        alignItems="start"
      >
        <AccountMenu pathname={pathname} blocked={viewer?.isBlocked ?? false} />
        <styled.div minW="0">
          <styled.div id="top" display="grid" gap="3" mb={{ base: '6', lg: '9' }}>
            <styled.h1 fontSize={{ base: '2xl', lg: '4xl' }} fontWeight="bold" textWrap="balance">
              {title}
            </styled.h1>
            {lead ? (
              <styled.p color="fg.muted" maxWidth="text">
                {lead}
              </styled.p>
            ) : null}
          </styled.div>
          <UnsavedQuestion isSignedOut={isSignedOut}>{children}</UnsavedQuestion>
          <styled.p mt="14" pt="5" borderTopWidth="1px" fontSize="sm" color="fg.muted" maxWidth="text">
            <FormattedMessage id="account.privacy" />
          </styled.p>
        </styled.div>
      </styled.div>
    </PageBody>
  );
}
