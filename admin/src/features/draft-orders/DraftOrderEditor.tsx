import { useQuery } from '@apollo/client/react';
import { Flex, Grid, Text } from '@chakra-ui/react';
import { ShippingOption } from '@eunbit/schema/checkout';
import { DRAFT_PAYMENTS, MAXIMUM_DRAFT_EXPIRY_DAYS, MAXIMUM_DRAFT_REASON_LENGTH } from '@eunbit/schema/draft-order';
import type { Market } from '@eunbit/schema/market';
import { findOperationError } from '@eunbit/ui/operation-error';
import { type FormEvent, useState } from 'react';
import { useText } from '../../app/use-text.ts';
import { Button } from '../../components/Button.tsx';
import { TextLink } from '../../components/ButtonLink.tsx';
import { ErrorAlert } from '../../components/ErrorAlert.tsx';
import { Panel } from '../../components/Panel.tsx';
import { SelectField } from '../../components/SelectField.tsx';
import { TextField } from '../../components/TextField.tsx';
import { toaster } from '../../components/toaster.ts';
import { UnsavedGuard } from '../../components/UnsavedGuard.tsx';
import { type SendForm, useSendForm } from '../../components/use-send-form.ts';
import type { DraftOrder_DraftOrderFragment, DraftOrderContentsInput } from '../../gql/graphql.ts';
import { graphql } from '../../gql/index.ts';
import { orderUrl } from '../../urls/orders.urls.ts';
import { DestinationFields } from '../orders/DestinationFields.tsx';
import { CancelDraft } from './CancelDraft.tsx';
import { DepositFields } from './DepositFields.tsx';
import { DraftCustomer } from './DraftCustomer.tsx';
import { DraftLines } from './DraftLines.tsx';
import { DraftSums } from './DraftSums.tsx';
import { type DraftForm, toContents, toDraftForm, toPricedContents } from './draft-form.ts';
import { useUpdateDraftOrder } from './draft-order-mutations.ts';
import { SendDialog } from './SendDialog.tsx';

const PreviewDraftOrderDocument = graphql(`
  query PreviewDraftOrder($market: Market!, $contents: DraftOrderContentsInput!) {
    previewDraftOrder(market: $market, contents: $contents) {
      ... on DraftOrderPreview { amounts { ...DraftSums_DraftOrderAmounts } }
      ...OperationError_UserError
    }
  }
`);

/** Totals of the draft as the server computes them; the last result stays while the next one loads. */
function useDraftPreview(market: Market, contents: DraftOrderContentsInput) {
  const { data, previousData, error, loading } = useQuery(PreviewDraftOrderDocument, {
    variables: { market, contents },
    fetchPolicy: 'no-cache',
  });
  const answer = (data ?? previousData)?.previewDraftOrder;
  return {
    amounts: answer?.__typename === 'DraftOrderPreview' ? answer.amounts : null,
    problem: (answer && findOperationError(answer)?.message) ?? null,
    failed: error !== undefined,
    loading,
  };
}

/** One form for customer, products, prices and payment, with the totals from the server. */
export function DraftOrderEditor({ draft }: { draft: DraftOrder_DraftOrderFragment }) {
  const t = useText();
  const { market, number, originalNumber } = draft;
  const { send } = useUpdateDraftOrder();
  // The version this page last saved, so that a colleague's newer version is not overwritten.
  const [version, setVersion] = useState(draft.version);
  const [sending, setSending] = useState(false);
  const form = useSendForm({
    values: toDraftForm(draft),
    async send(draftForm) {
      const sent = await send({ number, expectedVersion: version, contents: toContents(draftForm, market) });
      if (!sent.problem) setVersion(sent.answer.version);
      return sent;
    },
    failed: t('draftOrders.noAnswer'),
  });
  const typed = form.watch();
  const preview = useDraftPreview(market, toPricedContents(toContents(typed, market), market));
  // A payment method that was chosen before its keys were removed stays visible; the server rejects it.
  const payments = DRAFT_PAYMENTS[market].filter(
    (each) => draft.offeredPayments.includes(each) || each === typed.payment,
  );

  async function submit(event: FormEvent) {
    if (await form.submit(event)) toaster.create({ title: t('draftOrders.saved') });
  }

  async function openSending() {
    if (!form.busy && (!form.isDirty || (await form.submit()))) setSending(true);
  }

  return (
    <form {...form.formProps} onSubmit={(event) => void submit(event)}>
      <UnsavedGuard unsaved={form.isDirty} />
      {draft.version > version && !form.busy ? (
        <NewerVersion
          onTakeNew={() => {
            form.reset(toDraftForm(draft));
            setVersion(draft.version);
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
            <DraftCustomer market={market} userId={typed.userId} onChange={form.setValues} />
          </Panel>
          <Panel title={t('draftOrders.lines')}>
            <DraftLines market={market} lines={typed.lines} isFree={typed.payment === 'NONE'} form={form} />
          </Panel>
          <Panel title={t('draftOrders.customer')}>
            <Grid gap="4">
              <TextField label={t('draftOrders.email')} type="email" autoComplete="off" {...form.field('email')} />
              <DestinationFields
                market={market}
                field={form.field}
                hasOwnNote={typed.deliveryInstruction === 'OTHER'}
              />
              <SelectField label={t('draftOrders.language')} {...form.field('language')}>
                <option value="KO">{t('draftOrders.korean')}</option>
                <option value="EN">{t('draftOrders.english')}</option>
              </SelectField>
            </Grid>
          </Panel>
        </Grid>
        <Grid gap="5" alignContent="start" minWidth="0">
          <Panel title={t('draftOrders.paymentTitle')}>
            <Grid gap="4">
              <SelectField label={t('draftOrders.paymentMethod')} {...form.field('payment')}>
                {payments.map((payment) => (
                  <option key={payment} value={payment}>
                    {t(`draftOrders.payment.${payment}`)}
                  </option>
                ))}
              </SelectField>
              {typed.payment === 'LINK' ? (
                <TextField
                  label={t('draftOrders.expiresInDays', { maximum: MAXIMUM_DRAFT_EXPIRY_DAYS })}
                  hint={t('draftOrders.held')}
                  inputMode="numeric"
                  {...form.field('expiresInDays')}
                />
              ) : null}
              {typed.payment === 'DEPOSIT' ? <DepositFields form={form} /> : null}
              {typed.payment === 'NONE' ? null : <ShippingFields market={market} form={form} />}
              <TextField
                label={t('draftOrders.reason')}
                hint={t('draftOrders.reasonHint')}
                maxLength={MAXIMUM_DRAFT_REASON_LENGTH}
                {...form.field('reason')}
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
          {form.problem ? <ErrorAlert>{form.problem}</ErrorAlert> : null}
          <Flex wrap="wrap" gap="3">
            <Button loading={form.busy} aria-haspopup="dialog" onClick={() => void openSending()}>
              {t(typed.payment === 'LINK' ? 'draftOrders.sendLink' : 'draftOrders.place')}
            </Button>
            <Button type="submit" variant="outline" loading={form.busy}>
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
          email={typed.email}
          onAddress={(address) => {
            form.setValues(address);
            setSending(false);
          }}
          onMember={(userId) => {
            form.setValues({ userId });
            setSending(false);
          }}
          onRefused={(refused) => {
            form.show(refused);
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
  /** Lets the next save replace the colleague's version. */
  readonly onKeepMine: () => void;
}

/** Shown if a colleague has saved the draft since this page loaded it. */
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

interface ShippingFieldsProps {
  readonly market: Market;
  readonly form: SendForm<DraftForm>;
}

/** Shipping option and the agreed shipping price. */
function ShippingFields({ market, form }: ShippingFieldsProps) {
  const t = useText();
  return (
    <>
      {market === 'US' ? (
        <SelectField label={t('draftOrders.shippingOption')} {...form.field('shippingOption')}>
          <option value="">{t('draftOrders.shippingDefault')}</option>
          {Object.values(ShippingOption)
            .filter((option) => option !== 'FREE')
            .map((option) => (
              <option key={option} value={option}>
                {t(`orders.shipping.${option}`)}
              </option>
            ))}
        </SelectField>
      ) : null}
      <TextField
        label={t('draftOrders.agreedShipping')}
        hint={t('draftOrders.agreedHint')}
        inputMode="decimal"
        autoComplete="off"
        {...form.field('agreedShipping')}
      />
    </>
  );
}
