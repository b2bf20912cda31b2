import { chakra, Flex } from '@chakra-ui/react';
import { message } from '@eunbit/schema/staff-messages';
import { validateTag } from '@eunbit/schema/tag';
import { useLanguage } from '@eunbit/ui/LocaleProvider.tsx';
import { type FormEvent, useId, useState } from 'react';
import { useText } from '../../../../app/use-text.ts';
import { Button } from '../../../../components/Button.tsx';
import { Chip } from '../../../../components/Chip.tsx';
import { IconButton } from '../../../../components/IconButton.tsx';
import { IfMay } from '../../../../components/IfMay.tsx';
import { CloseIcon } from '../../../../components/icons.tsx';
import { TextField } from '../../../../components/TextField.tsx';
import { showError } from '../../../../components/toaster.ts';
import type { OrderDesk_OrderFragment } from '../../../../gql/graphql.ts';
import { orderListUrl } from '../../../../urls/orders.urls.ts';
import { useAddOrderTag, useRemoveOrderTag } from './desk-mutations.ts';
import { useOrderTags } from './use-order-tags.ts';

/** The tags of an order, each a link to the orders that have it, and a field that suggests those in use. */
export function OrderTags({ order }: { readonly order: OrderDesk_OrderFragment }) {
  const t = useText();
  const language = useLanguage();
  const listId = useId();
  const { number, market, tags } = order;
  const add = useAddOrderTag();
  const { send: sendRemoval, busy: removing } = useRemoveOrderTag();
  const busy = add.busy || removing;
  const used = useOrderTags(market);
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string | null>(null);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    const [failure] = validateTag(typed);
    if (failure) return setProblem(message(failure.key, language));
    const { problem: refused } = await add.send({ orderNumber: number, tag: typed });
    setProblem(refused && (refused.message ?? t('orders.action.failed')));
    if (!refused) setTyped('');
  }

  async function remove(tag: string) {
    const { problem: refused } = await sendRemoval({ orderNumber: number, tag });
    if (refused) showError(refused.message ?? t('orders.action.failed'));
  }

  return (
    <div>
      {tags.length > 0 ? (
        <chakra.ul aria-label={t('orders.desk.tags')} display="flex" flexWrap="wrap" gap="2" mb="3" listStyle="none">
          {tags.map((tag) => (
            <chakra.li key={tag} display="flex" alignItems="center">
              <Chip to={orderListUrl(market, { filter: { tag } })}>#{tag}</Chip>
              <IfMay needed="ORDER_NOTE">
                <IconButton label={t('orders.desk.removeTag', { tag })} onClick={() => void remove(tag)}>
                  <CloseIcon />
                </IconButton>
              </IfMay>
            </chakra.li>
          ))}
        </chakra.ul>
      ) : null}
      <IfMay needed="ORDER_NOTE" keepsShown>
        <chakra.form onSubmit={(event) => void submit(event)} noValidate>
          <Flex gap="2" align="end">
            <TextField
              label={t('orders.desk.newTag')}
              list={listId}
              autoComplete="off"
              value={typed}
              error={problem}
              onChange={(event) => {
                setTyped(event.target.value);
                setProblem(null);
              }}
            />
            <Button type="submit" variant="outline" loading={busy}>
              {t('orders.desk.addTag')}
            </Button>
          </Flex>
          <datalist id={listId}>
            {used
              .filter((tag) => !tags.includes(tag))
              .map((tag) => (
                <option key={tag} value={tag} />
              ))}
          </datalist>
        </chakra.form>
      </IfMay>
    </div>
  );
}
