import { Alert, chakra, Flex, Grid, Span } from '@chakra-ui/react';
import { MAXIMUM_SET_ASIDE_LENGTH } from '@eunbit/schema/bank-statement';
import { formatMoney } from '@eunbit/schema/money';
import { useState } from 'react';
import { useText } from '../../app/use-text.ts';
import { Button } from '../../components/Button.tsx';
import { FormDialog } from '../../components/FormDialog.tsx';
import { TextField } from '../../components/TextField.tsx';
import { toaster } from '../../components/toaster.ts';
import { UnsavedGuard } from '../../components/UnsavedGuard.tsx';
import { useSendForm } from '../../components/use-send-form.ts';
import type { LineOutcome } from '../../gql/graphql.ts';
import { type FragmentType, graphql, readFragment } from '../../gql/index.ts';
import { LineRow } from './LineRow.tsx';
import { getChoice, type LineChoices, toPending, withChoice } from './line-choices.ts';
import { useBookStatementLines, useDismissStatementLines } from './statement-mutations.ts';

const LinesToBookFragment = graphql(`
  fragment LinesToBook_StatementLine on StatementLine {
    id
    amount { amount currency }
    candidates { orderNumber differences }
    ...LineRow_StatementLine
  }
`);

interface LinesToBookProps {
  readonly lines: readonly FragmentType<typeof LinesToBookFragment>[];
  readonly onChanged: () => void;
}

const isDone = ({ outcome }: LineResult) => outcome === 'BOOKED' || outcome === 'BOOKED_BEFORE';

/**
 * Lines that are not booked yet. Certain matches are ticked. One click books all ticked lines; those that failed keep their
 * choices.
 */
export function LinesToBook({ lines: masked, onChanged }: LinesToBookProps) {
  const t = useText();
  const lines = masked.map((line) => readFragment(LinesToBookFragment, line));
  const [choices, setChoices] = useState<LineChoices>(new Map());
  const [results, setResults] = useState<readonly LineResult[]>([]);
  const [isSettingAside, setSettingAside] = useState(false);
  const { send, busy } = useBookStatementLines();
  const { toBook, sum, toSetAside } = toPending(lines, choices);
  const isUnsaved = lines.some(({ id }) => choices.has(id));

  async function bookTicked() {
    const { answer, problem } = await send({ lines: [...toBook] });
    const message = problem && (problem.message ?? t('bankStatements.book.failed'));
    // Safe to retry: a line that was already booked is not booked again.
    setResults(problem ? toBook.map(({ lineId }) => ({ lineId, outcome: 'FAILED', message })) : answer.results);
    onChanged();
  }

  function finishSettingAside() {
    setSettingAside(false);
    toaster.create({ title: t('bankStatements.setAside.done', { count: toSetAside.length }) });
    onChanged();
  }

  return (
    <>
      <UnsavedGuard unsaved={isUnsaved} inQuery text={t('bankStatements.unsaved')} />
      <BookResults results={results} />
      <chakra.ul listStyle="none" display="grid" gap="2" aria-label={t('bankStatements.lines')}>
        {lines.map((line) => (
          <LineRow
            key={line.id}
            line={line}
            choice={getChoice(choices, line)}
            problem={results.find((result) => result.lineId === line.id && !isDone(result))?.message ?? null}
            onChoose={(choice) => setChoices((now) => withChoice(now, line.id, choice))}
          />
        ))}
      </chakra.ul>
      <Flex
        position="sticky"
        bottom="0"
        zIndex="docked"
        wrap="wrap"
        justify="flex-end"
        align="center"
        gap="3"
        mt="3"
        py="3"
        bg="bg.subtle"
        borderTopWidth="1px"
      >
        <Span marginEnd="auto" color="fg.muted">
          {t('bankStatements.book.waiting', { count: lines.length })}
        </Span>
        {toSetAside.length > 0 ? (
          <Button variant="outline" onClick={() => setSettingAside(true)}>
            {t('bankStatements.setAside.submit', { count: toSetAside.length })}
          </Button>
        ) : null}
        <Button loading={busy} disabled={toBook.length === 0} onClick={() => void bookTicked()}>
          {t('bankStatements.book.submit', {
            count: toBook.length,
            sum: formatMoney({ amount: sum, currency: 'KRW' }, { place: 'order' }),
          })}
        </Button>
      </Flex>
      {isSettingAside ? (
        <SetAsideDialog lineIds={toSetAside} onDone={finishSettingAside} onClose={() => setSettingAside(false)} />
      ) : null}
    </>
  );
}

interface LineResult {
  readonly lineId: string;
  readonly outcome: LineOutcome;
  /** Why the line was not booked this time. */
  readonly message?: string | null;
}

/** Result of the last booking. Lines that were not booked show the reason in their row. */
function BookResults({ results }: { results: readonly LineResult[] }) {
  const t = useText();
  const count = (outcome: LineResult['outcome']) => results.filter((result) => result.outcome === outcome).length;
  const [booked, before] = [count('BOOKED'), count('BOOKED_BEFORE')];
  const open = results.length - booked - before;
  return (
    <Grid role="status" gap="2" mb={results.length > 0 ? '3' : '0'}>
      {booked > 0 ? <Result status="success">{t('bankStatements.book.done', { count: booked })}</Result> : null}
      {before > 0 ? <Result status="info">{t('bankStatements.book.before', { count: before })}</Result> : null}
      {open > 0 ? <Result status="warning">{t('bankStatements.book.notDone', { count: open })}</Result> : null}
    </Grid>
  );
}

function Result({ status, children }: { status: 'success' | 'info' | 'warning'; children: string }) {
  return (
    <Alert.Root status={status}>
      <Alert.Content>{children}</Alert.Content>
    </Alert.Root>
  );
}

interface SetAsideDialogProps {
  readonly lineIds: readonly string[];
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Asks once, for all chosen lines, why they belong to no order. */
function SetAsideDialog({ lineIds, onDone, onClose }: SetAsideDialogProps) {
  const t = useText();
  const { send } = useDismissStatementLines();
  const form = useSendForm({
    values: { reason: '' },
    send: ({ reason }) => send({ lineIds: [...lineIds], reason }),
    failed: t('bankStatements.setAside.failed'),
    problemField: 'reason',
    onSent: onDone,
  });

  return (
    <FormDialog
      title={t('bankStatements.setAside.title', { count: lineIds.length })}
      form={form}
      agree={t('bankStatements.setAside.submit', { count: lineIds.length })}
      back={t('bankStatements.cancel')}
      onClose={onClose}
    >
      <TextField
        data-autofocus
        label={t('bankStatements.setAside.reason')}
        hint={t('bankStatements.setAside.hint')}
        maxLength={MAXIMUM_SET_ASIDE_LENGTH}
        {...form.field('reason')}
      />
    </FormDialog>
  );
}
