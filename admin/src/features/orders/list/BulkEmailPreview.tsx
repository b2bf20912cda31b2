import { Box, Flex, Grid } from '@chakra-ui/react';
import { useState } from 'react';
import { useText } from '../../../app/use-text.ts';
import { ErrorAlert } from '../../../components/ErrorAlert.tsx';
import { SelectField } from '../../../components/SelectField.tsx';
import type { UpdateOrderStatusInput } from '../../../gql/graphql.ts';
import { PreviewEmail } from '../../emails/PreviewEmail.tsx';
import { useEmailPreviews } from '../../emails/use-email-previews.ts';
import type { SelectableOrder } from './selection.ts';

/** Number of orders offered for a preview. */
const MOST_CHOICES = 50;

interface BulkEmailPreviewProps {
  /** The qualifying orders, at least one. */
  readonly orders: readonly SelectableOrder[];
  /** Reads the change for all orders from the form; null where the form shows what is missing. */
  readonly readStep: () => Pick<UpdateOrderStatusInput, 'status' | 'delay'> | null;
}

/** Previews the email of one of many orders, each in its customer's language. */
export function BulkEmailPreview({ orders, readStep }: BulkEmailPreviewProps) {
  const t = useText();
  const previews = useEmailPreviews();
  const [chosen, setChosen] = useState(0);
  const [problem, setProblem] = useState<string | null>(null);

  async function ask() {
    const [order, step] = [orders[chosen], readStep()];
    if (!order || !step) return null;
    return previews.previewStatus({ orderNumber: order.number, expectedStatus: order.status, ...step });
  }

  return (
    <Grid gap="2">
      <Flex wrap="wrap" align="flex-end" gap="2">
        {orders.length > 1 ? (
          <Box flex="1 1 14rem">
            <SelectField
              label={t('orders.bulk.emailOf')}
              value={chosen}
              onChange={(event) => setChosen(Number(event.target.value))}
            >
              {orders.slice(0, MOST_CHOICES).map(({ number }, place) => (
                <option key={number} value={place}>
                  {number}
                </option>
              ))}
            </SelectField>
          </Box>
        ) : null}
        <PreviewEmail ask={ask} onProblem={setProblem} />
      </Flex>
      {problem ? <ErrorAlert>{problem}</ErrorAlert> : null}
    </Grid>
  );
}
