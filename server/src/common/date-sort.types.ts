import { DateSort } from '@eunbit/schema/date-sort';
import { registerEnumType } from 'type-graphql';

registerEnumType(DateSort, {
  name: 'DateSort',
  description: 'Sort order of a list by date.',
  valuesConfig: { NEWEST: { description: 'Newest first.' }, OLDEST: { description: 'Oldest first.' } },
});
