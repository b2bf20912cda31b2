import type { Connection } from 'mongoose';
import type { Logger } from 'pino';
import type { JobRegistry } from '../../common/job-registry.ts';
import { createLoader } from '../../common/loader.ts';
import type { PersonalDataRegistry } from '../../common/personal-data.ts';
import type { RateLimiter } from '../../common/rate-limit.ts';
import type { RequestContext } from '../../common/request-context.ts';
import type { Vault } from '../../common/tokens.ts';
import type { ShippingProvider } from '../../integrations/shipping/shipping-provider.ts';
import type { LiveHub } from '../../live/live-hub.ts';
import type { TopicBoard } from '../../live/topic-board.ts';
import type { CatalogueLive, PackedUnits } from '../catalogue/index.ts';
import type { DraftOrderServices, ReplacementOrders } from '../draft-order/index.ts';
import type { EmailRegistry } from '../email/index.ts';
import type { Idempotency } from '../idempotency/index.ts';
import type { MediaService } from '../media/index.ts';
import type { OrderLoaders, OrderReader, OrderReturns, OrderServices, OwnOrdersService } from '../order/index.ts';
import type { OrderPlacement } from '../payment/index.ts';
import type { CurrentSettings } from '../shop-settings/index.ts';
import { createReturnChanges } from './change-return.ts';
import { createReturnEmails } from './emails/return-emails.ts';
import type { ReturnLoaders } from './return.loader.ts';
import { createReturnService, type ReturnService } from './return.service.ts';
import { createReturnDeadlines, type ReturnDeadlines } from './return-deadlines.ts';
import { createReturnDeskService, type ReturnDeskService } from './return-desk.service.ts';
import { createReturnLabelService, type ReturnLabelService } from './return-label.service.ts';
import { createReturnLabelFileService, type ReturnLabelFileService } from './return-label-file.service.ts';
import { createReturnEvents, type ReturnEvents } from './return-live.ts';
import { returnPersonalData } from './return-personal-data.ts';
import { createReturnPictureService, type ReturnPictureService } from './return-picture.service.ts';
import { createReturnReader, type ReturnReader } from './return-reader.ts';
import { createReturnReopening, type ReturnReopening } from './return-reopening.ts';

/** Dependencies of the module. */
interface ReturnNeeds {
  readonly connection: Connection;
  readonly draftTokens: DraftOrderServices['draftTokens'];
  readonly idempotency: Idempotency;
  readonly jobs: JobRegistry;
  readonly limiter: RateLimiter;
  readonly live: LiveHub;
  readonly log: Logger;
  readonly media: MediaService;
  readonly packedUnits: PackedUnits;
  readonly personalData: PersonalDataRegistry;
  readonly cancellationSteps: OrderServices['cancellationSteps'];
  readonly changeOrder: OrderServices['changeOrder'];
  readonly changeOrderWithin: OrderServices['changeOrderWithin'];
  readonly catalogueCache: CatalogueLive['catalogueCache'];
  readonly emails: EmailRegistry;
  readonly ownOrders: OwnOrdersService;
  readonly orderPlacement: OrderPlacement;
  readonly orderReader: OrderReader;
  readonly orderReturns: OrderReturns;
  readonly replacementOrders: ReplacementOrders;
  readonly shippingProvider: ShippingProvider;
  readonly shopSettings: CurrentSettings;
  readonly vault: Vault;
}

export interface ReturnServices {
  readonly returns: ReturnService;
  readonly returnDeadlines: ReturnDeadlines;
  readonly returnDesk: ReturnDeskService;
  readonly returnEvents: TopicBoard<ReturnEvents>;
  readonly returnLabels: ReturnLabelService;
  readonly returnLabelFiles: ReturnLabelFileService;
  readonly returnPictures: ReturnPictureService;
  readonly returnReader: ReturnReader;
  readonly returnReopening: ReturnReopening;
}

/** Context, services and loaders available to the module's resolvers. */
export type ReturnContext = RequestContext<ReturnNeeds & ReturnServices, OrderLoaders & ReturnLoaders>;

export function createReturnServices(needs: ReturnNeeds): ReturnServices {
  const { connection, catalogueCache, orderReader } = needs;
  const returnReader = createReturnReader(connection);
  needs.orderReturns.register(returnReader.byOrderNumbers);
  const returnPictures = createReturnPictureService(needs);
  const returnChanges = createReturnChanges({ ...needs, returnReader });
  const returnDesk = createReturnDeskService({ ...needs, returnChanges });
  const returnReopening = createReturnReopening({ ...needs, returnChanges, returnReader });
  needs.cancellationSteps.add(returnReopening.open);
  needs.orderPlacement.addStep((session, _checkout, order) => returnReopening.settle(session, order));
  const returnDeadlines = createReturnDeadlines({ ...needs, returnChanges });
  const returnLabels = createReturnLabelService({ ...needs, provider: needs.shippingProvider, returnChanges });
  needs.emails.register(
    createReturnEmails({
      createSources() {
        const orders = createLoader(orderReader.byNumbers);
        const returned = createLoader(returnReader.byNumbers);
        return { order: (number) => orders.load(number), returned: (number) => returned.load(number) };
      },
      sampleProducts: async () => (await catalogueCache.read()).samples,
    }),
  );
  needs.personalData.register(returnPersonalData(connection, { orderReader, pictures: returnPictures }));
  needs.jobs.register({
    'chase-returns': { every: '5 minutes', run: () => returnDeadlines.chase() },
    'make-return-labels': { every: '10 seconds', run: () => returnLabels.workOff() },
    'discard-return-pictures': { every: '5 minutes', run: () => returnPictures.discardDue() },
  });
  return {
    returns: createReturnService({ ...needs, pictures: returnPictures, returnChanges, returnReader }),
    returnDeadlines,
    returnDesk,
    returnEvents: createReturnEvents(connection, needs.live),
    returnLabels,
    returnLabelFiles: createReturnLabelFileService({ ...needs, provider: needs.shippingProvider }),
    returnPictures,
    returnReader,
    returnReopening,
  };
}
