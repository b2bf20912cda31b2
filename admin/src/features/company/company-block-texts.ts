import type { CompanyBlockField, CompanyBlockKind } from '@eunbit/schema/company-block';
import type { MessageId } from '../../gql/message-id.ts';

interface KindTexts {
  readonly title: MessageId;
  readonly add: MessageId;
  readonly empty: MessageId;
  readonly edit: MessageId;
  readonly fields: Readonly<Record<CompanyBlockField, MessageId>>;
}

const FIELDS = {
  name: 'company.field.name',
  role: 'company.field.role',
  text: 'company.field.sentence',
  address: 'company.field.address',
  photoAlt: 'company.field.photoAlt',
} as const satisfies Record<CompanyBlockField, MessageId>;

export const KIND_TEXTS: Readonly<Record<CompanyBlockKind, KindTexts>> = {
  PERSON: {
    title: 'company.people',
    add: 'company.addPerson',
    empty: 'company.noPeople',
    edit: 'company.editPerson',
    fields: FIELDS,
  },
  PLACE: {
    title: 'company.places',
    add: 'company.addPlace',
    empty: 'company.noPlaces',
    edit: 'company.editPlace',
    fields: { ...FIELDS, text: 'company.field.text' },
  },
};
