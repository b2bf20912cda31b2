import type { FastifyInstance } from 'fastify';
import { ANNOUNCEMENT_PICTURES } from '../http/announcement-pictures.ts';
import { registerBankStatements } from '../http/bank-statements.ts';
import { registerCarrierFiles } from '../http/carrier-files.ts';
import { COMPANY_PHOTOS } from '../http/company-photos.ts';
import type { ContextFactory } from '../http/create-request-context.ts';
import { registerDownloads } from '../http/downloads.ts';
import { registerMedia } from '../http/media.ts';
import { registerOrdersCsv } from '../http/orders-csv.ts';
import { registerOwnData } from '../http/own-data.ts';
import { registerPackingFile } from '../http/packing-file.ts';
import { registerPictureUpload } from '../http/picture-uploads.ts';
import { PRODUCT_PICTURES } from '../http/product-pictures.ts';
import { registerReturnLabels } from '../http/return-labels.ts';
import { registerReturnPictures } from '../http/return-pictures.ts';
import { REVIEW_PICTURES } from '../http/review-pictures.ts';
import { registerStaffLists } from '../http/staff-lists.ts';
import { registerStockFile } from '../http/stock-file.ts';
import type { Services } from './modules.ts';

/** Serves the shop's files to those who may read them, and accepts uploads from shoppers and staff. */
export async function registerFiles(
  http: FastifyInstance,
  contexts: ContextFactory<Services>,
  services: Services,
): Promise<void> {
  registerMedia(http, services.media);
  registerOrdersCsv(http, contexts);
  await registerCarrierFiles(http, contexts);
  registerPackingFile(http, contexts);
  registerStockFile(http, contexts);
  registerStaffLists(http, contexts);
  registerOwnData(http, contexts, services.ownData);
  await registerPictureUpload(http, contexts, REVIEW_PICTURES);
  await registerPictureUpload(http, contexts, ANNOUNCEMENT_PICTURES);
  await registerPictureUpload(http, contexts, PRODUCT_PICTURES);
  await registerPictureUpload(http, contexts, COMPANY_PHOTOS);
  await registerReturnPictures(http, contexts, services);
  registerReturnLabels(http, services);
  await registerBankStatements(http, contexts);
  await registerDownloads(http, services.downloads);
}
