import type { Language } from '@eunbit/schema/market';
import { message } from '@eunbit/schema/messages';
import { type FormEvent, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { styled } from '#styled-system/jsx';
import { useLinkToken } from '../../../app/link-token.ts';
import type { SendOutcome } from '../../../app/send-outcome.ts';
import { useSettings } from '../../../app/settings.tsx';
import { LinkButton } from '../../../components/LinkButton.tsx';
import { WaitingForm } from '../../../components/WaitingForm.tsx';
import { Button } from '../../../elements/Button.tsx';
import { ErrorAlert } from '../../../elements/ErrorAlert.tsx';
import { DoneAlert } from '../form/DoneAlert.tsx';
import { EntryFrame } from '../frame/EntryFrame.tsx';
import { LinkExpired } from './LinkExpired.tsx';
import { useConfirmEmailChange } from './use-confirm-email-change.ts';

type State =
  | { readonly kind: 'asking' | 'sending' | 'expired' }
  | { readonly kind: 'done' | 'failed'; readonly text: string };

function readState(outcome: SendOutcome<{ readonly message: string }, string>, language: Language): State {
  if (outcome.kind === 'done') return { kind: 'done', text: outcome.answer.message };
  if (outcome.kind === 'failed') return { kind: 'failed', text: message('account.failed', language) };
  return outcome.code === 'LINK_INVALID' ? { kind: 'expired' } : { kind: 'failed', text: outcome.message };
}

/**
 * `/confirm-email`: the target of the link that confirms a new email. It needs a press of the button, since email
 * programs open links by themselves.
 */
export function ConfirmEmailPage() {
  const intl = useIntl();
  const { language } = useSettings();
  const token = useLinkToken();
  const send = useConfirmEmailChange();
  const [tried, setState] = useState<State>({ kind: 'asking' });
  const state: State = token === null ? { kind: 'expired' } : tried;

  async function confirm(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (state.kind === 'sending') return;
    setState({ kind: 'sending' });
    setState(readState(await send({ token: token ?? '' }), language));
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
