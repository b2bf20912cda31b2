import { Box, chakra, Flex } from '@chakra-ui/react';
import type { Market } from '@eunbit/schema/market';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { useText } from '../../../app/use-text.ts';
import { Button } from '../../../components/Button.tsx';
import { ButtonLink } from '../../../components/ButtonLink.tsx';
import { TextField } from '../../../components/TextField.tsx';
import { userListUrl } from '../../../urls/users.urls.ts';

/** Searches accounts by name, email address or phone number; the address holds the search. */
export function UserSearch({ market, search }: { market: Market; search: string }) {
  const t = useText();
  const navigate = useNavigate();
  const [typed, setTyped] = useState(search);

  function submit(event: FormEvent) {
    event.preventDefault();
    void navigate(userListUrl(market, { search: typed }));
  }

  return (
    <chakra.search mb="4" display="block">
      <chakra.form onSubmit={submit} display="flex" flexWrap="wrap" alignItems="flex-end" gap="2" maxWidth="40rem">
        <Box flex="1 1 16rem">
          <TextField
            label={t('users.search.label')}
            hint={t('users.search.hint')}
            type="search"
            name="search"
            autoComplete="off"
            maxLength={254}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        </Box>
        <Flex gap="2" mb={{ base: '0', md: '1.6875rem' }}>
          <Button type="submit">{t('users.search.submit')}</Button>
          {search ? (
            <ButtonLink variant="outline" to={userListUrl(market)}>
              {t('users.search.clear')}
            </ButtonLink>
          ) : null}
        </Flex>
      </chakra.form>
    </chakra.search>
  );
}
