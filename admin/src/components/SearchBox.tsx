import { chakra } from '@chakra-ui/react/styled-system';
import { Button } from '@eunbit/ui/Button.tsx';
import { inputRecipe } from '@eunbit/ui/recipes';
import { useId } from 'react';
import { useText } from '../app/use-text.ts';
import { ButtonLink } from './ButtonLink.tsx';

const Input = chakra('input', inputRecipe);

interface SearchBoxProps {
  readonly label: string;
  /** The present search; empty for none. */
  readonly value: string;
  readonly onSearch: (text: string) => void;
  /** Address of the list without the search. */
  readonly clearUrl: string;
}

/** Searches a list when the form is submitted. */
export function SearchBox({ label, value, onSearch, clearUrl }: SearchBoxProps) {
  const t = useText();
  const id = useId();
  return (
    <search>
      <chakra.form
        display="flex"
        flexWrap="wrap"
        alignItems="center"
        gap="2"
        onSubmit={(event) => {
          event.preventDefault();
          const text = new FormData(event.currentTarget).get('text');
          onSearch(typeof text === 'string' ? text.trim() : '');
        }}
      >
        <chakra.label htmlFor={id} flexBasis={{ base: 'full', sm: 'auto' }} color="fg.muted" fontSize="sm">
          {label}
        </chakra.label>
        <Input
          // The address can change without this form, for example by the back button.
          key={value}
          id={id}
          name="text"
          type="search"
          defaultValue={value}
          maxLength={254}
          flex="1 1 12rem"
          width="auto"
          maxWidth={{ sm: '18rem' }}
          minH="9"
          py="1"
          px="3"
          fontSize="sm"
        />
        <Button type="submit" size="sm" variant="outline">
          {t('app.search.submit')}
        </Button>
        {value ? (
          <ButtonLink size="sm" variant="ghost" to={clearUrl}>
            {t('app.search.clear')}
          </ButtonLink>
        ) : null}
      </chakra.form>
    </search>
  );
}
