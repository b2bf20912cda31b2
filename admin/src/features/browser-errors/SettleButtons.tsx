import { Box, Flex, Text } from '@chakra-ui/react';
import type { BrowserErrorState } from '@eunbit/schema/browser-error';
import { useState } from 'react';
import { useText } from '../../app/use-text.ts';
import { Button } from '../../components/Button.tsx';
import { ErrorAlert } from '../../components/ErrorAlert.tsx';
import { toaster } from '../../components/toaster.ts';
import type { MessageId } from '../../gql/message-id.ts';
import { BROWSER_ERROR_STATE_TEXT } from '../../labels/browser-error-texts.ts';
import { useUpdateBrowserErrorGroup } from './use-update-browser-error-group.ts';

const WORK: readonly { readonly state: BrowserErrorState; readonly text: MessageId }[] = [
  { state: 'RESOLVED', text: 'browserErrors.resolve' },
  { state: 'IGNORED', text: 'browserErrors.ignore' },
  { state: 'OPEN', text: 'browserErrors.reopen' },
];

/** Gives a group one of the states that it does not have. */
export function SettleButtons({ id, state }: { id: string; state: BrowserErrorState }) {
  const t = useText();
  const { update, busy } = useUpdateBrowserErrorGroup(id);
  const [problem, setProblem] = useState<string | null>(null);

  async function settle(next: BrowserErrorState) {
    setProblem(null);
    const refused = await update(next).catch(() => t('browserErrors.updateFailed'));
    setProblem(refused);
    if (!refused) toaster.create({ title: t('browserErrors.updated', { state: t(BROWSER_ERROR_STATE_TEXT[next]) }) });
  }

  return (
    <Box mb="5">
      {problem ? (
        <Box mb="3">
          <ErrorAlert>{problem}</ErrorAlert>
        </Box>
      ) : null}
      <Flex wrap="wrap" align="center" gap="2">
        {WORK.filter((work) => work.state !== state).map((work) => (
          <Button
            key={work.state}
            size="sm"
            variant={work.state === 'RESOLVED' ? 'solid' : 'outline'}
            loading={busy}
            onClick={() => void settle(work.state)}
          >
            {t(work.text)}
          </Button>
        ))}
      </Flex>
      <Text mt="2" color="fg.muted">
        {t('browserErrors.resolveNote')}
      </Text>
    </Box>
  );
}
