import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useLocation } from 'react-router';
import { styled } from '#styled-system/jsx';
import { loginPath } from '../../../app/next-path.ts';
import { useViewer } from '../../../app/use-viewer.ts';
import { LinkButton } from '../../../components/LinkButton.tsx';
import { Button } from '../../../elements/Button.tsx';
import { showToast } from '../../../elements/toast-store.ts';
import { type FragmentType, graphql, readFragment } from '../../../gql/index.ts';
import { useMarkReviewHelpful } from '../review-mutations.ts';
import { ConfirmDialog } from '../write/ConfirmDialog.tsx';

const HelpfulVoteReview = graphql(`
  fragment HelpfulVote_Review on Review {
    id
    helpfulCount
    viewerIsAuthor
    viewerHasVoted
  }
`);

/** The number of helpful votes, and the button to vote, which asks guests to sign in first. */
export function HelpfulVote(props: { review: FragmentType<typeof HelpfulVoteReview> }) {
  const { id, helpfulCount, viewerIsAuthor, viewerHasVoted } = readFragment(HelpfulVoteReview, props.review);
  const viewer = useViewer();
  const isHelpful = !viewerHasVoted;
  const { send, busy } = useMarkReviewHelpful(helpfulCount + (isHelpful ? 1 : -1));
  const [asksToSignIn, setAsksToSignIn] = useState(false);
  if (viewerIsAuthor || viewer?.isBlocked) return <HelpfulCount count={helpfulCount} />;
  const press = async () => {
    if (!viewer) return setAsksToSignIn(true);
    // A second press before the response would change a number that is not confirmed yet.
    if (busy) return;
    const { problem } = await send({ id, isHelpful });
    if (problem) showToast({ tone: 'error', content: problem.message ?? <FormattedMessage id="review.voteFailed" /> });
  };
  return (
    <styled.div>
      <Button
        variant={viewerHasVoted ? 'solid' : 'outline'}
        size="sm"
        aria-pressed={viewerHasVoted}
        onClick={() => void press()}
      >
        <FormattedMessage id="review.helpful" values={{ count: helpfulCount }} />
      </Button>
      {asksToSignIn ? <SignInQuestion onClose={() => setAsksToSignIn(false)} /> : null}
    </styled.div>
  );
}

function HelpfulCount({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <styled.p fontSize="sm" color="fg.muted">
      <FormattedMessage id="review.helpfulTo" values={{ count }} />
    </styled.p>
  );
}

function SignInQuestion({ onClose }: { onClose: () => void }) {
  const { pathname, search } = useLocation();
  return (
    <ConfirmDialog text={<FormattedMessage id="review.voteSignIn" />} onClose={onClose}>
      <LinkButton to={loginPath(`${pathname}${search}`)}>
        <FormattedMessage id="review.signIn" />
      </LinkButton>
      <Button variant="outline" onClick={onClose}>
        <FormattedMessage id="review.notNow" />
      </Button>
    </ConfirmDialog>
  );
}
