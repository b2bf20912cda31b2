import type { Market } from '@eunbit/schema/market';
import type { DelayReason } from '@eunbit/schema/order';
import { useText } from '../../../app/use-text.ts';
import { DateField } from '../../../components/DateField.tsx';
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
      <DateField
        label={t('orders.delay.until')}
        error={problem?.field === 'until' ? problem.text : null}
        min={firstDayAfter(new Date(), market)}
        value={draft.until}
        onChange={(until) => onChange({ ...draft, until })}
      />
      {withPayUntil ? (
        <DateField
          label={t('orders.delay.payUntil')}
          hint={t('orders.delay.payUntilHint')}
          error={problem?.field === 'payUntil' ? problem.text : null}
          min={firstDayAfter(new Date(), market)}
          value={draft.payUntil}
          onChange={(payUntil) => onChange({ ...draft, payUntil })}
        />
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
