import { Box, Field, Flex, Input } from '@chakra-ui/react';
import { BESIDE_FIELD } from '../app/touch.ts';
import { useText } from '../app/use-text.ts';
import { Button } from './Button.tsx';
import { ButtonLink } from './ButtonLink.tsx';

interface SearchBoxProps {
  readonly label: string;
  /** The current search; empty if there is none. */
  readonly value: string;
  readonly onSearch: (text: string) => void;
  /** Address of the list without the search. */
  readonly clearUrl: string;
}

/** Searches a list when the form is submitted. */
export function SearchBox({ label, value, onSearch, clearUrl }: SearchBoxProps) {
  const t = useText();
  return (
    <search>
      <Flex asChild wrap="wrap" align={{ base: 'flex-end', sm: 'center' }} gap="2">
        <form
          onSubmit={(event) => {
            event.preventDefault();
            const text = new FormData(event.currentTarget).get('text');
            onSearch(typeof text === 'string' ? text.trim() : '');
          }}
        >
          <Field.Root
            display="flex"
            flexDirection={{ base: 'column', sm: 'row' }}
            alignItems={{ base: 'stretch', sm: 'center' }}
            flex={{ base: '1 1 12rem', sm: '1 1 18rem' }}
            maxWidth={{ sm: '28rem' }}
          >
            <Field.Label color="fg.muted" fontWeight="normal" flexShrink="0">
              {label}
            </Field.Label>
            <Box flex="1">
              {/* The address can change without this form, for example by the back button. */}
              <Input key={value} name="text" type="search" size="sm" defaultValue={value} maxLength={254} />
            </Box>
          </Field.Root>
          <Button type="submit" size="sm" variant="outline" css={BESIDE_FIELD}>
            {t('app.search.submit')}
          </Button>
          {value ? (
            <ButtonLink size="sm" variant="ghost" to={clearUrl}>
              {t('app.search.clear')}
            </ButtonLink>
          ) : null}
        </form>
      </Flex>
    </search>
  );
}
