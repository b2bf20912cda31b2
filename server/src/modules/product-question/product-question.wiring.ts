import type { Connection } from 'mongoose';
import { createLoader } from '../../common/loader.ts';
import type { PersonalDataRegistry } from '../../common/personal-data.ts';
import type { RateLimiter } from '../../common/rate-limit.ts';
import type { RequestContext } from '../../common/request-context.ts';
import type { LiveHub } from '../../live/live-hub.ts';
import type { TopicBoard } from '../../live/topic-board.ts';
import type { AccountReader } from '../account/index.ts';
import type { AuditService } from '../audit/index.ts';
import type { CatalogueService } from '../catalogue/index.ts';
import type { EmailOutbox, EmailRegistry } from '../email/index.ts';
import type { Idempotency } from '../idempotency/index.ts';
import { createQuestionEmails } from './emails/question-emails.ts';
import type { ProductQuestionLoaders } from './product-question.loader.ts';
import { createProductQuestionService, type ProductQuestionService } from './product-question.service.ts';
import { createProductQuestionEvents, type ProductQuestionEvents } from './product-question-live.ts';
import {
  createProductQuestionModeration,
  type ProductQuestionModeration,
} from './product-question-moderation.service.ts';
import { productQuestionPersonalData } from './product-question-personal-data.ts';
import { createProductQuestionReader, type ProductQuestionReader } from './product-question-reader.ts';

/** Dependencies of the module. */
interface ProductQuestionNeeds {
  readonly connection: Connection;
  readonly idempotency: Idempotency;
  readonly live: LiveHub;
  readonly limiter: RateLimiter;
  readonly personalData: PersonalDataRegistry;
  readonly audit: AuditService;
  readonly emails: EmailRegistry;
  readonly outbox: EmailOutbox;
  readonly accountReader: AccountReader;
  readonly catalogue: CatalogueService;
}

export interface ProductQuestionServices {
  readonly productQuestion: ProductQuestionService;
  readonly productQuestionEvents: TopicBoard<ProductQuestionEvents>;
  readonly productQuestionModeration: ProductQuestionModeration;
  readonly productQuestionReader: ProductQuestionReader;
}

/** Request context of the resolvers: the caller, the services and the loaders. */
export type ProductQuestionContext = RequestContext<
  ProductQuestionNeeds & ProductQuestionServices,
  ProductQuestionLoaders
>;

export function createProductQuestionServices(needs: ProductQuestionNeeds): ProductQuestionServices {
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
