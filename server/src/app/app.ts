import type { AddressInfo } from 'node:net';
import { ApolloServerPluginInlineTraceDisabled } from '@apollo/server/plugin/disabled';
import { DEFAULT_LANGUAGE, isLanguage } from '@eunbit/schema/market';
import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import websocket from '@fastify/websocket';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import type { mongo } from 'mongoose';
import { readLastBackup } from '../common/backup-record.ts';
import { toTrustOption } from '../common/trusted-proxies.ts';
import type { Config } from '../config.ts';
import { registerAllowedMethods } from '../http/allowed-methods.ts';
import { createAnswerCache } from '../http/answer-cache.ts';
import { readApiExamples } from '../http/api-examples.ts';
import { registerBrowserErrors } from '../http/browser-errors.ts';
import { redirectToCanonicalAddresses } from '../http/canonical-addresses.ts';
import { createCartForms } from '../http/cart-forms.ts';
import {
  type Caller,
  createContextFactory,
  createCookieJar,
  NO_COOKIES,
  readCaller,
} from '../http/create-request-context.ts';
import { registerEmailPreviews } from '../http/email-previews.ts';
import { refuseNulInAddresses, registerErrorAnswers } from '../http/error-answers.ts';
import { type FormHandler, registerForms } from '../http/forms.ts';
import { prepareGracefulClose } from '../http/graceful-close.ts';
import { createApollo, executeInProcess, graphqlHandler } from '../http/graphql.ts';
import { registerHealth } from '../http/health.ts';
import { readJsonInTurns } from '../http/json-in-turns.ts';
import { createKnownOperations } from '../http/known-operations.ts';
import { OperationDocuments } from '../http/operation-documents.ts';
import { createOperationErrors } from '../http/operation-errors.ts';
import { operationSpans } from '../http/operation-spans.ts';
import type { PageSource, PageVisitor } from '../http/page-source.ts';
import { registerPages } from '../http/pages.ts';
import { registerPaymentPage } from '../http/payment-page.ts';
import { registerPermissionsPolicy } from '../http/permissions-policy.ts';
import { createOperationGate, type PersistedOperations } from '../http/persisted-operations.ts';
import { reservePostcodeHost } from '../http/postcode-host.ts';
import { registerPrivateCookies } from '../http/private-cookies.ts';
import { answerProbesOnly } from '../http/probes-only.ts';
import { createDocumentRefusal } from '../http/refuse-document.ts';
import { createRequestIdSource, registerRequestIds } from '../http/request-ids.ts';
import { registerRequestSpans } from '../http/request-spans.ts';
import { registerSocialSignIn } from '../http/social-sign-in.ts';
import { refuseCaching } from '../http/uncached-answers.ts';
import { registerUnsubscribe } from '../http/unsubscribe.ts';
import { registerWebhooks } from '../http/webhooks.ts';
import { subscriptionRoute, WEBSOCKET_OPTIONS } from '../http/websocket.ts';
import { readDataState } from '../migrations/data-state.ts';
import type { Resources } from '../platform/platform.ts';
import type { Telemetry } from '../telemetry/start-telemetry.ts';
import { isTracing } from '../telemetry/tracing.ts';
import { createServices, MODULES, type Services } from './modules.ts';
import { registerFiles } from './register-files.ts';
import { executableSchema } from './schema.ts';

/** Maximum bytes of a request body; the longest forms take a few kilobytes. */
const MAXIMUM_BODY_BYTES = 256 * 1024;

/** Milliseconds for the headers of a request to arrive. */
const HEADERS_TIMEOUT_MS = 10_000;
/** Milliseconds between checks for connections whose request exceeds its timeout. */
const CONNECTIONS_CHECK_MS = 1000;

export interface AppOptions extends Resources {
  /** The source of the pages of storefront and back office; null to serve only the API. */
  readonly pages: PageSource | null;
  /** The operations of the shop's own clients. */
  readonly persistedOperations: PersistedOperations;
  /** Folder with the example operations for Apollo Sandbox; not read in production, which has no sandbox. */
  readonly examplesFolder: string;
  /** Starts to export the metrics of this process; null if none are exported. */
  readonly exportMetrics: Telemetry['exportMetrics'];
}

export interface App {
  readonly http: FastifyInstance;
  readonly services: Services;
  /** Makes `/readyz` fail, so that load balancers stop routing here, while requests are still served. */
  announceStop(): void;
  /** Accepts no further requests and completes the running ones, within the configured time. */
  finishRequests(): Promise<void>;
  /** Calls `finishRequests`, ends subscriptions and closes the change streams. */
  close(): Promise<void>;
}

/** Assembles one server process; it accepts no connections before `http.listen`. */
export async function createApp({
  pages,
  persistedOperations,
  examplesFolder,
  exportMetrics,
  ...resources
}: AppOptions): Promise<App> {
  const { config, connection, log } = resources;
  const schema = executableSchema();
  const http: FastifyInstance = Fastify({
    loggerInstance: log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: createRequestIdSource({ trustsProxy: config.trustedProxies !== null }),
    // The log context adds the request id to the lines of a request.
    childLoggerFactory: (logger) => logger,
    bodyLimit: MAXIMUM_BODY_BYTES,
    trustProxy: toTrustOption(config.trustedProxies),
    requestTimeout: config.requestTimeoutSeconds * 1000,
    http: {
      headersTimeout: Math.min(HEADERS_TIMEOUT_MS, config.requestTimeoutSeconds * 1000),
      connectionsCheckingInterval: CONNECTIONS_CHECK_MS,
    },
    forceCloseConnections: 'idle',
    // Requests that arrive during shutdown are served; their connection is closed afterwards.
    return503OnClosing: false,
  });
  registerRequestIds(http);
  const closeHttp = prepareGracefulClose(http, config.shutdownGraceSeconds * 1000);
  const publicUrl = () => getPublicUrl(config, http);
  const services = await createServices(resources, publicUrl);
  const contexts = createContextFactory(services, {
    stores: config.open.stores,
    defaultMarket: config.defaultMarket,
    createLoaders: (context) => MODULES.createLoaders(context),
  });
  // Not loaded if nothing reads the metrics.
  const metricsModule = config.metricsToken === null && !exportMetrics ? null : await import('../http/metrics.ts');
  const metrics = metricsModule?.createMetrics();
  const { production } = config;
  const errors = createOperationErrors(log, { suggestions: !production });
  const operations = createKnownOperations(persistedOperations, () => services.releases.readOperations());
  const gate = createOperationGate(operations, { only: config.persistedOperationsOnly });
  const documents = new OperationDocuments(schema, { introspection: !production, security: services.security });
  const examples = production ? null : await readApiExamples(examplesFolder);
  // Apollo's traces for a gateway, which the shop does not have, would load a second copy of Protobuf.
  const { resolversFromMilliseconds = null } = config.telemetry?.traces ?? {};
  const plugins = [
    ApolloServerPluginInlineTraceDisabled(),
    ...(metrics ? [metrics.plugin] : []),
    ...(isTracing() ? [operationSpans({ persistedOperations, resolversFromMilliseconds })] : []),
  ];
  const apollo = createApollo(schema, {
    production,
    log,
    contexts,
    errors,
    operations,
    documents,
    examples,
    security: services.security,
    plugins,
  });
  await apollo.start();
  // Registered before all hooks that reply: a handshake that a hook rejects earlier would leave its connection open.
  await http.register(websocket, WEBSOCKET_OPTIONS);
  if (isTracing()) registerRequestSpans(http);
  if (config.role === 'jobs') answerProbesOnly(http);
  if (config.postcodeOrigin) reservePostcodeHost(http, config.postcodeOrigin);
  if (metrics) {
    metricsModule?.registerMetrics(http, metrics, {
      token: config.metricsToken,
      maximumSockets: config.sockets.total,
      overview: services.overview,
      readLastBackupAt: async () => (await readLastBackup(connection.db as mongo.Db))?.snapshotAt ?? null,
      orderEvents: services.orderEvents,
    });
    exportMetrics?.(metrics.registry);
  }
  registerErrorAnswers(http);
  refuseNulInAddresses(http);
  // Pages, pictures and Apollo Sandbox need different content security policies, so each sets its own.
  await http.register(helmet, {
    contentSecurityPolicy: false,
    crossOriginEmbedderPolicy: false,
    hsts: config.production,
  });
  registerPermissionsPolicy(http);
  refuseCaching(http);
  await http.register(cookie);
  registerPrivateCookies(http, { secure: config.production });
  redirectToCanonicalAddresses(http);
  registerAllowedMethods(http);

  const answers = createAnswerCache({
    schema,
    operations,
    documents,
    gate,
    onSent: () => metrics?.keptAnswers.inc(),
    pageVersion: () => services.live.pageVersion,
  });
  const refuseDocument = createDocumentRefusal({ documents, operations, gate, errors });
  const handler = graphqlHandler(apollo, { contexts, errors, operations, answers, refuseDocument });
  const { admit, wsHandler } = subscriptionRoute({
    schema,
    contexts,
    sessionEvents: services.sessionEvents,
    shopSettings: services.shopSettings,
    errors,
    gate,
    operations,
    documents,
    security: services.security,
    limits: config.sockets,
    publicOrigin: publicUrl,
  });
  http.route({ method: 'GET', url: '/graphql', onRequest: admit, handler, wsHandler });
  await http.register(async (scope) => {
    readJsonInTurns(scope);
    scope.route({ method: ['POST', 'OPTIONS'], url: '/graphql', handler });
  });
  let stopping = false;
  registerHealth(http, {
    readDataState: async (timeoutMS) => readDataState(connection.db as mongo.Db, timeoutMS),
    isStopping: () => stopping,
  });
  await registerFiles(http, contexts, services);
  await registerWebhooks(http, services);
  await registerBrowserErrors(http, {
    publicUrl,
    log,
    security: services.security,
    onReport: (app) => metrics?.browserErrors.inc({ app: app.toLowerCase() }),
  });
  await registerPaymentPage(http, services, publicUrl);
  registerSocialSignIn(http, { contexts, publicUrl, providers: config.open.signInProviders });
  await registerUnsubscribe(http, services, (request) => {
    const { language } = readCaller(request);
    return isLanguage(language) ? language : DEFAULT_LANGUAGE;
  });
  if (!config.production) {
    registerEmailPreviews(http, services.emails);
  }
  async function createPageVisitor(
    caller: Caller,
    create = () => contexts.createToRead(caller, NO_COOKIES),
  ): Promise<PageVisitor> {
    const context = await create();
    const { market, language, cartToken, sessionToken, oauthAttemptToken } = context;
    return {
      market,
      language,
      openings: config.open,
      cartToken,
      isGuest: sessionToken === null && oauthAttemptToken === null,
      execute: (operation) => executeInProcess(apollo, operation, context),
      withoutCart: () => createPageVisitor({ ...caller, cartToken: undefined }),
    };
  }

  let pageForms: FormHandler | null = null;
  if (pages) {
    pageForms = await registerPages(http, {
      source: pages,
      publicUrl,
      paymentSandbox: services.paymentProvider.browser?.sandboxUrl ?? null,
      stores: config.open.stores,
      postcodeOrigin: config.postcodeOrigin,
      assetBase: config.assetBase,
      releases: services.releases,
      getVisitor: (request, choice) => createPageVisitor({ ...readCaller(request), ...choice }),
      getSender: (request, reply, choice) => {
        const caller = { ...readCaller(request), ...choice };
        return createPageVisitor(caller, () => contexts.create(caller, createCookieJar(reply)));
      },
      pageVersion: () => services.live.pageVersion,
      productSlugs: async (market) =>
        (await services.catalogueCache.read()).stores[market].products.map(({ slug }) => slug),
      presentSlug: async (market, slug) => (await services.catalogue.bySlug(market, slug))?.slug ?? null,
    });
  }
  await registerForms(http, {
    publicUrl,
    security: services.security,
    cart: createCartForms(contexts),
    page: pageForms,
  });

  return {
    http,
    services,
    announceStop() {
      stopping = true;
    },
    finishRequests: closeHttp,
    async close() {
      await closeHttp();
      await apollo.stop();
      services.visitsNow.close();
      services.security.close();
      await services.live.close();
    },
  };
}

function getPublicUrl(config: Config, http: FastifyInstance): string {
  if (config.publicUrl) return config.publicUrl;
  const address = http.server.address() as AddressInfo | null;
  return `http://localhost:${address?.port ?? config.port}`;
}
