import { apiMessage } from '@eunbit/schema/api-messages';
import type { Language } from '@eunbit/schema/market';
import { type BankSettings, findBank } from '@eunbit/schema/shop-settings';
import type { StatementAccount } from './bank-statement.service.ts';
import type {
  BookedStatementLineType,
  DepositCandidateType,
  StatementAccountType,
  StatementLineType,
} from './bank-statement.types.ts';
import type { BookedLine } from './statement-booking.service.ts';
import type { MatchedLine } from './statement-matching.service.ts';

/** The context for presenting results. */
interface Presenting {
  readonly banks: BankSettings;
  readonly language: Language;
}

const won = (amount: number) => ({ amount, currency: 'KRW' }) as const;

export function presentAccount(
  { id, name, accountNumber, columns }: StatementAccount,
  language: Language,
): StatementAccountType {
  return { bankId: id, bankName: name[language], accountNumber, columns };
}

function presentCandidate({ order, differences }: MatchedLine['candidates'][number]): DepositCandidateType {
  const { number, isMember, depositorName, awaited, placedAt } = order;
  return {
    orderNumber: number,
    isMember,
    depositorName,
    awaited: won(awaited),
    placedAt,
    differences: [...differences],
  };
}

export function presentLine({ line, candidates }: MatchedLine, { banks, language }: Presenting): StatementLineType {
  const { _id, status, bankId, receivedOn, receivedTime, depositorName, memo } = line;
  return {
    id: String(_id),
    status,
    bankId,
    bankName: findBank(banks, bankId)?.name[language] ?? bankId,
    receivedOn,
    receivedTime,
    amount: won(line.amount),
    depositorName,
    memo,
    candidates: candidates.map(presentCandidate),
    orderNumber: line.orderNumber,
    setAsideReason: line.setAsideReason,
    handledAt: line.handledAt,
    handledBy: line.handledBy,
  };
}

export function presentBookedLine(booked: BookedLine, presenting: Presenting): BookedStatementLineType {
  const { lineId, outcome, reason, line } = booked;
  return {
    lineId,
    outcome,
    message: reason && apiMessage(reason, presenting.language, { order: line?.orderNumber ?? '' }),
    line: line && presentLine({ line, candidates: [] }, presenting),
  };
}
