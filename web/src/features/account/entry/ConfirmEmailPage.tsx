import { message } from '@eunbit/schema/messages';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import { styled } from '#styled-system/jsx';
import { useSettings } from '../../../app/settings.tsx';
import { LinkButton } from '../../../components/LinkButton.tsx';
import { Button } from '../../../elements/Button.tsx';
import { ErrorAlert } from '../../../elements/ErrorAlert.tsx';
import { DoneAlert } from '../form/DoneAlert.tsx';
import { EntryFrame } from '../frame/EntryFrame.tsx';
import { LinkExpired } from './LinkExpired.tsx';
import { useConfirmEmailChange } from './use-confirm-email-change.ts';

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
  const token = new URLSearchParams(useLocation().search).get('token') ?? '';
  const send = useConfirmEmailChange();
  const [state, setState] = useState<State>({ kind: token ? 'asking' : 'expired' });

  async function confirm(): Promise<void> {
    setState({ kind: 'sending' });
    const outcome = await send({ token });
    if (outcome.kind === 'done') setState({ kind: 'done', text: outcome.answer.message });
    else if (outcome.kind === 'failed') setState({ kind: 'failed', text: message('account.failed', language) });
    else if (outcome.code === 'LINK_INVALID') setState({ kind: 'expired' });
    else setState({ kind: 'failed', text: outcome.message });
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
          <Button size="lg" busy={state.kind === 'sending'} onClick={() => void confirm()}>
            <FormattedMessage id="account.confirmEmail.do" />
          </Button>
        )}
      </styled.div>
    </EntryFrame>
  );
}
