import type { Market } from '@eunbit/schema/market';
import { createLoader } from '../../common/loader.ts';
import type { ModuleContext } from '../../common/request-context.ts';
import { defineModule } from '../../common/shop-module.ts';
import type { Platform } from '../../platform/platform.ts';
import type { CatalogueServices } from '../catalogue/index.ts';
import type { DraftOrderServices } from '../draft-order/index.ts';
import type { EmailServices } from '../email/index.ts';
import type { IdempotencyServices } from '../idempotency/index.ts';
import type { MediaServices } from '../media/index.ts';
import type { OrderLoaders, OrderServices } from '../order/index.ts';
import type { PaymentServices } from '../payment/index.ts';
import type { ShopSettingsServices } from '../shop-settings/index.ts';
import { createReturnChanges } from './change-return.ts';
import { createReturnEmails } from './emails/return-emails.ts';
import { type ReturnRecord, returnModel } from './return.model.ts';
import { OrderReturnResolver, ReturnChangeResolver, ReturnResolver } from './return.resolver.ts';
import { createReturnService } from './return.service.ts';
import { ReturnAdminResolver } from './return-admin.resolver.ts';
import { createReturnAdminService } from './return-admin.service.ts';
import { createReturnDeadlines } from './return-deadlines.ts';
import { createReturnLabelService } from './return-label.service.ts';
import { createReturnLabelFileService } from './return-label-file.service.ts';
import { returnPersonalData } from './return-personal-data.ts';
import { returnPictureModel } from './return-picture.model.ts';
import { createReturnPictureService } from './return-picture.service.ts';
import { createReturnLoaders, createReturnReader, type ReturnLoaders } from './return-reader.ts';
import { createReturnReopening } from './return-reopening.ts';

type Needs = Platform &
  CatalogueServices &
  DraftOrderServices &
  EmailServices &
  IdempotencyServices &
  MediaServices &
  OrderServices &
  PaymentServices &
  ShopSettingsServices;

/** One topic per store for staff. Customers are notified through the order, which changes with each step of a return. */
type ReturnEvents = Record<`returns:${Market}`, ReturnRecord>;

function setup(needs: Needs) {
  const { connection, catalogueCache, orderReader } = needs;
  const returnReader = createReturnReader(connection);
  needs.orderReturns.register(returnReader.byOrderNumbers);
  const returnPictures = createReturnPictureService(needs);
  const returnChanges = createReturnChanges({ ...needs, returnReader });
  const returnAdmin = createReturnAdminService({ ...needs, returnChanges });
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
  const returnEvents = needs.live.createBoard<ReturnEvents>();
  needs.live.follow<ReturnRecord>(returnModel(connection), {
    onChange(change) {
      if (change.operationType === 'delete' || !change.fullDocument) return;
      returnEvents.publish(`returns:${change.fullDocument.market}`, change.fullDocument);
    },
  });
  return {
    returns: createReturnService({ ...needs, pictures: returnPictures, returnChanges, returnReader }),
    returnDeadlines,
    returnAdmin,
    returnEvents,
    returnLabels,
    returnLabelFiles: createReturnLabelFileService({ ...needs, provider: needs.shippingProvider }),
    returnPictures,
    returnReader,
    returnReopening,
  };
}

export type ReturnServices = ReturnType<typeof setup>;

/** The context of the module's resolvers. */
export type ReturnContext = ModuleContext<typeof setup, OrderLoaders & ReturnLoaders>;

export const returnModule = defineModule({
  models: [returnModel, returnPictureModel],
  resolvers: [OrderReturnResolver, ReturnResolver, ReturnChangeResolver, ReturnAdminResolver],
  setup,
  createLoaders: createReturnLoaders,
});
