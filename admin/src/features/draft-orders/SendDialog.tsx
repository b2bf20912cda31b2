import { Box, Dialog, Flex, Text } from '@chakra-ui/react';
import type { AddressFields } from '@eunbit/schema/address';
import { formatMoney, type Money } from '@eunbit/schema/money';
import { addressLine } from '@eunbit/schema/postal-address';
import type { OperationError } from '@eunbit/ui/operation-error';
import { useState } from 'react';
import { useText } from '../../app/use-text.ts';
import { Button } from '../../components/Button.tsx';
import { ModalDialog } from '../../components/ModalDialog.tsx';
import { toaster } from '../../components/toaster.ts';
import type { DraftOrder_DraftOrderFragment } from '../../gql/graphql.ts';
import type { MessageId } from '../../gql/message-id.ts';
import { useSendDraftOrder } from './draft-order-mutations.ts';

const TEXTS: Readonly<Record<'LINK' | 'DEPOSIT' | 'NONE', { readonly title: MessageId; readonly text: MessageId }>> = {
  LINK: { title: 'draftOrders.sendLink', text: 'draftOrders.send.link' },
  DEPOSIT: { title: 'draftOrders.place', text: 'draftOrders.send.deposit' },
  NONE: { title: 'draftOrders.place', text: 'draftOrders.send.none' },
};

/** Why the form was rejected, with errors for the whole form and for its fields. */
type DraftProblem = Pick<OperationError, 'message' | 'fields'>;

/** The member whose email address a guest draft has. */
interface FoundMember {
  readonly userId: string;
  readonly name: string;
}

interface SendDialogProps {
  readonly draft: DraftOrder_DraftOrderFragment;
  readonly version: number;
  readonly email: string;
  /** Puts the address into the form as the postal service writes it. */
  readonly onAddress: (address: AddressFields) => void;
  /** Assigns the draft to the member who has its email address. */
  readonly onMember: (userId: string) => void;
  readonly onRefused: (problem: DraftProblem) => void;
  readonly onClose: () => void;
}

interface Shortage {
  readonly title: string;
  readonly requested: number;
  readonly available: number;
}

function listShortages(shortages: readonly Shortage[]): string {
  return shortages.map(({ title, requested, available }) => `${title} (${available}/${requested})`).join(', ');
}

/** Shows amount, payment method and recipient before anything is sent. */
export function SendDialog({ draft, version, email, onAddress, onMember, onRefused, onClose }: SendDialogProps) {
  const t = useText();
  const { send, busy } = useSendDraftOrder();
  const { number, market, payment, expiresInDays } = draft;
  const [total, setTotal] = useState<Money>(draft.amounts.total);
  const [isChanged, setIsChanged] = useState(false);
  const [suggestion, setSuggestion] = useState<AddressFields | null>(null);
  const [member, setMember] = useState<FoundMember | null>(null);
  const [isForGuest, setIsForGuest] = useState(false);
  const { title, text } = TEXTS[payment];
  const amount = formatMoney(total, { place: 'order' });

  async function agree(isKeptAsTyped: boolean, asGuest = isForGuest) {
    setIsForGuest(asGuest);
    setMember(null);
    const seen = { number, expectedVersion: version, expectedTotal: total.amount };
    const { answer, problem } = await send({ ...seen, isKeptAsTyped, isForGuest: asGuest });
    const message = problem?.message ?? t('draftOrders.noAnswer');
    switch (answer?.__typename) {
      case 'DraftOrderSent':
        toaster.create({
          title: answer.order
            ? t('draftOrders.placed', { number: answer.order.number })
            : t('draftOrders.sent', { email }),
        });
        return onClose();
      case 'DraftOrderTotalChanged':
        setIsChanged(true);
        return setTotal(answer.amounts.total);
      case 'DraftOrderMemberFound':
        return setMember(answer);
      case 'DraftOrderAddressSuggested': {
        const { __typename, ...address } = answer.suggestion;
        return setSuggestion(address);
      }
      case 'InsufficientStockError':
        return onRefused({ message: `${message} ${listShortages(answer.shortages)}`, fields: {} });
      default:
        return onRefused({ message, fields: problem?.fields ?? {} });
    }
  }

  return (
    <ModalDialog title={t(title)} onClose={onClose}>
      {isChanged ? (
        <Text role="alert" fontWeight="semibold" mb="3">
          {t('draftOrders.send.totalChanged', { amount })}
        </Text>
      ) : null}
      <p>{t(text, { amount, email, days: expiresInDays })}</p>
      {member ? (
        <Box role="alert" borderWidth="1px" borderRadius="md" px="4" py="3" mt="4">
          <Text mb="3">{t('draftOrders.send.member', { email, name: member.name })}</Text>
          <Flex wrap="wrap" gap="2">
            <Button size="sm" onClick={() => onMember(member.userId)}>
              {t('draftOrders.send.theirs', { name: member.name })}
            </Button>
            <Button size="sm" variant="outline" loading={busy} onClick={() => void agree(suggestion !== null, true)}>
              {t('draftOrders.send.guest')}
            </Button>
          </Flex>
        </Box>
      ) : null}
      {suggestion ? (
        <Box role="alert" borderWidth="1px" borderRadius="md" px="4" py="3" mt="4">
          <Text mb="3">{t('draftOrders.send.suggestion', { address: addressLine(suggestion, market) })}</Text>
          <Button size="sm" onClick={() => onAddress(suggestion)}>
            {t('draftOrders.send.useSuggestion')}
          </Button>
        </Box>
      ) : null}
      <Dialog.Footer mt="6">
        <Button variant="outline" onClick={onClose}>
          {t('draftOrders.back')}
        </Button>
        {member ? null : (
          <Button loading={busy} onClick={() => void agree(suggestion !== null)}>
            {suggestion ? t('draftOrders.send.keepTyped') : t(title)}
          </Button>
        )}
      </Dialog.Footer>
    </ModalDialog>
  );
}
