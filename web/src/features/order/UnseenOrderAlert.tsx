import { useEffect, useEffectEvent, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation, useNavigate } from 'react-router';
import { styled } from '#styled-system/jsx';
import { useSettings } from '../../app/settings.tsx';
import { getSessionStorage } from '../../browser/storage.ts';
import { Button, IconButton } from '../../elements/Button.tsx';
import { CloseIcon } from '../../elements/icons.tsx';
import { rememberPlacedOrder, SUCCESS_PATH } from './order-access.ts';
import { useAcknowledgeOrder, useForgetUnseenOrder } from './success/use-acknowledge-order.ts';

/**
 * Informs a buyer who closed the tab while paying that the order is placed, on the pages of one visit, until it is
 * dismissed.
 */
export function UnseenOrderAlert({ number }: { number: string }) {
  const intl = useIntl();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { market } = useSettings();
  const acknowledge = useAcknowledgeOrder();
  const forget = useForgetUnseenOrder();
  const access = useRef<Promise<string | null> | null>(null);
  // The success page shows the same and more.
  const hidden = Object.values(SUCCESS_PATH).includes(pathname);

  const announce = useEffectEvent(() => {
    access.current ??= acknowledge(number);
  });
  useEffect(() => {
    if (!hidden) announce();
  }, [hidden]);

  async function open(): Promise<void> {
    const accessToken = await (access.current ?? acknowledge(number));
    if (accessToken) rememberPlacedOrder(getSessionStorage(), { orderNumber: number, accessToken });
    forget();
    void navigate(accessToken ? SUCCESS_PATH[market] : '/guest-order');
  }

  if (hidden) return null;
  return (
    <styled.section
      aria-label={intl.formatMessage({ id: 'unseenOrder.label' })}
      display="flex"
      alignItems="center"
      gap="3"
      px={{ base: '4', md: '8' }}
      py="2"
      bg="green.50"
      borderBottomWidth="1px"
      _print={{ display: 'none' }}
    >
      <styled.p role="status" flex="1" minWidth="0" fontWeight="medium">
        <FormattedMessage id="unseenOrder.text" values={{ number }} />{' '}
        <Button variant="plain" minH="9" textDecoration="underline" onClick={() => void open()}>
          <FormattedMessage id="unseenOrder.open" />
        </Button>
      </styled.p>
      <IconButton label={intl.formatMessage({ id: 'ui.close' })} onClick={forget}>
        <CloseIcon />
      </IconButton>
    </styled.section>
  );
}
