import { Alert, Box, chakra, FileUpload, Flex, Grid, Text } from '@chakra-ui/react';
import { CARRIER_FILE_ENCODINGS, type CarrierFileEncoding, isCarrierProgram } from '@eunbit/schema/carrier-program';
import type { Market } from '@eunbit/schema/market';
import type { Carrier } from '@eunbit/schema/order';
import { useState } from 'react';
import { BESIDE_FIELD } from '../../../app/touch.ts';
import { useText } from '../../../app/use-text.ts';
import { Button } from '../../../components/Button.tsx';
import { ErrorAlert } from '../../../components/ErrorAlert.tsx';
import { SelectField } from '../../../components/SelectField.tsx';
import type { MessageId } from '../../../gql/message-id.ts';
import { carrierFileUrl, packingFileUrl } from '../../../urls/orders.urls.ts';
import { ConfirmedAnchor } from '../../session/ConfirmedAnchor.tsx';
import { CarrierOptions } from '../CarrierOptions.tsx';
import { parseCarrier } from './parcel-draft.ts';
import { sendTrackingFile, type TrackingFile } from './send-tracking-file.ts';
import type { OrderToShip } from './to-table.ts';

const ENCODING_TEXT: Readonly<Record<CarrierFileEncoding, MessageId>> = {
  'euc-kr': 'orders.shipping.addresses.eucKr',
  'utf-8': 'orders.shipping.addresses.utf8',
};

interface CarrierFilesProps {
  readonly market: Market;
  readonly numbers: readonly string[];
  readonly orders: ReadonlyMap<string, OrderToShip>;
  readonly carrier: Carrier | null;
  readonly onCarrier: (carrier: Carrier | null) => void;
  readonly onRead: (file: TrackingFile) => void;
}

/** Selects the carrier of all rows, downloads the address file for its program, and uploads its file of tracking numbers. */
export function CarrierFiles({ market, numbers, orders, carrier, onCarrier, onRead }: CarrierFilesProps) {
  const t = useText();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [read, setRead] = useState<TrackingFile | null>(null);

  async function send(file: File | undefined) {
    if (!file || busy) return;
    setProblem(null);
    setRead(null);
    if (!carrier) return setProblem(t('orders.shipping.file.carrierFirst'));
    setBusy(true);
    const answer = await sendTrackingFile({ market, carrier }, file, {
      tooLarge: t('orders.shipping.file.tooLarge'),
      failed: t('orders.shipping.file.failed'),
    });
    setBusy(false);
    if (typeof answer === 'string') return setProblem(answer);
    setRead(answer);
    onRead(answer);
  }

  return (
    <Grid gap="3">
      <Flex wrap="wrap" gap="4" align="end">
        <Box width={{ base: '100%', md: '14rem' }}>
          <SelectField
            label={t('orders.shipping.carrierOfAll')}
            value={carrier ?? ''}
            onChange={(event) => onCarrier(parseCarrier(market, event.target.value))}
          >
            <option value="">{t('orders.ship.choose')}</option>
            <CarrierOptions market={market} />
          </SelectField>
        </Box>
        <FileUpload.Root
          key={read ? 'read' : 'unread'}
          width="auto"
          maxFiles={1}
          disabled={busy}
          onFileChange={({ acceptedFiles, rejectedFiles }) => void send(acceptedFiles[0] ?? rejectedFiles[0]?.file)}
        >
          <FileUpload.HiddenInput />
          <FileUpload.Trigger asChild>
            <Button variant="outline" loading={busy}>
              {t('orders.shipping.file.choose')}
            </Button>
          </FileUpload.Trigger>
        </FileUpload.Root>
        {numbers.length > 0 ? (
          <Flex wrap="wrap" gap="3">
            <ConfirmedAnchor
              size="sm"
              css={BESIDE_FIELD}
              variant="outline"
              href={packingFileUrl(market, numbers)}
              target="_blank"
            >
              {t(market === 'US' ? 'orders.shipping.papersWithLabels' : 'orders.shipping.papers')}
            </ConfirmedAnchor>
            {market === 'KR' && isCarrierProgram(carrier)
              ? CARRIER_FILE_ENCODINGS.map((encoding) => (
                  <ConfirmedAnchor
                    key={encoding}
                    size="sm"
                    css={BESIDE_FIELD}
                    variant="outline"
                    href={carrierFileUrl(carrier, encoding, numbers)}
                  >
                    {t(ENCODING_TEXT[encoding])}
                  </ConfirmedAnchor>
                ))
              : null}
          </Flex>
        ) : null}
      </Flex>
      <Text color="fg.muted" fontSize="sm">
        {t('orders.shipping.hint')}
      </Text>
      {market === 'KR' && isCarrierProgram(carrier) ? <UnwrittenCharacters numbers={numbers} orders={orders} /> : null}
      {problem ? <ErrorAlert readReference={() => null}>{problem}</ErrorAlert> : null}
      {read ? <FileRead file={read} /> : null}
    </Grid>
  );
}

/** Orders whose addresses have characters that EUC-KR cannot encode. */
function UnwrittenCharacters({ numbers, orders }: Pick<CarrierFilesProps, 'numbers' | 'orders'>) {
  const t = useText();
  const lacking = numbers.flatMap((number) => {
    const letters = orders.get(number)?.charactersOutsideEucKr ?? [];
    return letters.length > 0 ? [{ number, letters: letters.join(' ') }] : [];
  });
  if (lacking.length === 0) return null;
  return (
    <Alert.Root status="warning">
      <Alert.Content>
        <Alert.Title>{t('orders.shipping.addresses.unwritten')}</Alert.Title>
        <chakra.ul listStyle="none" fontWeight="normal">
          {lacking.map(({ number, letters }) => (
            <li key={number}>{t('orders.shipping.addresses.unwrittenOf', { order: number, letters })}</li>
          ))}
        </chakra.ul>
      </Alert.Content>
    </Alert.Root>
  );
}

/** Result of an uploaded file, with the rows that could not be used. */
function FileRead({ file }: { file: TrackingFile }) {
  const t = useText();
  const { orders, left, rejected, rejectedCount } = file;
  return (
    <Alert.Root status={rejectedCount > 0 || left > 0 ? 'warning' : 'success'} role="status">
      <Alert.Content>
        <Alert.Title>
          {t('orders.shipping.file.read', { count: orders.length })}{' '}
          {left > 0 ? t('orders.shipping.file.left', { count: left }) : null}{' '}
          {rejectedCount > 0 ? t('orders.shipping.file.rejected', { count: rejectedCount }) : null}
        </Alert.Title>
        {rejected.length > 0 ? (
          <chakra.ul
            maxHeight="14rem"
            overflowY="auto"
            // A region that scrolls has to be reachable by keyboard.
            tabIndex={0}
            display="grid"
            gap="1"
            listStyle="none"
            fontWeight="normal"
          >
            {rejected.map(({ row, orderNumber, message: reason }) => (
              <li key={row}>{t('orders.shipping.file.row', { row, order: orderNumber, reason })}</li>
            ))}
          </chakra.ul>
        ) : null}
      </Alert.Content>
    </Alert.Root>
  );
}
