import { chakra, Flex } from '@chakra-ui/react';
import { validateTag } from '@eunbit/schema/tag';
import { useId } from 'react';
import { useText } from '../../../../app/use-text.ts';
import { Button } from '../../../../components/Button.tsx';
import { Chip } from '../../../../components/Chip.tsx';
import { IconButton } from '../../../../components/IconButton.tsx';
import { IfMay } from '../../../../components/IfMay.tsx';
import { CloseIcon } from '../../../../components/icons.tsx';
import { TextField } from '../../../../components/TextField.tsx';
import { showError } from '../../../../components/toaster.ts';
import { useSendForm } from '../../../../components/use-send-form.ts';
import type { OrderCollaboration_OrderFragment } from '../../../../gql/graphql.ts';
import { orderListUrl } from '../../../../urls/orders.urls.ts';
import { useAddOrderTag, useRemoveOrderTag } from './collaboration-mutations.ts';
import { useOrderTags } from './use-order-tags.ts';

/** The tags of an order, each a link to the orders with this tag, and a field that suggests known tags. */
export function OrderTags({ order }: { readonly order: OrderCollaboration_OrderFragment }) {
  const t = useText();
  const listId = useId();
  const { number, market, tags } = order;
  const { send: addTag } = useAddOrderTag();
  const { send: removeTag, busy: removing } = useRemoveOrderTag();
  const used = useOrderTags(market);
  const form = useSendForm({
    values: { tag: '' },
    validate: ({ tag }) => validateTag(tag),
    send: ({ tag }) => addTag({ orderNumber: number, tag }),
    problemField: 'tag',
    startsOver: true,
  });

  async function remove(tag: string) {
    const { problem: refused } = await removeTag({ orderNumber: number, tag });
    if (refused) showError(refused.message ?? t('orders.action.failed'));
  }

  return (
    <div>
      {tags.length > 0 ? (
        <chakra.ul
          aria-label={t('orders.collaboration.tags')}
          display="flex"
          flexWrap="wrap"
          gap="2"
          mb="3"
          listStyle="none"
        >
          {tags.map((tag) => (
            <chakra.li key={tag} display="flex" alignItems="center">
              <Chip to={orderListUrl(market, { filter: { tag } })}>#{tag}</Chip>
              <IfMay needed="ORDER_NOTE">
                <IconButton label={t('orders.collaboration.removeTag', { tag })} onClick={() => void remove(tag)}>
                  <CloseIcon />
                </IconButton>
              </IfMay>
            </chakra.li>
          ))}
        </chakra.ul>
      ) : null}
      <IfMay needed="ORDER_NOTE" keepsShown>
        <chakra.form {...form.formProps}>
          <Flex gap="2" align="end">
            <TextField
              label={t('orders.collaboration.newTag')}
              list={listId}
              autoComplete="off"
              {...form.field('tag')}
            />
            <Button type="submit" variant="outline" loading={form.busy || removing}>
              {t('orders.collaboration.addTag')}
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
