import { Box, chakra, Flex, Text } from '@chakra-ui/react';
import type { Market } from '@eunbit/schema/market';
import type { CustomerKind } from '@eunbit/schema/order-list';
import { MAXIMUM_TAG_LENGTH, MAXIMUM_TAGS, validateTag } from '@eunbit/schema/tag';
import { useText } from '../../../app/use-text.ts';
import { useMay } from '../../../app/viewer.ts';
import { Button } from '../../../components/Button.tsx';
import { TextLink } from '../../../components/ButtonLink.tsx';
import { IconButton } from '../../../components/IconButton.tsx';
import { IfMay } from '../../../components/IfMay.tsx';
import { CloseIcon } from '../../../components/icons.tsx';
import { Panel } from '../../../components/Panel.tsx';
import { TextField } from '../../../components/TextField.tsx';
import { showError } from '../../../components/toaster.ts';
import { useSendForm } from '../../../components/use-send-form.ts';
import { userListUrl } from '../../../urls/users.urls.ts';
import { useUpdateCustomerTag } from '../user-mutations.ts';

interface CustomerTagsProps {
  readonly customer: { readonly kind: CustomerKind; readonly id: string };
  readonly market: Market;
  readonly tags: readonly string[];
}

/** Tags of a customer, each a link to all customers with this tag. */
export function CustomerTags({ customer, market, tags }: CustomerTagsProps) {
  const t = useText();
  const isReader = !useMay()('USER_UPDATE');
  const { send } = useUpdateCustomerTag();
  const form = useSendForm({
    values: { tag: '' },
    validate: ({ tag }) => validateTag(tag),
    send: ({ tag }) => send({ customer, tag, isSet: true }),
    failed: t('users.failed'),
    problemField: 'tag',
    startsOver: true,
  });

  async function remove(tag: string) {
    const { problem } = await send({ customer, tag, isSet: false });
    if (problem) showError(problem.message ?? t('users.failed'));
    // The focused button is gone.
    else form.setFocus('tag');
  }

  return (
    <Panel title={t('users.tags.title')}>
      {tags.length > 0 ? (
        <chakra.ul display="flex" flexWrap="wrap" gap="2" listStyle="none" mb="3">
          {tags.map((tag) => (
            <chakra.li
              key={tag}
              display="inline-flex"
              alignItems="center"
              gap="1"
              paddingStart="3"
              borderWidth="1px"
              borderRadius="full"
              maxWidth="full"
            >
              <TextLink to={userListUrl(market, { kind: customer.kind, tag })} overflowWrap="anywhere">
                {tag}
              </TextLink>
              <IfMay needed="USER_UPDATE">
                <IconButton size="xs" label={t('users.tags.remove', { tag })} onClick={() => void remove(tag)}>
                  <CloseIcon />
                </IconButton>
              </IfMay>
            </chakra.li>
          ))}
        </chakra.ul>
      ) : isReader ? (
        <Text color="fg.muted">{t('users.tags.none')}</Text>
      ) : null}
      <IfMay needed="USER_UPDATE" keepsShown>
        <chakra.form {...form.formProps}>
          <Flex wrap="wrap" align="flex-start" gap="2">
            <Box flex="1 1 10rem">
              <TextField
                label={t('users.tags.new')}
                hint={t('users.tags.hint', { most: MAXIMUM_TAGS })}
                autoComplete="off"
                maxLength={MAXIMUM_TAG_LENGTH}
                {...form.field('tag')}
              />
            </Box>
            <Button type="submit" variant="subtle" mt="1.6875rem" loading={form.busy}>
              {t('users.tags.add')}
            </Button>
          </Flex>
        </chakra.form>
      </IfMay>
    </Panel>
  );
}
