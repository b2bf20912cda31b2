import { Box, chakra, Flex, Span, Text } from '@chakra-ui/react';
import { dateTimeText, dayText } from '@eunbit/ui/date';
import { useLanguage } from '@eunbit/ui/LocaleProvider.tsx';
import { useState } from 'react';
import { useClock } from '../../app/clock.ts';
import { useText } from '../../app/use-text.ts';
import { Button } from '../../components/Button.tsx';
import { TextLink } from '../../components/ButtonLink.tsx';
import { Price } from '../../components/Price.tsx';
import { type FragmentType, graphql, readFragment } from '../../gql/index.ts';
import { orderUrl } from '../../urls/orders.urls.ts';
import { useReopenStatementLine } from './statement-mutations.ts';

const HandledLinesFragment = graphql(`
  fragment HandledLines_StatementLine on StatementLine {
    id
    status
    bankName
    receivedOn
    amount { amount currency }
    depositorName
    orderNumber
    setAsideReason
    handledAt
    handledByName
  }
`);

type Masked = FragmentType<typeof HandledLinesFragment>;

interface HandledLinesProps {
  readonly lines: readonly Masked[];
  readonly onChanged: () => void;
}

/** Lines that were booked or set aside, with the staff member and the order or reason. */
export function HandledLines({ lines, onChanged }: HandledLinesProps) {
  const t = useText();
  return (
    <chakra.ul listStyle="none" display="grid" gap="2" aria-label={t('bankStatements.lines')}>
      {lines.map((line) => (
        <HandledLine key={readFragment(HandledLinesFragment, line).id} line={line} onChanged={onChanged} />
      ))}
    </chakra.ul>
  );
}

function HandledLine({ line: masked, onChanged }: { line: Masked; onChanged: () => void }) {
  const t = useText();
  const language = useLanguage();
  const clock = useClock();
  const line = readFragment(HandledLinesFragment, masked);
  const [problem, setProblem] = useState<string | null>(null);
  const { send, busy } = useReopenStatementLine();

  async function takeBack() {
    const { problem: refused } = await send({ lineId: line.id });
    setProblem(refused && (refused.message ?? t('bankStatements.reopen.failed')));
    if (!refused) onChanged();
  }

  const { orderNumber, setAsideReason, handledAt, handledByName } = line;
  return (
    <chakra.li bg="white" borderWidth="1px" borderRadius="md" px="3" py="2.5">
      <Flex wrap="wrap" gap="3" align="center">
        <Box flex="1 1 16rem" minWidth="0">
          <Span fontWeight="bold" overflowWrap="anywhere">
            {line.depositorName || t('bankStatements.noName')}
          </Span>{' '}
          <Price value={line.amount} place="order" fontWeight="bold" />
          <Text color="fg.muted">{`${dayText(line.receivedOn, language)} · ${line.bankName}`}</Text>
        </Box>
        <Box flex="1 1 16rem" minWidth="0" overflowWrap="anywhere">
          {orderNumber ? (
            <TextLink to={orderUrl({ number: orderNumber, market: 'KR', customerKind: 'MEMBER' })}>
              {orderNumber}
            </TextLink>
          ) : (
            setAsideReason
          )}
          {handledAt ? (
            <Text color="fg.muted">
              {[dateTimeText(handledAt, language, clock), handledByName].filter(Boolean).join(' · ')}
            </Text>
          ) : null}
        </Box>
        <Button size="sm" variant="outline" loading={busy} onClick={() => void takeBack()}>
          {t('bankStatements.reopen')}
        </Button>
      </Flex>
      {problem ? (
        <Text role="alert" mt="1" color="fg.error" fontWeight="medium">
          {problem}
        </Text>
      ) : null}
    </chakra.li>
  );
}
