import { normaliseOrderNumber } from '@eunbit/schema/order';
import { FormattedMessage, useIntl } from 'react-intl';
import { useParams } from 'react-router';
import { styled } from '#styled-system/jsx';
import { PageHead } from '../../app/PageHead.tsx';
import { useShopInfo } from '../../app/shop-info.ts';
import { PageBody } from '../../components/PageBody.tsx';
import { PageIntro } from '../../components/PageIntro.tsx';
import { ContactForm } from './ContactForm.tsx';
import { ServiceMenu } from './ServiceMenu.tsx';

/** `/contact` and `/contact/{order number}`: a message to customer service. */
export function ContactPage() {
  const intl = useIntl();
  const info = useShopInfo();
  const orderNumber = normaliseOrderNumber(useParams().id ?? '');
  const hours = info && (
    <FormattedMessage id="contact.lead" values={{ opens: info.support.opens, closes: info.support.closes }} />
  );
  const title = intl.formatMessage({ id: orderNumber ? 'contact.orderTitle' : 'contact.title' });
  return (
    <PageBody>
      <PageHead title={title} description={intl.formatMessage({ id: 'contact.description' })} path="/contact" />
      {orderNumber ? <meta name="robots" content="noindex" /> : null}
      <PageIntro title={title} lead={hours} />
      <styled.div
        display="grid"
        gap={{ base: '8', lg: '14' }}
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: '15rem minmax(0, 40rem)' }}
        alignItems="start"
      >
        <ServiceMenu />
        <ContactForm key={orderNumber} orderNumber={orderNumber} />
      </styled.div>
    </PageBody>
  );
}
