import type { Market } from '@eunbit/schema/market';
import type { DelayReason } from '@eunbit/schema/order';
import { useText } from '../../../app/use-text.ts';
import { DateControl } from '../../../components/DateControl.tsx';
import { FormField } from '../../../components/FormField.tsx';
import { SelectField } from '../../../components/SelectField.tsx';
import { TextAreaField } from '../../../components/TextAreaField.tsx';
import { DELAY_REASONS, type DraftProblem, firstDayAfter, type StatusDraft } from './status-draft.ts';

/** Longest detail that the API takes. */
const MAXIMUM_DETAIL_LENGTH = 1000;

interface DraftFieldsProps {
  readonly draft: StatusDraft;
  readonly problem: DraftProblem | null;
  readonly market: Market;
  readonly onChange: (draft: StatusDraft) => void;
}

interface DelayFieldsProps extends DraftFieldsProps {
  /** Whether a deposit may be awaited, so that there can be a day for it. */
  readonly withPayUntil: boolean;
}

export function DelayFields({ draft, problem, market, withPayUntil, onChange }: DelayFieldsProps) {
  const t = useText();
  return (
    <>
      <SelectField
        label={t('orders.delay.reason')}
        value={draft.reason}
        error={problem?.field === 'reason' ? problem.text : null}
        onChange={(event) => onChange({ ...draft, reason: event.target.value as DelayReason | '' })}
      >
        <option value="">{t('orders.delay.choose')}</option>
        {DELAY_REASONS.map((reason) => (
          <option key={reason} value={reason}>
            {t(`orders.delayReason.${reason}`)}
          </option>
        ))}
      </SelectField>
      <FormField label={t('orders.delay.until')} error={problem?.field === 'until' ? problem.text : null}>
        {(control) => (
          <DateControl
            {...control}
            day={draft.until || null}
            min={firstDayAfter(new Date(), market)}
            value={draft.until}
            onChange={(event) => onChange({ ...draft, until: event.target.value })}
            onPick={(until) => onChange({ ...draft, until })}
          />
        )}
      </FormField>
      {withPayUntil ? (
        <FormField
          label={t('orders.delay.payUntil')}
          hint={t('orders.delay.payUntilHint')}
          error={problem?.field === 'payUntil' ? problem.text : null}
        >
          {(control) => (
            <DateControl
              {...control}
              day={draft.payUntil || null}
              min={firstDayAfter(new Date(), market)}
              value={draft.payUntil}
              onChange={(event) => onChange({ ...draft, payUntil: event.target.value })}
              onPick={(payUntil) => onChange({ ...draft, payUntil })}
            />
          )}
        </FormField>
      ) : null}
      <TextAreaField
        label={t('orders.delay.detail')}
        hint={t('orders.delay.detailHint')}
        rows={3}
        maxLength={MAXIMUM_DETAIL_LENGTH}
        value={draft.detail}
        onChange={(event) => onChange({ ...draft, detail: event.target.value })}
      />
    </>
  );
}
