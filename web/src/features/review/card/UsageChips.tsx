import type { ReviewUsage } from '@eunbit/schema/review-usage';
import { FormattedMessage, useIntl } from 'react-intl';
import { styled } from '#styled-system/jsx';
import { SCENT_TEXT, SURFACE_TEXT, USE_TEXT } from '../usage-texts.ts';

/** What the author says of how the product was used; nothing where all of it was left out. */
export function UsageChips({ use, surface, scent }: Partial<ReviewUsage>) {
  const intl = useIntl();
  const texts = [use && USE_TEXT[use], surface && SURFACE_TEXT[surface], scent && SCENT_TEXT[scent]].flatMap(
    (text) => text ?? [],
  );
  if (texts.length === 0) return null;
  return (
    <styled.ul
      aria-label={intl.formatMessage({ id: 'review.usage' })}
      listStyleType="none"
      display="flex"
      flexWrap="wrap"
      gap="2"
      fontSize="sm"
    >
      {texts.map((id) => (
        <styled.li key={id} px="3" py="1" bg="bg.tint" borderRadius="full">
          <FormattedMessage id={id} />
        </styled.li>
      ))}
    </styled.ul>
  );
}
