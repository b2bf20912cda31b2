import { DateSort } from '@eunbit/schema/date-sort';
import { registerEnumType } from 'type-graphql';

registerEnumType(DateSort, {
  name: 'DateSort',
  description: 'Which entry of a list comes first.',
  valuesConfig: { NEWEST: { description: 'The newest.' }, OLDEST: { description: 'The oldest.' } },
});
