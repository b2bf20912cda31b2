import { Badge, Box, chakra, Flex, Input, Span, Text } from '@chakra-ui/react';
import { formatMoney } from '@eunbit/schema/money';
import { dayText } from '@eunbit/ui/date';
import { useLanguage } from '@eunbit/ui/LocaleProvider.tsx';
import { useText } from '../../app/use-text.ts';
import { TextLink } from '../../components/ButtonLink.tsx';
import { Price } from '../../components/Price.tsx';
import { SelectControl } from '../../components/SelectControl.tsx';
import type { LineRow_StatementLineFragment } from '../../gql/graphql.ts';
import { type FragmentType, graphql, readFragment } from '../../gql/index.ts';
import { orderUrl } from '../../urls/orders.urls.ts';
import { chooseTarget, type LineChoice, toTargetValue } from './line-choices.ts';

const LineRowFragment = graphql(`
  fragment LineRow_StatementLine on StatementLine {
    id
    bankName
    receivedOn
    receivedTime
    amount { amount currency }
    depositorName
    memo
    candidates { orderNumber isMember depositorName awaited { amount currency } placedAt differences }
  }
`);

type Line = LineRow_StatementLineFragment;

interface LineRowProps {
  readonly line: FragmentType<typeof LineRowFragment>;
  readonly choice: LineChoice;
  /** Why the line was not booked. */
  readonly problem: string | null;
  readonly onChoose: (choice: LineChoice) => void;
}

/** A deposit with its order, which is proposed and ticked, chosen among candidates, or typed. */
export function LineRow({ line: masked, choice, problem, onChoose }: LineRowProps) {
  const t = useText();
  const line = readFragment(LineRowFragment, masked);
  const { target, ticked } = choice;
  const name = line.depositorName || t('bankStatements.noName');
  const label = `${name} ${formatMoney(line.amount, { place: 'order' })}`;
  return (
    <chakra.li
      display="grid"
      gridTemplateColumns={{ base: 'auto minmax(0, 1fr)', lg: 'auto minmax(0, 14rem) minmax(0, 1fr)' }}
      columnGap="3"
      rowGap="2"
      bg="white"
      borderWidth="1px"
      borderRadius="md"
      px="3"
      py="2.5"
    >
      <chakra.label display="grid" placeItems="center" boxSize="8" cursor="pointer">
        <chakra.input
          type="checkbox"
          boxSize="4.5"
          accentColor="gray.800"
          aria-label={t('bankStatements.book.tick', { name: label })}
          checked={ticked}
          disabled={target.kind === 'NONE'}
          onChange={(event) => onChoose({ ...choice, ticked: event.target.checked })}
        />
      </chakra.label>
      <Received line={line} name={name} />
      <Box gridColumn={{ base: '1 / -1', lg: 'auto' }} minWidth="0">
        <Flex wrap="wrap" gap="2" align="center">
          <SelectControl
            size="sm"
            width={{ base: '100%', md: '26rem' }}
            aria-label={t('bankStatements.target', { name: label })}
            value={toTargetValue(choice)}
            onChange={(event) => onChoose(chooseTarget(event.target.value))}
          >
            <CandidateOptions line={line} />
          </SelectControl>
          {target.kind === 'OTHER' ? (
            <Input
              size="sm"
              width={{ base: '100%', md: '14rem' }}
              aria-label={t('bankStatements.number', { name: label })}
              placeholder="EB-260301-7K2M9QX4"
              autoComplete="off"
              maxLength={40}
              value={target.number}
              onChange={({ target: { value } }) =>
                onChoose({ target: { kind: 'OTHER', number: value }, ticked: value.trim() !== '' })
              }
            />
          ) : null}
        </Flex>
        <Differences line={line} choice={choice} />
        {problem ? (
          <Text role="alert" mt="1" color="fg.error" fontWeight="medium">
            {problem}
          </Text>
        ) : null}
      </Box>
    </chakra.li>
  );
}

/** When the money was received, and from whom. */
function Received({ line, name }: { line: Line; name: string }) {
  const language = useLanguage();
  const { receivedOn, receivedTime, bankName, memo, amount } = line;
  return (
    <Box minWidth="0">
      <Flex justify="space-between" gap="3">
        <Span fontWeight="bold" overflowWrap="anywhere">
          {name}
        </Span>
        <Price value={amount} place="order" fontWeight="bold" />
      </Flex>
      <Text color="fg.muted" overflowWrap="anywhere">
        {[dayText(receivedOn, language), receivedTime?.slice(0, 5), bankName, memo].filter(Boolean).join(' · ')}
      </Text>
    </Box>
  );
}

function CandidateOptions({ line }: { line: Line }) {
  const t = useText();
  return (
    <>
      {line.candidates.map(({ orderNumber, depositorName, awaited }) => (
        <option key={orderNumber} value={orderNumber}>
          {[orderNumber, depositorName, formatMoney(awaited, { place: 'order' })].join(' · ')}
        </option>
      ))}
      <option value="OTHER">{t('bankStatements.target.other')}</option>
      <option value="NONE">{t('bankStatements.target.none')}</option>
    </>
  );
}

/** What does not match the chosen order, with a link to the order. */
function Differences({ line, choice: { target } }: { line: Line; choice: LineChoice }) {
  const t = useText();
  const candidate =
    target.kind === 'ORDER' ? line.candidates.find(({ orderNumber }) => orderNumber === target.number) : undefined;
  if (!candidate) {
    if (target.kind === 'NONE' || line.candidates.length > 0) return null;
    return (
      <Text mt="1" color="fg.muted">
        {t('bankStatements.nothingFound')}
      </Text>
    );
  }
  const { orderNumber, isMember, differences } = candidate;
  const customerKind = isMember ? 'MEMBER' : 'GUEST';
  return (
    <Flex wrap="wrap" gap="1.5" mt="1.5" align="center">
      <TextLink to={orderUrl({ number: orderNumber, market: 'KR', customerKind })} display="inline-block" py="1">
        {t('bankStatements.toOrder')}
      </TextLink>
      {differences.length === 0 ? <Badge colorPalette="green">{t('bankStatements.sure')}</Badge> : null}
      {differences.map((difference) => (
        <Badge key={difference} colorPalette="orange" whiteSpace="normal">
          {t(`bankStatements.difference.${difference}`)}
        </Badge>
      ))}
    </Flex>
  );
}
