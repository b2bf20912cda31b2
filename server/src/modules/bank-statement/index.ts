export type { BankStatementServices } from './bank-statement.wiring.ts';
export type { StatementMatchingService } from './statement-matching.service.ts';
