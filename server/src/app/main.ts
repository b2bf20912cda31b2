import { dirname, join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { HalfRestoredError } from '../common/restore-state.ts';
import { type Config, ConfigError, exposureWarning, readConfig } from '../config.ts';
import { getAssetFolders } from '../http/built-assets.ts';
import { importPageSource, openBuiltPages } from '../http/page-source.ts';
import { NO_PERSISTED_OPERATIONS, readPersistedOperations } from '../http/persisted-operations.ts';
import { readBuild } from '../http/read-build.ts';
import { createProofOfWork } from '../integrations/bot-protection/proof-of-work.ts';
import { createDeliveryTracker } from '../integrations/carrier-tracking/delivery-tracker.ts';
import { createPostmarkProvider } from '../integrations/email/postmark-provider.ts';
import { openGeoIp } from '../integrations/geoip/geoip.ts';
import { createStripeAccount } from '../integrations/payment/stripe-account.ts';
import { createStripeProvider } from '../integrations/payment/stripe-provider.ts';
import { createStripeRecords } from '../integrations/payment/stripe-records.ts';
import { createEasyPostProvider } from '../integrations/shipping/easypost-provider.ts';
import { createIdentityProviders } from '../integrations/social/identity-providers.ts';
import { createStripeTax } from '../integrations/tax/stripe-tax.ts';
import { createTossIssuer } from '../integrations/virtual-account/toss-issuer.ts';
import { createLogger } from '../log/logger.ts';
import { MigrationError } from '../migrations/migrate.ts';
import { createApp } from './app.ts';
import { catchUp } from './catch-up.ts';
import { connectDatabase } from './database.ts';
import { keepStarting } from './keep-starting.ts';
import { stopOnSignals } from './stop-on-signals.ts';

/** Two levels above `server/dist`, which holds the built server. */
const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), '../..');

/** A startup error as one line, without a stack, for the operator. */
function explain(error: unknown, config: Config | null): string {
  if ([ConfigError, MigrationError, HalfRestoredError].some((kind) => error instanceof kind)) {
    return (error as Error).message;
  }
  const { code, name, message } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE') return `Port ${config?.port} is in use. Stop the other program or set PORT to a free one.`;
  if (name === 'MongooseServerSelectionError' || name === 'MongoServerSelectionError') {
    return `The database at ${config?.mongodbUri.replace(/\/\/[^@/]*@/, '//')} cannot be reached: ${message}`;
  }
  return `The server could not start: ${message}`;
}

async function start(config: Config): Promise<void> {
  const log = createLogger(config.logLevel);
  // Work that nothing awaits fails if the database is lost; that must not end a server that still handles requests.
  process.on('unhandledRejection', (error) => log.error({ err: error }, 'unhandled promise rejection'));
  // Before anything that is traced is created. If nothing is exported, OpenTelemetry is not loaded.
  const telemetry = config.telemetry
    ? await (await import('../telemetry/start-telemetry.ts')).startTelemetry(config.telemetry, config.environment, log)
    : null;
  const connection = await connectDatabase(config.mongodbUri, {
    migrates: !config.production,
    monitorsCommands: telemetry?.traceCommands != null,
  });
  telemetry?.traceCommands?.(connection.getClient());
  const geoip = await openGeoIp(config.geoipDatabase);
  const paymentProvider = createStripeProvider(config.stripe);
  const emailProvider = createPostmarkProvider(config.email);
  const toss = createTossIssuer(config.toss);
  const pages = config.pagesModule
    ? await importPageSource(config.pagesModule)
    : await openBuiltPages(ROOT, config.assetBase);
  const persistedOperations = config.pagesModule ? NO_PERSISTED_OPERATIONS : await readPersistedOperations(ROOT);
  const app = await createApp({
    config,
    connection,
    log,
    geoip,
    paymentProvider,
    paymentAccount: createStripeAccount(config.stripe),
    paymentRecords: createStripeRecords(config.stripe),
    botProtection: createProofOfWork(config.appSecret),
    virtualAccountIssuer: toss,
    cashReceiptIssuer: toss,
    identityProviders: createIdentityProviders(config.social),
    emailProvider,
    taxProvider: createStripeTax(config.stripe),
    shippingProvider: createEasyPostProvider(config.shipping),
    carrierTracking: config.carrierTracking && createDeliveryTracker(config.carrierTracking),
    downloadsFolder: join(ROOT, 'server/downloads'),
    pages,
    examplesFolder: join(ROOT, 'docs/examples'),
    exportMetrics: telemetry?.exportMetrics ?? null,
    persistedOperations,
  });
  // Before the first page is served: servers of other builds get requests for its files and operations, too.
  if (pages.builtFiles && config.role !== 'jobs') {
    await app.services.releases.store(await readBuild(getAssetFolders(pages.builtFiles), persistedOperations));
  }
  const address = await app.http.listen({ port: config.port, host: config.host });
  // Started last: emails contain the public address, which is known only once the server listens.
  const { jobs: registry, emailDelivery: delivery } = app.services;
  const jobs =
    config.role === 'web'
      ? null
      : await keepStarting(async () => {
          const { startJobs } = await import('./start-jobs.ts');
          return startJobs({ connection, registry, delivery, log });
        }, log);
  log.info({ address, role: config.role }, 'ready');
  process.send?.({ ready: address });
  const stopCatchingUp = catchUp(app.services, log);

  stopOnSignals(log, async () => {
    app.announceStop();
    await wait(config.shutdownDelaySeconds * 1000);
    stopCatchingUp();
    // In parallel: both may take all of the time that the platform allows.
    await Promise.all([jobs?.stop(config.shutdownGraceSeconds * 1000), app.finishRequests()]);
    await app.close();
    // The last metrics are read from the database.
    await telemetry?.stop();
    await connection.close();
  });
}

let config: Config | null = null;
try {
  config = readConfig(process.env);
  const warning = exposureWarning(config);
  if (warning) console.warn(warning);
  await start(config);
} catch (error) {
  console.error(explain(error, config));
  process.exit(1);
}
