import { chakra } from '@chakra-ui/react/styled-system';
import type { Position } from '@eunbit/schema/account';
import { message } from '@eunbit/schema/messages';
import { personName } from '@eunbit/schema/person-name';
import { validateSecretCode } from '@eunbit/schema/validation-staff';
import { Button } from '@eunbit/ui/Button.tsx';
import { focusFirstError, SelectField } from '@eunbit/ui/FormField.tsx';
import { useLanguage } from '@eunbit/ui/LocaleProvider.tsx';
import { showToast } from '@eunbit/ui/toast-store';
import { type FormEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useText } from '../../../app/use-text.ts';
import { ModalDialog } from '../../../components/ModalDialog.tsx';
import { type FragmentType, graphql, readFragment } from '../../../gql/index.ts';
import { POSITION_TEXT } from '../user-texts.ts';
import { SecretCodeField } from './SecretCodeField.tsx';
import { useChangePosition } from './use-change-position.ts';

const PositionDialogFragment = graphql(`
  fragment PositionDialog_User on User {
    id
    firstname
    lastname
    email
    position
    nextPositions
  }
`);

interface PositionDialogProps {
  readonly user: FragmentType<typeof PositionDialogFragment>;
  readonly onClose: () => void;
}

/** Gives somebody another position; asks for the secret code. */
export function PositionDialog({ user: ref, onClose }: PositionDialogProps) {
  const t = useText();
  const language = useLanguage();
  const form = useRef<HTMLFormElement>(null);
  // As it was when the dialog opened: that is what this person decides about.
  const [user] = useState(readFragment(PositionDialogFragment, ref));
  const { changePosition, busy } = useChangePosition();
  const [position, setPosition] = useState<Position | undefined>(user.nextPositions[0]);
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string | null>(null);

  function show(text: string) {
    flushSync(() => setProblem(text));
    focusFirstError(form.current);
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy || !position) return;
    const [failure] = validateSecretCode(code);
    if (failure) return show(message(failure.key, language));
    try {
      const input = { userId: user.id, expectedPosition: user.position, position, code };
      const outcome = await changePosition(input);
      if (!outcome.done) {
        // A code that was refused is typed anew; everything else stays.
        setCode('');
        return show(outcome.message);
      }
      showToast({ tone: 'neutral', content: outcome.message });
      onClose();
    } catch {
      show(t('users.failed'));
    }
  }

  return (
    <ModalDialog title={t('users.position.title')} onClose={onClose}>
      <chakra.form ref={form} onSubmit={submit} noValidate display="grid" gap="5">
        <chakra.p overflowWrap="anywhere">
          {t('users.position.whose', {
            name: personName(user),
            email: user.email,
            position: t(POSITION_TEXT[user.position]),
          })}
        </chakra.p>
        {position ? (
          <>
            <SelectField
              label={t('users.position.new')}
              name="position"
              value={position}
              onChange={({ target }) => setPosition(user.nextPositions.find((each) => each === target.value))}
            >
              {user.nextPositions.map((each) => (
                <option key={each} value={each}>
                  {t(POSITION_TEXT[each])}
                </option>
              ))}
            </SelectField>
            <SecretCodeField label={t('users.secretCode.label')} value={code} error={problem} onChange={setCode} />
            <chakra.p color="fg.muted">{t('users.position.consequence')}</chakra.p>
          </>
        ) : (
          <p>{t('users.position.none')}</p>
        )}
        <chakra.div display="flex" flexWrap="wrap" justifyContent="flex-end" gap="2">
          <Button variant="outline" onClick={onClose}>
            {t('users.dialog.close')}
          </Button>
          {position ? (
            <Button type="submit" busy={busy}>
              {t('users.position.submit')}
            </Button>
          ) : null}
        </chakra.div>
      </chakra.form>
    </ModalDialog>
  );
}
