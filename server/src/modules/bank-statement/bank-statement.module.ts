import { createBankStatementLoaders } from './bank-statement.loader.ts';
import { BankStatementResolver } from './bank-statement.resolver.ts';
import { createBankStatementServices } from './bank-statement.wiring.ts';
import { statementColumnsModel } from './statement-columns.model.ts';
import { statementLineModel } from './statement-line.model.ts';

export const bankStatementModule = {
  models: [statementLineModel, statementColumnsModel],
  resolvers: [BankStatementResolver],
  createServices: createBankStatementServices,
  createLoaders: createBankStatementLoaders,
};
