import { chakra, Flex, Span, Text } from '@chakra-ui/react';
import { PLACEHOLDERS, type Placeholder } from '@eunbit/schema/placeholder';
import { useId } from 'react';
import { useText } from '../../app/use-text.ts';
import { Button } from '../../components/Button.tsx';
import type { MessageId } from '../../gql/message-id.ts';

const PLACE_TEXT: Readonly<Record<Placeholder, MessageId>> = {
  name: 'emailTemplates.place.name',
  orderNumber: 'emailTemplates.place.orderNumber',
  orderDate: 'emailTemplates.place.orderDate',
  items: 'emailTemplates.place.items',
  total: 'emailTemplates.place.total',
  amountDue: 'emailTemplates.place.amountDue',
  payBy: 'emailTemplates.place.payBy',
  address: 'emailTemplates.place.address',
  carrier: 'emailTemplates.place.carrier',
  trackingNumber: 'emailTemplates.place.trackingNumber',
};

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
            {t(PLACE_TEXT[name])}
            <Span color="fg.muted" fontWeight="normal">{`{${name}}`}</Span>
          </Button>
        ))}
      </Flex>
    </chakra.div>
  );
}
