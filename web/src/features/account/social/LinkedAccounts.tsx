import type { SocialProvider } from '@eunbit/schema/account';
import { message } from '@eunbit/schema/messages';
import { SOCIAL_PROVIDERS } from '@eunbit/schema/social';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { styled } from '#styled-system/jsx';
import { useSettings } from '../../../app/settings.tsx';
import { DoneAlert } from '../../../components/DoneAlert.tsx';
import { ErrorAlert } from '../../../elements/ErrorAlert.tsx';
import { useUnlink } from '../account-mutations.ts';
import { AccountBlock } from '../frame/AccountBlock.tsx';
import type { Member } from '../frame/member-query.ts';
import { LinkedAccountRow } from './LinkedAccountRow.tsx';
import { SocialReportText, useSocialReport } from './SocialAlert.tsx';
import type { SocialReport } from './social-report.ts';

/** The social accounts that can sign in, with buttons to link and unlink them. */
export function LinkedAccounts({ member }: { member: Pick<Member, 'hasPassword' | 'socialProviders'> }) {
  const { language, openings } = useSettings();
  const { send } = useUnlink();
  const [busy, setBusy] = useState<SocialProvider | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  // The report in the address applies until the member does something here.
  const led = useSocialReport();
  const [done, setDone] = useState<SocialReport | 'nothing' | null>(null);
  const report = done === 'nothing' ? null : (done ?? led);
  // A linked account can be unlinked even if its provider is no longer enabled.
  const shown = SOCIAL_PROVIDERS.filter(
    (provider) => openings.signInProviders.includes(provider) || member.socialProviders.includes(provider),
  );
  const isOnlyWayIn = !member.hasPassword && member.socialProviders.length === 1;

  async function takeAway(provider: SocialProvider): Promise<void> {
    setBusy(provider);
    setProblem(null);
    const { problem: refused } = await send({ provider });
    setBusy(null);
    setDone(refused ? 'nothing' : { provider, text: 'account.social.unlinked', isProblem: false });
    if (refused) setProblem(refused.message ?? message('account.failed', language));
  }

  if (shown.length === 0) return null;
  return (
    <AccountBlock title={<FormattedMessage id="account.social.title" />}>
      <p>
        <FormattedMessage id="account.social.lead" />
      </p>
      {problem ? <ErrorAlert>{problem}</ErrorAlert> : null}
      {report?.isProblem ? (
        <ErrorAlert>
          <SocialReportText {...report} />
        </ErrorAlert>
      ) : null}
      <DoneAlert text={report && !report.isProblem ? <SocialReportText {...report} /> : null} />
      <styled.ul listStyleType="none" display="grid">
        {shown.map((provider) => (
          <LinkedAccountRow
            key={provider}
            provider={provider}
            isLinked={member.socialProviders.includes(provider)}
            isOnlyWayIn={isOnlyWayIn}
            busy={busy === provider}
            onUnlink={() => void takeAway(provider)}
          />
        ))}
      </styled.ul>
    </AccountBlock>
  );
}
