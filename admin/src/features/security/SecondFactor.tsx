import { useQuery } from '@apollo/client/react';
import { Box, Flex, Grid, Skeleton, Text } from '@chakra-ui/react';
import { useRef, useState } from 'react';
import { useText } from '../../app/use-text.ts';
import { Button } from '../../components/Button.tsx';
import { ErrorAlert } from '../../components/ErrorAlert.tsx';
import { Panel } from '../../components/Panel.tsx';
import { useReload } from '../../components/use-reload.ts';
import { readFragment } from '../../gql/index.ts';
import { AuthenticatorPanel } from './AuthenticatorPanel.tsx';
import { OwnSecondFactorDocument, OwnSecondFactorFragment } from './own-second-factor.ts';
import { PasskeysPanel } from './PasskeysPanel.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { useRenewRecoveryCodes } from './second-factor-mutations.ts';

/** One's own second factor. `onReady` is called once a first one is set up and its recovery codes were seen. */
export function SecondFactor({ onReady }: { onReady?: () => void }) {
  const t = useText();
  const answer = useQuery(OwnSecondFactorDocument, { fetchPolicy: 'cache-and-network' });
  const { send } = useRenewRecoveryCodes();
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const renewal = useRef<HTMLDivElement>(null);
  const reload = useReload(answer);
  if (!answer.data) {
    return answer.error ? (
      <ErrorAlert onRetry={reload} retrying={answer.loading}>
        {t('security.failed')}
      </ErrorAlert>
    ) : (
      <Skeleton height="40" />
    );
  }

  async function renew() {
    const { answer: renewed, problem: refused } = await send();
    if (!refused) setCodes(renewed.recoveryCodes ?? null);
    setProblem(refused && (refused.message ?? t('security.failed')));
  }

  const own = readFragment(OwnSecondFactorFragment, answer.data.ownSecondFactor);
  const hasFactor = own.authenticatorAddedAt !== null || own.passkeys.length > 0;
  return (
    <Grid gap="5" maxWidth="form">
      <PasskeysPanel passkeys={own.passkeys} onCodes={setCodes} />
      <AuthenticatorPanel addedAt={own.authenticatorAddedAt ?? null} onCodes={setCodes} />
      {hasFactor ? (
        <Panel title={t('security.codes.title')}>
          <Flex ref={renewal} wrap="wrap" align="center" justify="space-between" gap="3">
            <div>
              <Text>{t('security.codes.left', { count: own.recoveryCodesLeft })}</Text>
              <Text color="fg.muted">{t('security.codes.renewHint')}</Text>
            </div>
            <Button size="sm" variant="outline" onClick={() => void renew()}>
              {t('security.codes.renew')}
            </Button>
          </Flex>
          {problem ? (
            <Box mt="3">
              <ErrorAlert>{problem}</ErrorAlert>
            </Box>
          ) : null}
        </Panel>
      ) : null}
      {codes ? (
        <RecoveryCodes
          codes={codes}
          getFinalFocus={() => renewal.current?.querySelector('button') ?? null}
          onClose={() => {
            setCodes(null);
            onReady?.();
          }}
        />
      ) : null}
    </Grid>
  );
}
