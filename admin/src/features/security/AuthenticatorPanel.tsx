import { Box, chakra, Flex, Grid, Text } from '@chakra-ui/react';
import { dateText } from '@eunbit/ui/date';
import { useLanguage } from '@eunbit/ui/LocaleProvider.tsx';
import { QRCodeSVG } from 'qrcode.react';
import { useEffect, useState } from 'react';
import { useClock } from '../../app/clock.ts';
import { useText } from '../../app/use-text.ts';
import { Button } from '../../components/Button.tsx';
import { CopyButton } from '../../components/CopyButton.tsx';
import { ErrorAlert } from '../../components/ErrorAlert.tsx';
import { Panel } from '../../components/Panel.tsx';
import { RemovalDialog } from '../../components/RemovalDialog.tsx';
import { TextField } from '../../components/TextField.tsx';
import { useSendForm } from '../../components/use-send-form.ts';
import { useAddAuthenticator, useRemoveAuthenticator, useStartAuthenticator } from './second-factor-mutations.ts';

interface AuthenticatorPanelProps {
  readonly addedAt: string | null;
  readonly onCodes: (codes: readonly string[] | null) => void;
}

/** Sets up an authenticator app by QR code or typed key, and removes it. */
export function AuthenticatorPanel({ addedAt, onCodes }: AuthenticatorPanelProps) {
  const t = useText();
  const language = useLanguage();
  const clock = useClock();
  const start = useStartAuthenticator();
  const add = useAddAuthenticator();
  const remove = useRemoveAuthenticator();
  const [started, setStarted] = useState<{ readonly secret: string; readonly uri: string } | null>(null);
  const [isRemoving, setRemoving] = useState(false);
  const form = useSendForm({
    values: { code: '' },
    send: add.send,
    failed: t('security.failed'),
    problemField: 'code',
    startsOver: true,
    onSent({ answer }) {
      setStarted(null);
      onCodes(answer.recoveryCodes ?? null);
    },
  });
  const busy = start.busy || form.busy || remove.busy;

  // biome-ignore lint/correctness/useExhaustiveDependencies: only runs once the field is rendered.
  useEffect(
    function goToCode() {
      // The pressed button is gone, so the focus moves to the field.
      if (started) form.setFocus('code');
    },
    [started],
  );

  async function begin() {
    if (busy) return;
    const { answer, problem } = await start.send();
    if (!problem) setStarted(answer);
    form.refuse(problem && (problem.message ?? t('security.failed')));
  }

  return (
    <Panel title={t('security.app.title')}>
      {addedAt ? (
        <Flex wrap="wrap" align="center" justify="space-between" gap="3">
          <Text>{t('security.app.since', { date: dateText(addedAt, language, clock) })}</Text>
          <Button size="sm" variant="outline" aria-haspopup="dialog" onClick={() => setRemoving(true)}>
            {t('security.app.remove')}
          </Button>
        </Flex>
      ) : started ? (
        <chakra.form {...form.formProps} display="grid" gap="4" justifyItems="start">
          <Text>{t('security.app.scan')}</Text>
          <Box p="3" bg="white" borderWidth="1px" borderRadius="md">
            <QRCodeSVG value={started.uri} size={192} title={t('security.app.qr')} />
          </Box>
          <Grid gap="1">
            <Text color="fg.muted">{t('security.app.key')}</Text>
            <Flex wrap="wrap" gap="2" align="center">
              <chakra.code overflowWrap="anywhere" data-testid="authenticator-key">
                {started.secret.match(/.{1,4}/g)?.join(' ')}
              </chakra.code>
              <CopyButton text={started.secret} label={t('security.app.key')} />
            </Flex>
          </Grid>
          <TextField
            label={t('session.proof.code')}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={7}
            {...form.field('code')}
          />
          <Button type="submit" loading={busy}>
            {t('security.app.finish')}
          </Button>
        </chakra.form>
      ) : (
        <Flex wrap="wrap" align="center" justify="space-between" gap="3">
          <Text>{t('security.app.none')}</Text>
          <Button size="sm" loading={busy} onClick={() => void begin()}>
            {t('security.app.add')}
          </Button>
        </Flex>
      )}
      {form.problem && !started ? (
        <Box mt="3">
          <ErrorAlert>{form.problem}</ErrorAlert>
        </Box>
      ) : null}
      {isRemoving ? (
        <RemovalDialog
          title={t('security.app.removeTitle')}
          keep={t('security.keep')}
          agree={t('security.passkeys.remove')}
          failed={t('security.failed')}
          busy={busy}
          remove={() => remove.send()}
          onClose={() => setRemoving(false)}
          onRemoved={() => setRemoving(false)}
        >
          <Text>{t('security.app.removeText')}</Text>
        </RemovalDialog>
      ) : null}
    </Panel>
  );
}
