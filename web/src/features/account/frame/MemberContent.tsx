import type { ReactNode } from 'react';
import type { ScreenLoader } from '../../../app/screen.ts';
import { useScreenQuery } from '../../../app/use-screen-query.ts';
import { LoadFailed } from '../../../elements/ErrorAlert.tsx';
import { Skeleton } from '../../../elements/Skeleton.tsx';
import { type Member, MemberDocument } from './member-query.ts';

export const loadMember: ScreenLoader = ({ preload }) => preload(MemberDocument, {});

/** Content of an account page that needs the account's data, with a skeleton until they are loaded. */
export function MemberContent({ children }: { children: (member: Member) => ReactNode }) {
  const { data, state, retry, retrying } = useScreenQuery(MemberDocument, {});
  if (state === 'failed') return <LoadFailed id="account.loadFailed" retry={retry} retrying={retrying} />;
  // If nobody is signed in any more, the frame redirects to the sign-in page.
  const member = data?.visitor.viewer;
  return member ? children(member) : <Skeleton height="20rem" borderRadius="xl" />;
}
