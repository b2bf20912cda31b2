import { useApolloClient } from '@apollo/client/react';
import type { ComponentProps, MouseEvent } from 'react';
import { useText } from '../../app/use-text.ts';
import { ButtonAnchor } from '../../components/ButtonLink.tsx';
import { showError } from '../../components/toaster.ts';
import { requestConfirmation } from './identity-gate.ts';
import { SignInStatusDocument } from './sign-in-status.ts';

/**
 * A link to a file that requires re-authentication. It asks before the browser loads the file, since the browser could not. With
 * a `target` the browser shows the file there, otherwise it downloads it.
 */
export function ConfirmedAnchor({
  href,
  target,
  ...rest
}: ComponentProps<typeof ButtonAnchor> & { readonly href: string }) {
  const t = useText();
  const client = useApolloClient();

  async function download(event: MouseEvent) {
    event.preventDefault();
    try {
      const { data } = await client.query({ query: SignInStatusDocument, fetchPolicy: 'network-only' });
      if (data?.signInStatus?.isConfirmationDue && !(await requestConfirmation())) return;
      const link = document.createElement('a');
      link.href = href;
      if (target) link.target = target;
      else link.download = '';
      link.click();
    } catch {
      showError(t('session.proof.failed'));
    }
  }

  return (
    <ButtonAnchor href={href} target={target} download={!target} onClick={(event) => void download(event)} {...rest} />
  );
}
