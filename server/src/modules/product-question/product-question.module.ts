import { createLoader } from '../../common/loader.ts';
import type { ModuleContext } from '../../common/request-context.ts';
import { defineModule } from '../../common/shop-module.ts';
import type { Platform } from '../../platform/platform.ts';
import type { AccountServices } from '../account/index.ts';
import type { AuditServices } from '../audit/index.ts';
import type { CatalogueServices } from '../catalogue/index.ts';
import type { EmailServices } from '../email/index.ts';
import type { IdempotencyServices } from '../idempotency/index.ts';
import { createQuestionEmails } from './emails/question-emails.ts';
import type { ProductQuestionLoaders } from './product-question.loader.ts';
import { createProductQuestionLoaders } from './product-question.loader.ts';
import { productQuestionModel } from './product-question.model.ts';
import { ProductQuestionResolver } from './product-question.resolver.ts';
import { createProductQuestionService } from './product-question.service.ts';
import { ProductQuestionFieldsResolver, ProductQuestionSubscription } from './product-question-fields.resolver.ts';
import { createProductQuestionEvents } from './product-question-live.ts';
import {
  ModeratedProductQuestionResolver,
  ProductQuestionModerationResolver,
} from './product-question-moderation.resolver.ts';
import { createProductQuestionModeration } from './product-question-moderation.service.ts';
import { productQuestionPersonalData } from './product-question-personal-data.ts';
import { createProductQuestionReader } from './product-question-reader.ts';

type Needs = Platform & AccountServices & AuditServices & CatalogueServices & EmailServices & IdempotencyServices;

function setup(needs: Needs) {
  const { connection, live, limiter, personalData, audit, emails, outbox, accountReader, catalogue } = needs;
  const productQuestionReader = createProductQuestionReader({ connection, catalogue });
  personalData.register(productQuestionPersonalData(connection));
  emails.register(
    createQuestionEmails(() => {
      const questions = createLoader(productQuestionReader.byIds);
      return { question: (id) => questions.load(id), product: catalogue.byId, showsSecrets: true };
    }),
  );
  return {
    productQuestion: createProductQuestionService({ connection, catalogue, limiter }),
    productQuestionEvents: createProductQuestionEvents(connection, live),
    productQuestionModeration: createProductQuestionModeration({ connection, accountReader, audit, outbox }),
    productQuestionReader,
  };
}

export type ProductQuestionServices = ReturnType<typeof setup>;

/** The context of the module's resolvers. */
export type ProductQuestionContext = ModuleContext<typeof setup, ProductQuestionLoaders>;

export const productQuestionModule = defineModule({
  models: [productQuestionModel],
  resolvers: [
    ProductQuestionResolver,
    ProductQuestionFieldsResolver,
    ProductQuestionSubscription,
    ProductQuestionModerationResolver,
    ModeratedProductQuestionResolver,
  ],
  setup,
  createLoaders: createProductQuestionLoaders,
});
