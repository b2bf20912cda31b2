import { Box, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useText } from '../../../app/use-text.ts';
import { Button } from '../../../components/Button.tsx';
import { LabelNumberForm } from './LabelNumberForm.tsx';

interface ReplaceLabelProps {
  readonly orderNumber: string;
  /** Numbers of the boxes whose labels the shop bought, and that have not left. */
  readonly boxes: readonly number[];
}

/** Gives back a label that the shop bought, for one that was bought elsewhere. */
export function ReplaceLabel({ orderNumber, boxes }: ReplaceLabelProps) {
  const t = useText();
  const [isOpen, open] = useState(false);
  if (!isOpen) {
    return (
      <Button size="sm" variant="outline" onClick={() => open(true)}>
        {t('orders.shipment.replace')}
      </Button>
    );
  }
  return (
    <Box pt="4" borderTopWidth="1px">
      <LabelNumberForm
        orderNumber={orderNumber}
        boxes={boxes}
        isLabelReplaced
        agree={t('orders.shipment.replaceAgree')}
      >
        <Text color="fg.muted">{t('orders.shipment.replaceText')}</Text>
      </LabelNumberForm>
    </Box>
  );
}
