import { Box, chakra, Flex, Grid, Span, Text } from '@chakra-ui/react';
import { MAXIMUM_PASSKEY_NAME_LENGTH } from '@eunbit/schema/second-factor';
import { validatePasskeyName } from '@eunbit/schema/validation-second-factor';
import { dateText } from '@eunbit/ui/date';
import { useLanguage } from '@eunbit/ui/LocaleProvider.tsx';
import { NO_ANSWER } from '@eunbit/ui/use-send';
import { useState } from 'react';
import { useClock } from '../../app/clock.ts';
import { useText } from '../../app/use-text.ts';
import { Button } from '../../components/Button.tsx';
import { ErrorAlert } from '../../components/ErrorAlert.tsx';
import { Panel } from '../../components/Panel.tsx';
import { RemovalDialog } from '../../components/RemovalDialog.tsx';
import { TextField } from '../../components/TextField.tsx';
import { useSendForm } from '../../components/use-send-form.ts';
import type { OwnSecondFactorFragment } from '../../gql/graphql.ts';
import { useAddPasskey, useRemovePasskey } from './second-factor-mutations.ts';

interface PasskeysPanelProps {
  readonly passkeys: OwnSecondFactorFragment['passkeys'];
  readonly onCodes: (codes: readonly string[] | null) => void;
}

/** The viewer's passkeys with name and last use, which can be added and removed. */
export function PasskeysPanel({ passkeys, onCodes }: PasskeysPanelProps) {
  const t = useText();
  const language = useLanguage();
  const clock = useClock();
  const addPasskey = useAddPasskey();
  const { send: remove, busy: removing } = useRemovePasskey();
  const [removed, setRemoved] = useState<{ readonly id: string; readonly name: string } | null>(null);

  const form = useSendForm({
    values: { name: '' },
    validate: ({ name }) => validatePasskeyName(name),
    send: ({ name }) => addPasskey(name).catch(() => ({ answer: null, problem: NO_ANSWER })),
    failed: t('session.proof.passkeyFailed'),
    startsOver: true,
    onSent: ({ answer }) => onCodes(answer.recoveryCodes ?? null),
  });
  const busy = form.busy || removing;

  return (
    <Panel title={t('security.passkeys.title')}>
      <Text mb="3">{t('security.passkeys.why')}</Text>
      <chakra.ul listStyle="none" mb="4">
        {passkeys.map((passkey) => (
          <chakra.li
            key={passkey.id}
            display="flex"
            flexWrap="wrap"
            alignItems="center"
            justifyContent="space-between"
            gap="3"
            py="2.5"
            borderBottomWidth="1px"
          >
            <Grid gap="0.5" minWidth="0">
              <Span fontWeight="medium" overflowWrap="anywhere">
                {passkey.name}
              </Span>
              <Span color="fg.muted">
                {passkey.lastUsedAt
                  ? t('security.passkeys.used', { date: dateText(passkey.lastUsedAt, language, clock) })
                  : t('security.passkeys.added', { date: dateText(passkey.addedAt, language, clock) })}
              </Span>
            </Grid>
            <Button
              size="sm"
              variant="outline"
              aria-haspopup="dialog"
              aria-label={t('security.passkeys.removeOf', { name: passkey.name })}
              onClick={() => setRemoved(passkey)}
            >
              {t('security.passkeys.remove')}
            </Button>
          </chakra.li>
        ))}
      </chakra.ul>
      <chakra.form {...form.formProps} display="grid" gap="3" justifyItems="start">
        <TextField
          label={t('security.passkeys.name')}
          hint={t('security.passkeys.nameHint')}
          maxLength={MAXIMUM_PASSKEY_NAME_LENGTH}
          {...form.field('name')}
        />
        <Flex>
          <Button type="submit" size="sm" loading={busy}>
            {t('security.passkeys.add')}
          </Button>
        </Flex>
      </chakra.form>
      {form.problem ? (
        <Box mt="3">
          <ErrorAlert>{form.problem}</ErrorAlert>
        </Box>
      ) : null}
      {removed ? (
        <RemovalDialog
          title={t('security.passkeys.removeOf', { name: removed.name })}
          keep={t('security.keep')}
          agree={t('security.passkeys.remove')}
          failed={t('security.failed')}
          busy={busy}
          remove={() => remove({ id: removed.id })}
          onClose={() => setRemoved(null)}
          onRemoved={() => setRemoved(null)}
        >
          <Text>{t('security.passkeys.removeText')}</Text>
        </RemovalDialog>
      ) : null}
    </Panel>
  );
}
