import type { AddressFields } from '@eunbit/schema/address';
import { message } from '@eunbit/schema/messages';
import type { Problem } from '@eunbit/ui/use-send';
import { useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { styled } from '#styled-system/jsx';
import { useSettings } from '../../app/settings.tsx';
import { Button } from '../../elements/Button.tsx';
import { ErrorAlert } from '../../elements/ErrorAlert.tsx';
import { Skeleton } from '../../elements/Skeleton.tsx';
import { AddressCard } from './AddressCard.tsx';
import { AddressDialog } from './AddressDialog.tsx';
import { pickAddressFields } from './address-fields.ts';
import { useCreateAddress, useDeleteAddress, useUpdateAddress, useUpdateDefaultAddress } from './address-mutations.ts';
import { DeleteAddressDialog } from './DeleteAddressDialog.tsx';
import { type SavedAddress, useSavedAddresses } from './use-saved-addresses.ts';
import { useShortMessage } from './use-short-message.ts';

interface BookMessageContent {
  readonly tone: 'done' | 'failed';
  readonly text: string;
}

/** The member's saved addresses: list, add, edit, delete, and the default of the store. */
export function AddressBook() {
  const intl = useIntl();
  const { language, market } = useSettings();
  const { addresses, loading, reread } = useSavedAddresses();
  const { send: create } = useCreateAddress();
  const { send: update } = useUpdateAddress();
  const { send: sendDelete } = useDeleteAddress();
  const { send: sendDefault } = useUpdateDefaultAddress();
  const [editing, setEditing] = useState<SavedAddress | 'new' | null>(null);
  const [deleting, setDeleting] = useState<SavedAddress | null>(null);
  const { message: content, show } = useShortMessage<BookMessageContent>();
  const head = useRef<HTMLDivElement>(null);
  // The pressed button may no longer exist, because its address was deleted or is the default now. The focus moves after the
  // dialogs have closed, because they make the page behind them inert.
  const [moved, setMoved] = useState(0);
  useEffect(() => {
    if (moved > 0) head.current?.querySelector('button')?.focus();
  }, [moved]);
  const moveFocus = () => setMoved((times) => times + 1);

  const done = (id: string) => show({ tone: 'done', text: intl.formatMessage({ id }) });
  const failed = (problem: Problem, otherwise: string) => {
    show({ tone: 'failed', text: problem.message ?? otherwise });
    // Most rejections mean that another device changed the list first: read it again.
    if (problem.message !== null) reread();
  };

  async function remove(address: SavedAddress): Promise<void> {
    const { problem } = await sendDelete({ id: address.id });
    setDeleting(null);
    if (problem) return failed(problem, message('address.deleteFailed', language));
    setEditing(null);
    done('address.deleted');
    moveFocus();
  }

  async function makeDefault({ id }: SavedAddress): Promise<void> {
    const { problem } = await sendDefault({ id });
    if (!problem) done('address.defaultChanged');
    else failed(problem, intl.formatMessage({ id: 'address.saveFailed' }));
    moveFocus();
  }

  const save = (subject: SavedAddress | 'new', fields: AddressFields) =>
    subject === 'new'
      ? create({ address: pickAddressFields(fields) })
      : update({ id: subject.id, version: subject.version, address: pickAddressFields(fields) });

  if (!addresses) {
    return loading ? (
      <Skeleton height="9rem" borderRadius="lg" />
    ) : (
      <ErrorAlert onRetry={reread}>
        <FormattedMessage id="address.loadFailed" />
      </ErrorAlert>
    );
  }
  // The addresses of this store first; within a store the default first.
  const shown = [...addresses].sort(
    (a, b) => Number(b.market === market) - Number(a.market === market) || Number(b.isDefault) - Number(a.isDefault),
  );
  return (
    <styled.div display="grid" gap="4">
      <div ref={head}>
        <Button onClick={() => setEditing('new')}>
          <FormattedMessage id="address.add" />
        </Button>
      </div>
      <BookMessage content={content} />
      {shown.length === 0 ? (
        <styled.p color="fg.muted">
          <FormattedMessage id="address.none" />
        </styled.p>
      ) : (
        <styled.ul
          listStyleType="none"
          display="grid"
          gap="4"
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
        >
          {shown.map((address) => (
            <AddressCard
              key={address.id}
              address={address}
              onEdit={() => setEditing(address)}
              onDelete={() => setDeleting(address)}
              onMakeDefault={() => void makeDefault(address)}
            />
          ))}
        </styled.ul>
      )}
      <AddressDialog
        subject={editing}
        market={market}
        save={save}
        onSaved={() => {
          setEditing(null);
          done('address.saved');
        }}
        onRemove={setDeleting}
        onClose={() => setEditing(null)}
      />
      <DeleteAddressDialog address={deleting} remove={remove} onClose={() => setDeleting(null)} />
    </styled.div>
  );
}

/** The element exists before its text, so that screen readers announce it. */
function BookMessage({ content }: { content: BookMessageContent | null }) {
  return (
    <>
      <styled.div role="status" color="green.700" fontWeight="medium">
        {content?.tone === 'done' ? content.text : null}
      </styled.div>
      {content?.tone === 'failed' ? <ErrorAlert>{content.text}</ErrorAlert> : null}
    </>
  );
}
