import { CompanyBlockKind, MAXIMUM_COMPANY_BLOCKS } from '@eunbit/schema/company-block';
import { Arg, Ctx, Extensions, Mutation, Query, Resolver } from 'type-graphql';
import { Allow, signedIn } from '../../common/allow.ts';
import { presentResult } from '../../common/create-error-type.ts';
import type { CompanyContext } from './company.module.ts';
import { presentCompanyBlock } from './company-block.presenter.ts';
import { BLOCK_NOT_FOUND, type CompanyBlockForm, type SavedBlock } from './company-block.service.ts';
import {
  CompanyBlockDeleted,
  CompanyBlockError,
  CompanyBlockMoved,
  CompanyBlockType,
  CreateCompanyBlockInput,
  DeleteCompanyBlockInput,
  DeleteCompanyBlockResult,
  MoveCompanyBlockInput,
  MoveCompanyBlockResult,
  SaveCompanyBlockResult,
  UpdateCompanyBlockInput,
} from './company-block.types.ts';

const presentSaved = (saved: SavedBlock, { language }: CompanyContext): typeof SaveCompanyBlockResult =>
  presentResult(saved, CompanyBlockError, language, presentCompanyBlock);

const presentNotFound = ({ language }: CompanyContext) =>
  CompanyBlockError.create('COMPANY_BLOCK_NOT_FOUND', 'companyBlock.gone', language);

const toForm = ({ ko, en, photoId }: CreateCompanyBlockInput | UpdateCompanyBlockInput): CompanyBlockForm => ({
  texts: { ko, en: en ?? null },
  photoId: photoId ?? null,
});

@Resolver()
export class CompanyBlockResolver {
  @Allow('company:write')
  @Extensions({ atMost: MAXIMUM_COMPANY_BLOCKS * Object.keys(CompanyBlockKind).length })
  @Query(() => [CompanyBlockType], {
    description: 'People and places of the company page, sorted by kind, then by position.',
  })
  async companyBlocks(@Ctx() { services }: CompanyContext): Promise<CompanyBlockType[]> {
    return (await services.companyBlocks.list()).map(presentCompanyBlock);
  }

  @Allow('company:write')
  @Mutation(() => SaveCompanyBlockResult, {
    description: 'Adds a person or a place to the company page, after the others of its kind.',
  })
  async createCompanyBlock(
    @Arg('input', () => CreateCompanyBlockInput, { description: 'The block.' }) input: CreateCompanyBlockInput,
    @Ctx() context: CompanyContext,
  ): Promise<typeof SaveCompanyBlockResult> {
    const { idempotency, companyBlocks } = context.services;
    const outcome = await idempotency.once<SavedBlock>(
      context,
      'createCompanyBlock',
      input,
      (recordCreated) => companyBlocks.create(signedIn(context).id, input.kind, toForm(input), recordCreated),
      async (id) => {
        const block = await companyBlocks.byId(id);
        return block ? { value: block } : BLOCK_NOT_FOUND;
      },
    );
    return presentSaved(outcome, context);
  }

  @Allow('company:write')
  @Mutation(() => SaveCompanyBlockResult, { description: 'Changes a person or a place of the company page.' })
  async updateCompanyBlock(
    @Arg('input', () => UpdateCompanyBlockInput, { description: 'The block as it shall be.' })
    input: UpdateCompanyBlockInput,
    @Ctx() context: CompanyContext,
  ): Promise<typeof SaveCompanyBlockResult> {
    const { companyBlocks } = context.services;
    return presentSaved(await companyBlocks.update(signedIn(context).id, input, toForm(input)), context);
  }

  @Allow('company:write')
  @Mutation(() => MoveCompanyBlockResult, { description: 'Moves a block by one position among those of its kind.' })
  async moveCompanyBlock(
    @Arg('input', () => MoveCompanyBlockInput, { description: 'The block.' }) input: MoveCompanyBlockInput,
    @Ctx() context: CompanyContext,
  ): Promise<typeof MoveCompanyBlockResult> {
    const { companyBlocks } = context.services;
    const isMoved = await companyBlocks.move(signedIn(context).id, input.id, input.direction);
    if (!isMoved) return presentNotFound(context);
    const inOrder = await companyBlocks.list();
    return Object.assign(new CompanyBlockMoved(), { companyBlocks: inOrder.map(presentCompanyBlock) });
  }

  @Allow('company:write')
  @Mutation(() => DeleteCompanyBlockResult, { description: 'Removes a person or a place from the company page.' })
  async deleteCompanyBlock(
    @Arg('input', () => DeleteCompanyBlockInput, { description: 'The block.' }) { id }: DeleteCompanyBlockInput,
    @Ctx() context: CompanyContext,
  ): Promise<typeof DeleteCompanyBlockResult> {
    const isRemoved = await context.services.companyBlocks.remove(signedIn(context).id, id);
    return isRemoved ? Object.assign(new CompanyBlockDeleted(), { id }) : presentNotFound(context);
  }
}
