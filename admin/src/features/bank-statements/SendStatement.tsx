import { useQuery } from '@apollo/client/react';
import { Alert, chakra, Grid } from '@chakra-ui/react';
import type { StatementAnswer, StatementColumns } from '@eunbit/schema/bank-statement';
import { type FormEvent, useState } from 'react';
import { useKeptChoice } from '../../app/use-kept-choice.ts';
import { useText } from '../../app/use-text.ts';
import { Button } from '../../components/Button.tsx';
import { ErrorAlert } from '../../components/ErrorAlert.tsx';
import { Panel } from '../../components/Panel.tsx';
import { SelectField } from '../../components/SelectField.tsx';
import { TextAreaField } from '../../components/TextAreaField.tsx';
import { graphql } from '../../gql/index.ts';
import { ChooseColumns } from './ChooseColumns.tsx';
import { StatementFile } from './StatementFile.tsx';
import { sendStatement } from './send-statement.ts';
import { useUpdateStatementColumns } from './statement-mutations.ts';

const StatementAccountsDocument = graphql(`
  query StatementAccounts {
    statementAccounts { bankId bankName accountNumber }
  }
`);

/** Sends a statement, pasted or as a file; the input stays until the statement is parsed. */
export function SendStatement({ onRead }: { onRead: () => void }) {
  const t = useText();
  const accounts = useQuery(StatementAccountsDocument).data?.statementAccounts;
  const [keptBank, keepBank] = useKeptChoice('statement.bank', (kept) => (typeof kept === 'string' ? kept : ''));
  const [pasted, setPasted] = useState('');
  const [file, setFile] = useState<File | null>(null);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [answer, setAnswer] = useState<StatementAnswer | null>(null);
  const saveColumns = useUpdateStatementColumns().send;
  const bankId = accounts?.find((account) => account.bankId === keptBank)?.bankId ?? accounts?.[0]?.bankId ?? '';

  async function send(): Promise<void> {
    const texts = { tooLarge: t('bankStatements.send.tooLarge'), failed: t('bankStatements.send.failed') };
    const sent = await sendStatement(bankId, file ?? new Blob([pasted]), texts);
    if (sent.outcome === 'REFUSED') return setProblem(sent.message);
    setAnswer(sent);
    if (sent.outcome !== 'READ') return;
    setPasted('');
    setFile(null);
    onRead();
  }

  async function work(step: () => Promise<void>): Promise<void> {
    setProblem(null);
    setBusy(true);
    await step();
    setBusy(false);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    setAnswer(null);
    if (!file && pasted.trim() === '') setProblem(t('bankStatements.send.nothing'));
    else void work(send);
  }

  async function chooseColumns(columns: StatementColumns) {
    await work(async () => {
      const { problem: refused } = await saveColumns({ bankId, columns });
      if (refused) setProblem(refused.message ?? t('bankStatements.send.failed'));
      else await send();
    });
  }

  return (
    <Panel title={t('bankStatements.send.title')}>
      <chakra.form onSubmit={submit} noValidate display="grid" gap="4">
        <Grid gap="4" templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' }}>
          <SelectField
            label={t('bankStatements.send.account')}
            value={bankId}
            onChange={(event) => {
              keepBank(event.target.value);
              setAnswer(null);
            }}
          >
            {accounts?.map((account) => (
              <option key={account.bankId} value={account.bankId}>
                {account.bankName} {account.accountNumber}
              </option>
            ))}
          </SelectField>
          <StatementFile chosen={file} disabled={busy} onChoose={setFile} />
        </Grid>
        <TextAreaField
          label={t('bankStatements.send.paste')}
          hint={t('bankStatements.send.pasteHint')}
          rows={3}
          value={pasted}
          onChange={(event) => setPasted(event.target.value)}
          onPaste={() => setFile(null)}
        />
        {problem ? <ErrorAlert>{problem}</ErrorAlert> : null}
        <Button type="submit" loading={busy} justifySelf="start">
          {t('bankStatements.send.submit')}
        </Button>
      </chakra.form>
      {answer?.outcome === 'COLUMNS_NEEDED' ? (
        <ChooseColumns found={answer} busy={busy} onChoose={(columns) => void chooseColumns(columns)} />
      ) : null}
      {answer?.outcome === 'READ' ? <ReadSummary answer={answer} /> : null}
    </Panel>
  );
}

/** Result of a statement: how many deposits are new, and which rows could not be parsed. */
function ReadSummary({ answer }: { answer: Extract<StatementAnswer, { outcome: 'READ' }> }) {
  const t = useText();
  const { added, known, skipped, unreadable, unreadableCount } = answer;
  const further = unreadableCount - unreadable.length;
  return (
    <Grid role="status" gap="3" mt="4">
      <Alert.Root status={added > 0 ? 'success' : 'info'}>
        <Alert.Content>{t('bankStatements.read.counts', { added, known, skipped })}</Alert.Content>
      </Alert.Root>
      {unreadableCount > 0 ? (
        <Alert.Root status="warning">
          <Alert.Content>
            <Alert.Title>{t('bankStatements.read.unreadable', { count: unreadableCount })}</Alert.Title>
            <chakra.ul maxHeight="12rem" overflowY="auto" tabIndex={0} listStyle="none" display="grid" gap="1">
              {unreadable.map(({ line, reason, text }) => (
                <chakra.li key={line} overflowWrap="anywhere">
                  {t('bankStatements.read.row', { line, reason: t(`bankStatements.unreadable.${reason}`) })} {text}
                </chakra.li>
              ))}
              {further > 0 ? <li>{t('bankStatements.read.further', { count: further })}</li> : null}
            </chakra.ul>
          </Alert.Content>
        </Alert.Root>
      ) : null}
    </Grid>
  );
}
