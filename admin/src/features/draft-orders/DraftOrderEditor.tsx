import { Flex, Grid, Text } from '@chakra-ui/react';
import { DRAFT_PAYMENTS, MAXIMUM_DRAFT_EXPIRY_DAYS, MAXIMUM_DRAFT_REASON_LENGTH } from '@eunbit/schema/draft-order';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useText } from '../../app/use-text.ts';
import { Button } from '../../components/Button.tsx';
import { TextLink } from '../../components/ButtonLink.tsx';
import { ErrorAlert } from '../../components/ErrorAlert.tsx';
import { focusFirstError } from '../../components/first-error.ts';
import { Panel } from '../../components/Panel.tsx';
import { SelectField } from '../../components/SelectField.tsx';
import { TextField } from '../../components/TextField.tsx';
import { toaster } from '../../components/toaster.ts';
import { UnsavedGuard } from '../../components/UnsavedGuard.tsx';
import type { DraftOrder_DraftOrderFragment } from '../../gql/graphql.ts';
import { DRAFT_PAYMENT_TEXT } from '../../labels/draft-order-texts.ts';
import { orderUrl } from '../../urls/orders.urls.ts';
import { DestinationFields } from '../orders/detail/edit/DestinationFields.tsx';
import { CancelDraft } from './CancelDraft.tsx';
import { DepositFields } from './DepositFields.tsx';
import { DraftCustomer } from './DraftCustomer.tsx';
import { DraftLines } from './DraftLines.tsx';
import { DraftSums } from './DraftSums.tsx';
import { type DraftForm, toContents, toDraftForm, toPricedContents } from './draft-form.ts';
import { useUpdateDraftOrder } from './draft-order-mutations.ts';
import { type DraftProblem, SendDialog } from './SendDialog.tsx';
import { ShippingFields } from './ShippingFields.tsx';
import { useDraftPreview } from './use-draft-preview.ts';

const NO_PROBLEM: DraftProblem | null = null;

/** One form for customer, goods, prices and payment, with the sums as the server would make them. */
export function DraftOrderEditor({ draft }: { draft: DraftOrder_DraftOrderFragment }) {
  const t = useText();
  const { market, number, originalNumber } = draft;
  const { send, busy } = useUpdateDraftOrder();
  const element = useRef<HTMLFormElement>(null);
  const [form, setForm] = useState(() => toDraftForm(draft));
  // What was saved by this page: the version of somebody else is not overwritten.
  const [version, setVersion] = useState(draft.version);
  const [unsaved, setUnsaved] = useState(false);
  const [problem, setProblem] = useState(NO_PROBLEM);
  const [sending, setSending] = useState(false);
  const contents = toContents(form, market);
  const preview = useDraftPreview(market, toPricedContents(contents, market));
  // The way that was chosen before its keys were taken away stays to be seen, and is refused.
  const payments = DRAFT_PAYMENTS[market].filter(
    (each) => draft.offeredPayments.includes(each) || each === form.payment,
  );
  const getError = (field: string) => problem?.fields[field] ?? null;

  useEffect(
    function goToRefusedField() {
      if (problem) focusFirstError(element.current);
    },
    [problem],
  );

  function change(more: Partial<DraftForm>): void {
    setForm((typed) => ({ ...typed, ...more }));
    setUnsaved(true);
  }

  /** Whether it is saved. */
  async function saveForm(): Promise<boolean> {
    const { answer, problem: refused } = await send({ number, expectedVersion: version, contents });
    setProblem(refused && { message: refused.message ?? t('draftOrders.noAnswer'), fields: refused.fields });
    if (refused) return false;
    setVersion(answer.draftOrder.version);
    setUnsaved(false);
    return true;
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (!busy && (await saveForm())) toaster.create({ title: t('draftOrders.saved') });
  }

  async function openSending() {
    if (!busy && (!unsaved || (await saveForm()))) setSending(true);
  }

  return (
    <form ref={element} noValidate onSubmit={submit}>
      <UnsavedGuard unsaved={unsaved} />
      {draft.version > version && !busy ? (
        <NewerVersion
          onTakeNew={() => {
            setForm(toDraftForm(draft));
            setVersion(draft.version);
            setProblem(NO_PROBLEM);
            setUnsaved(false);
          }}
          onKeepMine={() => setVersion(draft.version)}
        />
      ) : null}
      <Grid gap="5" templateColumns={{ base: '1fr', xl: 'minmax(0, 1fr) 25rem' }}>
        <Grid gap="5" alignContent="start" minWidth="0">
          {originalNumber ? (
            <Text>
              {t('draftOrders.original')}{' '}
              <TextLink to={orderUrl({ number: originalNumber, market, customerKind: 'MEMBER' })}>
                {originalNumber}
              </TextLink>
            </Text>
          ) : null}
          <Panel title={t('draftOrders.whose')}>
            <DraftCustomer market={market} userId={form.userId} onChange={change} />
          </Panel>
          <Panel title={t('draftOrders.lines')}>
            <DraftLines
              market={market}
              lines={form.lines}
              isFree={form.payment === 'NONE'}
              getError={getError}
              onChange={(lines) => change({ lines })}
            />
          </Panel>
          <Panel title={t('draftOrders.customer')}>
            <Grid gap="4">
              <TextField
                label={t('draftOrders.email')}
                type="email"
                autoComplete="off"
                value={form.email}
                error={getError('email')}
                onChange={(event) => change({ email: event.target.value })}
              />
              <DestinationFields market={market} draft={form} getError={getError} onChange={change} />
              <SelectField
                label={t('draftOrders.language')}
                value={form.language}
                onChange={(event) => change({ language: event.currentTarget.value === 'KO' ? 'KO' : 'EN' })}
              >
                <option value="KO">{t('draftOrders.korean')}</option>
                <option value="EN">{t('draftOrders.english')}</option>
              </SelectField>
            </Grid>
          </Panel>
        </Grid>
        <Grid gap="5" alignContent="start" minWidth="0">
          <Panel title={t('draftOrders.paymentTitle')}>
            <Grid gap="4">
              <SelectField
                label={t('draftOrders.paymentMethod')}
                value={form.payment}
                error={getError('payment')}
                onChange={(event) => {
                  const chosen = payments.find((known) => known === event.currentTarget.value);
                  if (chosen) change({ payment: chosen });
                }}
              >
                {payments.map((payment) => (
                  <option key={payment} value={payment}>
                    {t(DRAFT_PAYMENT_TEXT[payment])}
                  </option>
                ))}
              </SelectField>
              {form.payment === 'LINK' ? (
                <TextField
                  label={t('draftOrders.expiresInDays', { maximum: MAXIMUM_DRAFT_EXPIRY_DAYS })}
                  hint={t('draftOrders.held')}
                  inputMode="numeric"
                  value={form.expiresInDays}
                  error={getError('expiresInDays')}
                  onChange={(event) => change({ expiresInDays: event.target.value })}
                />
              ) : null}
              {form.payment === 'DEPOSIT' ? <DepositFields form={form} getError={getError} onChange={change} /> : null}
              {form.payment === 'NONE' ? null : (
                <ShippingFields market={market} form={form} getError={getError} onChange={change} />
              )}
              <TextField
                label={t('draftOrders.reason')}
                hint={t('draftOrders.reasonHint')}
                maxLength={MAXIMUM_DRAFT_REASON_LENGTH}
                value={form.reason}
                error={getError('reason')}
                onChange={(event) => change({ reason: event.target.value })}
              />
            </Grid>
          </Panel>
          <Panel title={t('draftOrders.sums')}>
            <div role="status" aria-busy={preview.loading}>
              {preview.amounts ? (
                <DraftSums amounts={preview.amounts} />
              ) : (
                <Text color={preview.problem || preview.failed ? 'fg.error' : 'fg.muted'}>
                  {preview.problem ?? t(preview.failed ? 'draftOrders.noAnswer' : 'draftOrders.pricing')}
                </Text>
              )}
            </div>
          </Panel>
          {problem ? <ErrorAlert>{problem.message}</ErrorAlert> : null}
          <Flex wrap="wrap" gap="3">
            <Button loading={busy} aria-haspopup="dialog" onClick={() => void openSending()}>
              {t(form.payment === 'LINK' ? 'draftOrders.sendLink' : 'draftOrders.place')}
            </Button>
            <Button type="submit" variant="outline" loading={busy}>
              {t('draftOrders.save')}
            </Button>
            <CancelDraft draft={draft} size="md" />
          </Flex>
        </Grid>
      </Grid>
      {sending ? (
        <SendDialog
          draft={draft}
          version={version}
          email={form.email}
          onAddress={(address) => {
            setForm((typed) => ({ ...typed, ...address }));
            setUnsaved(true);
            setSending(false);
          }}
          onMember={(userId) => {
            change({ userId });
            setSending(false);
          }}
          onRefused={(refused) => {
            setProblem(refused);
            setSending(false);
          }}
          onClose={() => setSending(false)}
        />
      ) : null}
    </form>
  );
}

interface NewerVersionProps {
  readonly onTakeNew: () => void;
  /** The next save replaces what the colleague saved. */
  readonly onKeepMine: () => void;
}

/** A colleague has saved the draft since this page read it. */
function NewerVersion({ onTakeNew, onKeepMine }: NewerVersionProps) {
  const t = useText();
  return (
    <Grid role="alert" gap="3" mb="5" p="4" borderWidth="1px" borderRadius="lg" bg="amber.50" justifyItems="start">
      <Text>{t('draftOrders.newer')}</Text>
      <Flex gap="2" wrap="wrap">
        <Button size="sm" onClick={onTakeNew}>
          {t('draftOrders.newer.takeNew')}
        </Button>
        <Button size="sm" variant="outline" onClick={onKeepMine}>
          {t('draftOrders.newer.keepMine')}
        </Button>
      </Flex>
    </Grid>
  );
}
