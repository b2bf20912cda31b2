import { Box, chakra, Flex } from '@chakra-ui/react';
import type { Market } from '@eunbit/schema/market';
import { MAXIMUM_TAG_LENGTH } from '@eunbit/schema/tag';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { useText } from '../../../app/use-text.ts';
import { Button } from '../../../components/Button.tsx';
import { ButtonLink } from '../../../components/ButtonLink.tsx';
import { TextField } from '../../../components/TextField.tsx';
import { type UserListView, userListUrl } from '../../../urls/users.urls.ts';

/** Searches customers by name, email address or phone number, and by tag; the address holds both. */
export function UserSearch({ market, view }: { market: Market; view: UserListView }) {
  const t = useText();
  const navigate = useNavigate();
  const [search, setSearch] = useState(view.search);
  const [tag, setTag] = useState(view.tag);

  function submit(event: FormEvent) {
    event.preventDefault();
    void navigate(userListUrl(market, { kind: view.kind, search, tag }));
  }

  return (
    <chakra.search mb="4" display="block">
      <chakra.form onSubmit={submit} display="flex" flexWrap="wrap" alignItems="flex-end" gap="2" maxWidth="52rem">
        <Box flex="2 1 16rem">
          <TextField
            label={t('users.search.label')}
            hint={t('users.search.hint')}
            type="search"
            name="search"
            autoComplete="off"
            maxLength={254}
            value={search}
            onChange={(event) => setSearch(event.target.value)}
          />
        </Box>
        <Box flex="1 1 9rem">
          <TextField
            label={t('users.search.tag')}
            hint={t('users.search.tagHint')}
            type="search"
            name="tag"
            autoComplete="off"
            maxLength={MAXIMUM_TAG_LENGTH}
            value={tag}
            onChange={(event) => setTag(event.target.value)}
          />
        </Box>
        <Flex gap="2" mb="1.6875rem">
          <Button type="submit">{t('users.search.submit')}</Button>
          {view.search || view.tag ? (
            <ButtonLink variant="outline" to={userListUrl(market, { kind: view.kind })}>
              {t('users.search.clear')}
            </ButtonLink>
          ) : null}
        </Flex>
      </chakra.form>
    </chakra.search>
  );
}
