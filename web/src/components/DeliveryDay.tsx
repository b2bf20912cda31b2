import { FormattedDate } from 'react-intl';

/** A calendar date, `2026-03-02`, with its weekday and without its year. */
export function DeliveryDay({ day }: { day: string }) {
  return <FormattedDate value={`${day}T00:00:00Z`} timeZone="UTC" weekday="short" month="short" day="numeric" />;
}
