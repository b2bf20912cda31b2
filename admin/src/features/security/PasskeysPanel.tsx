import { Box, chakra, Flex, Grid, Span, Text } from '@chakra-ui/react';
import { message } from '@eunbit/schema/messages';
import { MAXIMUM_PASSKEY_NAME_LENGTH } from '@eunbit/schema/second-factor';
import { validatePasskeyName } from '@eunbit/schema/validation-second-factor';
import { dateText } from '@eunbit/ui/date';
import { useLanguage } from '@eunbit/ui/LocaleProvider.tsx';
import { type FormEvent, useState } from 'react';
import { useText } from '../../app/use-text.ts';
import { Button } from '../../components/Button.tsx';
import { ErrorAlert } from '../../components/ErrorAlert.tsx';
import { Panel } from '../../components/Panel.tsx';
import { TextField } from '../../components/TextField.tsx';
import type { OwnSecondFactorFragment } from '../../gql/graphql.ts';
import type { SecondFactorChanges } from './use-second-factor-changes.ts';

interface PasskeysPanelProps {
  readonly passkeys: OwnSecondFactorFragment['passkeys'];
  readonly changes: SecondFactorChanges;
  readonly onCodes: (codes: readonly string[] | null) => void;
}

/** One's passkeys: each with its name and last use, added and removed. */
export function PasskeysPanel({ passkeys, changes, onCodes }: PasskeysPanelProps) {
  const t = useText();
  const language = useLanguage();
  const [name, setName] = useState('');
  const [nameProblem, setNameProblem] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState<string | null>(null);

  async function during(what: string, work: () => Promise<string | null>, failed: string) {
    if (busy) return;
    setBusy(what);
    setProblem(await work().catch(() => failed));
    setBusy(null);
  }

  function add(event: FormEvent) {
    event.preventDefault();
    const [failure] = validatePasskeyName(name);
    setNameProblem(failure ? message(failure.key, language) : null);
    if (failure) return;
    const work = async () => {
      const answer = await changes.addPasskey(name);
      if (answer.refusal !== null) return answer.refusal;
      setName('');
      onCodes(answer.recoveryCodes);
      return null;
    };
    void during('add', work, t('session.proof.passkeyFailed'));
  }

  const remove = (id: string) =>
    during(id, async () => (await changes.removePasskey(id)).refusal, t('security.failed'));

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
                  ? t('security.passkeys.used', { date: dateText(passkey.lastUsedAt, language, 'KR') })
                  : t('security.passkeys.added', { date: dateText(passkey.addedAt, language, 'KR') })}
              </Span>
            </Grid>
            <Button
              size="sm"
              variant="outline"
              loading={busy === passkey.id}
              aria-label={t('security.passkeys.removeOf', { name: passkey.name })}
              onClick={() => void remove(passkey.id)}
            >
              {t('security.passkeys.remove')}
            </Button>
          </chakra.li>
        ))}
      </chakra.ul>
      <chakra.form onSubmit={add} noValidate display="grid" gap="3" justifyItems="start">
        <TextField
          label={t('security.passkeys.name')}
          hint={t('security.passkeys.nameHint')}
          maxLength={MAXIMUM_PASSKEY_NAME_LENGTH}
          value={name}
          error={nameProblem}
          onChange={(event) => {
            setName(event.target.value);
            setNameProblem(null);
          }}
        />
        <Flex>
          <Button type="submit" size="sm" loading={busy === 'add'}>
            {t('security.passkeys.add')}
          </Button>
        </Flex>
      </chakra.form>
      {problem ? (
        <Box mt="3">
          <ErrorAlert>{problem}</ErrorAlert>
        </Box>
      ) : null}
    </Panel>
  );
}
