import { message } from '@eunbit/schema/messages';
import { type FormEvent, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { styled } from '#styled-system/jsx';
import { useLinkToken } from '../../../app/link-token.ts';
import { useSettings } from '../../../app/settings.tsx';
import { DoneAlert } from '../../../components/DoneAlert.tsx';
import { LinkButton } from '../../../components/LinkButton.tsx';
import { WaitingForm } from '../../../components/WaitingForm.tsx';
import { Button } from '../../../elements/Button.tsx';
import { ErrorAlert } from '../../../elements/ErrorAlert.tsx';
import { useConfirmEmailChange } from '../account-mutations.ts';
import { EntryFrame } from '../frame/EntryFrame.tsx';
import { LinkExpired } from './LinkExpired.tsx';

type State =
  | { readonly kind: 'asking' | 'sending' | 'expired' }
  | { readonly kind: 'done' | 'failed'; readonly text: string };

/**
 * `/confirm-email`: the target of the link that confirms a new email. It needs a press of the button, since email
 * programs open links by themselves.
 */
export function ConfirmEmailPage() {
  const intl = useIntl();
  const { language } = useSettings();
  const token = useLinkToken();
  const { send } = useConfirmEmailChange();
  const [tried, setState] = useState<State>({ kind: 'asking' });
  const state: State = token === null ? { kind: 'expired' } : tried;

  async function confirm(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (state.kind === 'sending') return;
    setState({ kind: 'sending' });
    const { answer, problem } = await send({ token: token ?? '' });
    if (!problem) setState({ kind: 'done', text: answer.message });
    else if (problem.code === 'LINK_INVALID') setState({ kind: 'expired' });
    else setState({ kind: 'failed', text: problem.message ?? message('account.failed', language) });
  }

  const text = 'text' in state ? state.text : null;
  return (
    <EntryFrame
      title={intl.formatMessage({ id: 'account.confirmEmail' })}
      description={intl.formatMessage({ id: 'account.confirmEmail.lead' })}
      path="/confirm-email"
      lead={state.kind === 'done' ? undefined : <FormattedMessage id="account.confirmEmail.lead" />}
    >
      <styled.div display="grid" gap="5" justifyItems="start">
        {state.kind === 'expired' ? <LinkExpired retry="/change-userinfo" /> : null}
        {state.kind === 'failed' ? <ErrorAlert>{text}</ErrorAlert> : null}
        <DoneAlert text={state.kind === 'done' ? text : null} />
        {state.kind === 'done' ? (
          <LinkButton to="/change-userinfo">
            <FormattedMessage id="account.menu.personal" />
          </LinkButton>
        ) : state.kind === 'expired' ? null : (
          <WaitingForm onSubmit={confirm}>
            <Button type="submit" size="lg" busy={state.kind === 'sending'}>
              <FormattedMessage id="account.confirmEmail.do" />
            </Button>
          </WaitingForm>
        )}
      </styled.div>
    </EntryFrame>
  );
}
