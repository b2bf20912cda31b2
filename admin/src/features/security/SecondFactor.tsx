import { useQuery } from '@apollo/client/react';
import { Box, chakra, Dialog, Flex, Grid, Text } from '@chakra-ui/react';
import { useRef, useState } from 'react';
import { useText } from '../../app/use-text.ts';
import { Button } from '../../components/Button.tsx';
import { CopyButton } from '../../components/CopyButton.tsx';
import { ErrorAlert } from '../../components/ErrorAlert.tsx';
import { ModalDialog } from '../../components/ModalDialog.tsx';
import { Panel } from '../../components/Panel.tsx';
import { Awaited } from '../../components/QueryError.tsx';
import { readFragment } from '../../gql/index.ts';
import { AuthenticatorPanel } from './AuthenticatorPanel.tsx';
import { OwnSecondFactorDocument, OwnSecondFactorFragment } from './own-second-factor.ts';
import { PasskeysPanel } from './PasskeysPanel.tsx';
import { useRenewRecoveryCodes } from './second-factor-mutations.ts';

/** The viewer's second factor. `onReady` is called once the first one is set up and its recovery codes were shown. */
export function SecondFactor({ onReady }: { onReady?: () => void }) {
  const t = useText();
  const answer = useQuery(OwnSecondFactorDocument, { fetchPolicy: 'cache-and-network' });
  const { send } = useRenewRecoveryCodes();
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const renewal = useRef<HTMLDivElement>(null);
  if (!answer.data) {
    return <Awaited answer={answer} failed={t('security.failed')} height="40" />;
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

interface RecoveryCodesProps {
  readonly codes: readonly string[];
  readonly onClose: () => void;
  /** When the codes close, the form that created them is gone. */
  readonly getFinalFocus: () => HTMLElement | null;
}

/** New recovery codes, shown only this once; they can be copied or printed. */
function RecoveryCodes({ codes, onClose, getFinalFocus }: RecoveryCodesProps) {
  const t = useText();
  return (
    <ModalDialog title={t('security.codes.title')} onClose={onClose} getFinalFocus={getFinalFocus}>
      <Text mb="4">{t('security.codes.why')}</Text>
      <chakra.ol
        listStyle="none"
        display="grid"
        gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr' }}
        columnGap="6"
        rowGap="1.5"
        fontFamily="mono"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </chakra.ol>
      <Dialog.Footer mt="5" flexWrap="wrap" _print={{ display: 'none' }}>
        <CopyButton text={codes.join('\n')} label={t('security.codes.title')} />
        <Button variant="outline" onClick={() => window.print()}>
          {t('security.codes.print')}
        </Button>
        <Button data-autofocus onClick={onClose}>
          {t('security.codes.kept')}
        </Button>
      </Dialog.Footer>
    </ModalDialog>
  );
}
