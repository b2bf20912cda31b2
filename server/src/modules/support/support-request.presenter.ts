import { personName } from '@eunbit/schema/person-name';
import type { StoredRequest } from './support-request.service.ts';
import type { SupportRequestType } from './support-request.types.ts';
export function presentRequest({ kind, record }: StoredRequest): SupportRequestType {
  const { number, market, language, email, phone, message, createdAt, state, answers } = record;
  const common = {
    id: String(record._id),
    number,
    kind,
    status: state,
    market,
    language,
    email,
    phone,
    message,
    createdAt,
    answers,
  };
  if (kind === 'MESSAGE') {
    const { name, subject, orderNumber } = record;
    return { ...common, name, subject, orderNumber, company: null, industry: null };
  }
  const { company, industry } = record;
  return { ...common, name: personName(record), company, industry, subject: null, orderNumber: null };
}
