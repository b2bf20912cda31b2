import { chakra, Flex, Span, Text } from '@chakra-ui/react';
import { PLACEHOLDERS } from '@eunbit/schema/placeholder';
import { useId } from 'react';
import { useText } from '../../app/use-text.ts';
import { Button } from '../../components/Button.tsx';

/** What the shop fills in, each a press away from the text. */
export function PlaceButtons({ onInsert }: { readonly onInsert: (place: string) => void }) {
  const t = useText();
  const id = useId();
  return (
    <chakra.div role="group" aria-labelledby={id}>
      <Text id={id} fontSize="sm" color="fg.muted" mb="1.5">
        {t('emailTemplates.places')}
      </Text>
      <Flex wrap="wrap" gap="1.5">
        {PLACEHOLDERS.map((name) => (
          <Button key={name} size="sm" variant="outline" fontWeight="medium" onClick={() => onInsert(`{${name}}`)}>
            {t(`emailTemplates.place.${name}`)}
            <Span color="fg.muted" fontWeight="normal">{`{${name}}`}</Span>
          </Button>
        ))}
      </Flex>
    </chakra.div>
  );
}
