export type { BankStatementServices } from './bank-statement.module.ts';
export type { StatementMatchingService } from './statement-matching.service.ts';
