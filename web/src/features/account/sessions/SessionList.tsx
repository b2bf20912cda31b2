import { chakra } from '@chakra-ui/react/styled-system';
import { Button } from '@eunbit/ui/Button.tsx';
import { dateTimeText } from '@eunbit/ui/date';
import { ErrorAlert } from '@eunbit/ui/ErrorAlert.tsx';
import { Skeleton } from '@eunbit/ui/Skeleton.tsx';
import { VisuallyHidden } from '@eunbit/ui/VisuallyHidden.tsx';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { useSettings } from '../../../app/settings.tsx';
import { useScreenQuery } from '../../../app/use-screen-query.ts';
import { DoneAlert } from '../form/DoneAlert.tsx';
import { MySessionsDocument, type Session } from './session-query.ts';
import { useRevokeSessions } from './use-revoke-sessions.ts';

const LogoutLink = chakra(Link, {
  base: { py: '2', fontWeight: 'semibold', textDecoration: 'underline', textUnderlineOffset: '0.2em' },
});

/** The browsers in which somebody is signed in, each with a way to sign it out. */
export function SessionList() {
  const { data, state, retry, retrying } = useScreenQuery(MySessionsDocument, {});
  const { end, endOthers, busy, ended } = useRevokeSessions();
  if (state === 'failed') {
    return (
      <ErrorAlert onRetry={retry} retrying={retrying}>
        <FormattedMessage id="account.loadFailed" />
      </ErrorAlert>
    );
  }
  if (!data) return <Skeleton height="12rem" borderRadius="xl" />;
  const sessions = data.mySessions;
  return (
    <chakra.div display="grid" gap="6" maxWidth="text">
      <chakra.ul listStyleType="none" display="grid" gap="3">
        {sessions.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            busy={busy === session.id}
            onEnd={() => void end(session.id)}
          />
        ))}
      </chakra.ul>
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
    </chakra.div>
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
    <chakra.li
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
      <chakra.div minW="0">
        <chakra.p fontWeight="semibold">
          {device}
          {session.isCurrent ? (
            <chakra.span color="fg.accent" fontWeight="medium">
              {' · '}
              <FormattedMessage id="account.sessions.current" />
            </chakra.span>
          ) : null}
        </chakra.p>
        <chakra.p fontSize="sm" color="fg.muted">
          <FormattedMessage
            id="account.sessions.times"
            values={{ used: time(session.lastUsedAt), since: time(session.signedInAt) }}
          />
        </chakra.p>
      </chakra.div>
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
    </chakra.li>
  );
}
