import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { styled } from '#styled-system/jsx';
import { PageHead } from '../../../app/PageHead.tsx';

interface EntryFrameProps {
  readonly title: string;
  readonly description: string;
  readonly path: string;
  readonly lead?: ReactNode;
  readonly children: ReactNode;
  /** Links to related pages. */
  readonly footer?: ReactNode;
}

/** The frame of sign-in, sign-up and similar pages: one narrow column. */
export function EntryFrame({ title, description, path, lead, children, footer }: EntryFrameProps) {
  return (
    <styled.div maxWidth="30rem" mx="auto" px="5" py={{ base: '8', lg: '16' }} minH="60vh">
      <PageHead title={title} description={description} path={path} />
      <meta name="robots" content="noindex" />
      <styled.h1 id="top" fontSize={{ base: '3xl', lg: '4xl' }} fontWeight="bold" textWrap="balance">
        {title}
      </styled.h1>
      {lead ? (
        <styled.p mt="2" color="fg.muted">
          {lead}
        </styled.p>
      ) : null}
      <styled.div mt="7">{children}</styled.div>
      {footer ? (
        <styled.div mt="7" pt="5" borderTopWidth="1px" display="grid" gap="1" color="fg.muted">
          {footer}
        </styled.div>
      ) : null}
    </styled.div>
  );
}

/** A link within the text of these pages. */
export const EntryLink = styled(Link, {
  base: {
    display: 'inline-block',
    py: '1',
    color: 'fg.accent',
    fontWeight: 'semibold',
    textDecoration: 'underline',
    textUnderlineOffset: '0.2em',
  },
});

/** The terms that a new member agrees to. */
export function SignUpTerms() {
  return (
    <styled.p fontSize="sm" color="fg.muted">
      <FormattedMessage
        id="account.signup.terms"
        values={{
          terms: (text) => (
            <EntryLink key="terms" to="/terms-and-condition" target="_blank">
              {text}
            </EntryLink>
          ),
          privacy: (text) => (
            <EntryLink key="privacy" to="/privacy" target="_blank">
              {text}
            </EntryLink>
          ),
        }}
      />
    </styled.p>
  );
}
