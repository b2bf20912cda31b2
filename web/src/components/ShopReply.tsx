import { brandName } from '@eunbit/schema/brand';
import type { Market } from '@eunbit/schema/market';
import { dateText } from '@eunbit/ui/date';
import { detectLanguage } from '@eunbit/ui/detect-language';
import { useLanguage } from '@eunbit/ui/LocaleProvider.tsx';
import { FormattedMessage } from 'react-intl';
import { styled } from '#styled-system/jsx';

/** The shop's reply to a question or a review; `titleId` is the message key of its heading. */
export function ShopReply({
  titleId,
  text,
  at,
  market,
}: {
  titleId: string;
  text: string;
  at: string;
  market: Market;
}) {
  const language = useLanguage();
  return (
    <styled.div bg="bg.tint" borderRadius="lg" px="5" py="4" display="grid" gap="1.5" overflowWrap="anywhere">
      <styled.p fontSize="sm" fontWeight="semibold">
        <FormattedMessage id={titleId} values={{ brand: brandName(language), date: dateText(at, language, market) }} />
      </styled.p>
      <styled.p lang={detectLanguage(text)} whiteSpace="pre-line">
        {text}
      </styled.p>
    </styled.div>
  );
}
