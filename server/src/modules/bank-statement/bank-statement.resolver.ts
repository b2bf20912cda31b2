import { StatementLineStatus } from '@eunbit/schema/bank-statement';
import { personName } from '@eunbit/schema/person-name';
import { validateLineCount, validateSetAside } from '@eunbit/schema/validation-bank-statement';
import { Arg, Ctx, Extensions, FieldResolver, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { Allow, signedIn } from '../../common/allow.ts';
import type { Page } from '../../common/pagination.ts';
import { validationError } from '../../common/result.types.ts';
import type { BankStatementContext } from './bank-statement.module.ts';
import { presentAccount, presentBookedLine, presentLine } from './bank-statement.presenter.ts';
import {
  BankStatementError,
  BookStatementLinesInput,
  BookStatementLinesResult,
  DismissStatementLinesInput,
  ReopenStatementLineInput,
  StatementAccountType,
  StatementLineConnection,
  StatementLinesBooked,
  StatementLinesUpdated,
  StatementLineType,
  UpdateStatementColumnsInput,
  UpdateStatementColumnsResult,
  UpdateStatementLinesResult,
} from './bank-statement.types.ts';
import type { StatementLineRecord } from './statement-line.model.ts';

const presenting = ({ services, language }: BankStatementContext) => ({
  banks: services.shopSettings.current.banks,
  language,
});

function presentUpdated(lines: readonly StatementLineRecord[], context: BankStatementContext): StatementLinesUpdated {
  const presented = lines.map((line) => presentLine({ line, candidates: [] }, presenting(context)));
  return Object.assign(new StatementLinesUpdated(), { lines: presented });
}

@Resolver(() => StatementLineType)
export class BankStatementResolver {
  @Allow('order:read')
  @Extensions({ atMost: 20 })
  @Query(() => [StatementAccountType], { description: 'The bank accounts that take deposits.' })
  async statementAccounts(@Ctx() { services, language }: BankStatementContext): Promise<StatementAccountType[]> {
    return (await services.bankStatements.accounts()).map((account) => presentAccount(account, language));
  }

  @Allow('order:read')
  @Query(() => StatementLineConnection, {
    description: 'Bank statement lines, newest first; open lines include matching orders.',
  })
  async statementLines(
    @Arg('status', () => StatementLineStatus, { defaultValue: 'OPEN', description: 'Their status.' })
    status: StatementLineStatus,
    @Arg('first', () => Int, { defaultValue: 30, description: 'Number of rows, 1 to 100.' }) first: number,
    @Arg('after', () => String, { nullable: true, description: '`endCursor` of the previous page.' })
    after: string | undefined,
    @Ctx() context: BankStatementContext,
  ): Promise<Page<StatementLineType>> {
    const { edges, ...page } = await context.services.statementMatching.page(status, { first, after });
    const present = presenting(context);
    return { ...page, edges: edges.map(({ node, cursor }) => ({ node: presentLine(node, present), cursor })) };
  }

  @Allow('order:read')
  @Query(() => Int, { description: 'Number of open bank statement lines, counted up to 1,000.' })
  openStatementLineCount(@Ctx() { services }: BankStatementContext): Promise<number> {
    return services.statementMatching.countOpen();
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'Who booked or dismissed it; null while open, or if the account was deleted.',
  })
  async handledByName(
    @Root() { handledBy }: StatementLineType,
    @Ctx() { loaders }: BankStatementContext,
  ): Promise<string | null> {
    const name = handledBy && (await loaders.statementHandlers.load(handledBy));
    return name ? personName(name) : null;
  }

  @Allow('order:recordPayment')
  @Mutation(() => UpdateStatementColumnsResult, {
    description: "Maps the columns of an account's statements; remembered for later statements.",
  })
  async updateStatementColumns(
    @Arg('input', () => UpdateStatementColumnsInput, { description: 'The columns.' })
    input: UpdateStatementColumnsInput,
    @Ctx() context: BankStatementContext,
  ): Promise<typeof UpdateStatementColumnsResult> {
    const { services, language } = context;
    const { bankId, columns } = input;
    const saved = await services.bankStatements.saveColumns(bankId, columns, signedIn(context).id);
    if ('refused' in saved) return BankStatementError.of(saved.refused, language);
    return Object.assign(new StatementAccountType(), presentAccount(saved.value, language));
  }

  @Allow('order:recordPayment')
  @Mutation(() => BookStatementLinesResult, {
    description:
      'Records lines as deposits of orders, independently of each other. A line is booked only once, however often it is sent.',
  })
  async bookStatementLines(
    @Arg('input', () => BookStatementLinesInput, { description: 'Lines with their orders.' })
    { lines }: BookStatementLinesInput,
    @Ctx() context: BankStatementContext,
  ): Promise<typeof BookStatementLinesResult> {
    const failures = validateLineCount('lines', lines);
    if (failures.length > 0) return validationError(failures, context.language);
    const booked = await context.services.statementBooking.book(lines, signedIn(context).id);
    const results = booked.map((line) => presentBookedLine(line, presenting(context)));
    return Object.assign(new StatementLinesBooked(), { results });
  }

  @Allow('order:recordPayment')
  @Mutation(() => UpdateStatementLinesResult, { description: 'Dismisses lines that belong to no order.' })
  async dismissStatementLines(
    @Arg('input', () => DismissStatementLinesInput, { description: 'The lines.' }) input: DismissStatementLinesInput,
    @Ctx() context: BankStatementContext,
  ): Promise<typeof UpdateStatementLinesResult> {
    const failures = validateSetAside(input);
    if (failures.length > 0) return validationError(failures, context.language);
    const { lineIds, reason } = input;
    return presentUpdated(
      await context.services.statementBooking.setAside(lineIds, reason, signedIn(context).id),
      context,
    );
  }

  @Allow('order:recordPayment')
  @Mutation(() => UpdateStatementLinesResult, {
    description: 'Reopens a line that was dismissed, or whose deposit was removed from its order.',
  })
  async reopenStatementLine(
    @Arg('input', () => ReopenStatementLineInput, { description: 'The line.' }) { lineId }: ReopenStatementLineInput,
    @Ctx() context: BankStatementContext,
  ): Promise<typeof UpdateStatementLinesResult> {
    const reopened = await context.services.statementBooking.reopen(lineId, signedIn(context).id);
    if ('refused' in reopened) return BankStatementError.of(reopened.refused, context.language);
    return presentUpdated([reopened.value], context);
  }
}
