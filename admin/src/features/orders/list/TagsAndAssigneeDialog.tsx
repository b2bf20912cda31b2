import type { Market } from '@eunbit/schema/market';
import { validateTag } from '@eunbit/schema/tag';
import { useId, useState } from 'react';
import { useText } from '../../../app/use-text.ts';
import { useViewer } from '../../../app/viewer.ts';
import { SelectField } from '../../../components/SelectField.tsx';
import { TextField } from '../../../components/TextField.tsx';
import { useSendForm } from '../../../components/use-send-form.ts';
import type { TagOrAssigneeChange } from '../../../gql/graphql.ts';
import type { MessageId } from '../../../gql/message-id.ts';
import { type BulkChange, useBulkChange } from '../bulk/bulk-mutations.ts';
import type { BulkAnswer } from '../bulk/use-bulk-answers.ts';
import { useColleagues } from '../detail/collaboration/use-colleagues.ts';
import { useOrderTags } from '../detail/collaboration/use-order-tags.ts';
import { BulkFrame } from './BulkFrame.tsx';

const CHANGES: readonly { readonly kind: TagOrAssigneeChange; readonly text: MessageId }[] = [
  { kind: 'ASSIGN', text: 'orders.bulk.assign' },
  { kind: 'ADD_TAG', text: 'orders.bulk.addTag' },
  { kind: 'REMOVE_TAG', text: 'orders.bulk.removeTag' },
];

interface BulkChangeDraft {
  readonly kind: TagOrAssigneeChange;
  /** Empty for no assignee. */
  readonly assigneeId: string;
  readonly tag: string;
}

const toChange = ({ kind, assigneeId, tag }: BulkChangeDraft): BulkChange =>
  kind === 'ASSIGN' ? { change: kind, assigneeId: assigneeId || null } : { change: kind, tag };

interface TagsAndAssigneeDialogProps {
  readonly market: Market;
  readonly numbers: readonly string[];
  readonly onClose: () => void;
  /** Called when the operation has ended, with any result. */
  readonly onDone: () => void;
}

/** Adds a tag to the selected orders, removes one or assigns the orders, and shows the results (COLLABORATION-11). */
export function TagsAndAssigneeDialog({ market, numbers, onClose, onDone }: TagsAndAssigneeDialogProps) {
  const t = useText();
  const viewer = useViewer();
  const listId = useId();
  const colleagues = useColleagues();
  const used = useOrderTags(market);
  // A snapshot: the selection is cleared when the operation ends.
  const [asked] = useState(numbers);
  const [answers, setAnswers] = useState<readonly BulkAnswer[] | null>(null);
  const { update, progress } = useBulkChange(t('orders.bulk.noAnswer'));

  async function work(wanted: readonly string[], change: BulkChange) {
    setAnswers(await update(wanted, change));
    onDone();
  }

  const form = useSendForm({
    values: { kind: 'ASSIGN', assigneeId: viewer.id, tag: '' } as BulkChangeDraft,
    validate: ({ kind, tag }) => (kind === 'ASSIGN' ? [] : validateTag(tag)),
    async send(typed) {
      await work(asked, toChange(typed));
      return { problem: null };
    },
  });
  const typed = form.watch();

  return (
    <BulkFrame
      title={t('orders.bulk.tagsAndAssigneeTitle', { count: asked.length })}
      market={market}
      form={form}
      isWorking={progress !== null}
      answers={answers}
      submitText={t('orders.bulk.apply')}
      onRetry={(failed) => void work(failed, toChange(typed))}
      onClose={onClose}
    >
      {answers ? null : (
        <>
          <SelectField label={t('orders.bulk.change')} {...form.field('kind')}>
            {CHANGES.map((each) => (
              <option key={each.kind} value={each.kind}>
                {t(each.text)}
              </option>
            ))}
          </SelectField>
          {typed.kind === 'ASSIGN' ? (
            <SelectField label={t('orders.collaboration.assignee')} {...form.field('assigneeId')}>
              <option value={viewer.id}>{t('orders.bulk.me')}</option>
              <option value="">{t('orders.collaboration.nobody')}</option>
              {colleagues
                .filter(({ id }) => id !== viewer.id)
                .map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
            </SelectField>
          ) : (
            <>
              <TextField label={t('orders.filter.tag')} list={listId} {...form.field('tag')} />
              <datalist id={listId}>
                {used.map((each) => (
                  <option key={each} value={each} />
                ))}
              </datalist>
            </>
          )}
        </>
      )}
    </BulkFrame>
  );
}
