import { FINISH_SIGN_UP_PATH } from '@eunbit/schema/social';
import { useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation, useNavigate } from 'react-router';
import { readNextPath } from '../../../app/next-path.ts';
import { useScreenQuery } from '../../../app/use-screen-query.ts';
import { LoadFailed } from '../../../elements/ErrorAlert.tsx';
import { Skeleton } from '../../../elements/Skeleton.tsx';
import { EntryFrame, EntryLink } from '../frame/EntryFrame.tsx';
import { FinishSignUpForm } from './FinishSignUpForm.tsx';
import { PROVIDER_NAME } from './ProviderMark.tsx';
import { SocialSignUpDocument } from './social-sign-up-query.ts';

/** `/after-naver-signup`: the end of a sign-up through Naver or Google. */
export function FinishSignUpPage() {
  const intl = useIntl();
  const navigate = useNavigate();
  const next = readNextPath(new URLSearchParams(useLocation().search));
  const { data, state, retry, retrying } = useScreenQuery(SocialSignUpDocument, {});
  const known = data?.socialSignUp;
  const isDone = known === null && data?.visitor.viewer !== null;
  useEffect(() => {
    if (isDone) void navigate(next, { replace: true });
  }, [isDone, navigate, next]);
  return (
    <EntryFrame
      title={intl.formatMessage({ id: 'account.social.finish.title' })}
      description={intl.formatMessage({ id: 'account.social.finish.description' })}
      path={FINISH_SIGN_UP_PATH}
      lead={
        known?.provider ? (
          <FormattedMessage
            id="account.social.finish.lead"
            values={{ provider: <FormattedMessage id={PROVIDER_NAME[known.provider]} /> }}
          />
        ) : null
      }
    >
      {state === 'failed' ? (
        <LoadFailed id="account.loadFailed" retry={retry} retrying={retrying} />
      ) : known ? (
        <FinishSignUpForm known={known} next={next} />
      ) : known === null && !isDone ? (
        <>
          <p>
            <FormattedMessage id="account.social.finish.over" />
          </p>
          <EntryLink to="/signup">
            <FormattedMessage id="account.signup" />
          </EntryLink>
        </>
      ) : (
        <Skeleton height="24rem" borderRadius="xl" />
      )}
    </EntryFrame>
  );
}
