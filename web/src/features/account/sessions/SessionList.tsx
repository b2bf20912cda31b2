import { dateTimeText } from '@eunbit/ui/date';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { styled } from '#styled-system/jsx';
import { useSettings } from '../../../app/settings.tsx';
import { useScreenQuery } from '../../../app/use-screen-query.ts';
import { DoneAlert } from '../../../components/DoneAlert.tsx';
import { Button } from '../../../elements/Button.tsx';
import { ErrorAlert, LoadFailed } from '../../../elements/ErrorAlert.tsx';
import { Skeleton } from '../../../elements/Skeleton.tsx';
import { VisuallyHidden } from '../../../elements/VisuallyHidden.tsx';
import { MySessionsDocument, type Session } from './session-query.ts';
import { useRevokeSessions } from './use-revoke-sessions.ts';

const LogoutLink = styled(Link, {
  base: { py: '2', fontWeight: 'semibold', textDecoration: 'underline', textUnderlineOffset: '0.2em' },
});

/** The browsers in which the member is signed in, each with a button to sign it out. */
export function SessionList() {
  const { data, state, retry, retrying } = useScreenQuery(MySessionsDocument, {});
  const { end, endOthers, busy, ended } = useRevokeSessions();
  if (state === 'failed') return <LoadFailed id="account.loadFailed" retry={retry} retrying={retrying} />;
  if (!data) return <Skeleton height="12rem" borderRadius="xl" />;
  const sessions = data.mySessions;
  return (
    <styled.div display="grid" gap="6" maxWidth="text">
      <styled.ul listStyleType="none" display="grid" gap="3">
        {sessions.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            busy={busy === session.id}
            onEnd={() => void end(session.id)}
          />
        ))}
      </styled.ul>
      {sessions.length > 1 ? (
        <Button variant="outline" busy={busy === 'others'} justifySelf="start" onClick={() => void endOthers()}>
          <FormattedMessage id="account.sessions.endOthers" />
        </Button>
      ) : null}
      {ended.problem ? <ErrorAlert>{ended.problem}</ErrorAlert> : null}
      <DoneAlert
        text={
          ended.count === null ? null : <FormattedMessage id="account.sessions.ended" values={{ count: ended.count }} />
        }
      />
    </styled.div>
  );
}

interface SessionRowProps {
  readonly session: Session;
  readonly busy: boolean;
  readonly onEnd: () => void;
}

function SessionRow({ session, busy, onEnd }: SessionRowProps) {
  const intl = useIntl();
  const { language, market } = useSettings();
  const device = session.device ?? intl.formatMessage({ id: 'account.sessions.unknownDevice' });
  const time = (instant: string) => dateTimeText(instant, language, market);
  return (
    <styled.li
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      justifyContent="space-between"
      gap="3"
      borderWidth="1px"
      borderRadius="lg"
      px="5"
      py="4"
    >
      <styled.div minW="0">
        <styled.p fontWeight="semibold">
          {device}
          {session.isCurrent ? (
            <styled.span color="fg.accent" fontWeight="medium">
              {' · '}
              <FormattedMessage id="account.sessions.current" />
            </styled.span>
          ) : null}
        </styled.p>
        <styled.p fontSize="sm" color="fg.muted">
          <FormattedMessage
            id="account.sessions.times"
            values={{ used: time(session.lastUsedAt), since: time(session.signedInAt) }}
          />
        </styled.p>
      </styled.div>
      {session.isCurrent ? (
        <LogoutLink to="/logout">
          <FormattedMessage id="account.menu.logout" />
        </LogoutLink>
      ) : (
        <Button variant="outline" size="sm" busy={busy} onClick={onEnd}>
          <FormattedMessage id="account.sessions.end" />
          <VisuallyHidden>{`: ${device}, ${time(session.signedInAt)}`}</VisuallyHidden>
        </Button>
      )}
    </styled.li>
  );
}
