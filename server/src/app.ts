import type { KeyObject } from 'node:crypto';
import type { Site } from '@stepwise/contracts/site';
import type { Settings } from '@stepwise/contracts/settings';
import type { Machine } from '@stepwise/contracts/metrics';
import compression from 'compression';
import cookieParser from 'cookie-parser';
import cors from 'cors';
import express, { Router, type Express, type Request, type RequestHandler } from 'express';
import type { BankCheck } from './features/problems/unfinished-problems.ts';
import type { SchemaCheck } from './database/migrations/schema-version.ts';
import {
  announcementRoutes,
  announcingRoutes,
} from './features/announcements/announcement.routes.ts';
import type { Board } from './features/announcements/board.ts';
import { auditRoutes } from './features/audit/audit.routes.ts';
import { authRoutes } from './features/auth/auth.routes.ts';
import type { MailDeps } from './features/auth/auth-deps.ts';
import { mailReportRoutes } from './features/auth/mail/mail-report.routes.ts';
import { grantRoutes } from './features/auth/grants/grant.routes.ts';
import { peopleRoutes } from './features/auth/people/people.routes.ts';
import { invitationRoutes } from './features/auth/registration/invitation.routes.ts';
import { registrationRoutes } from './features/auth/registration/registration.routes.ts';
import type { GoogleConfig } from './features/auth/google/ask-google.ts';
import { createClaimsReader, readSession } from './features/auth/sessions/session.ts';
import { basicTokenOf } from './features/auth/tokens/basic-token.ts';
import { bearerOf } from './features/auth/tokens/bearer.ts';
import { createTokenReader } from './features/auth/tokens/read-token.ts';
import { ownTokenRoutes } from './features/auth/tokens/token.routes.ts';
import { counterexampleRoutes } from './features/counterexamples/counterexample.routes.ts';
import { growthRoutes } from './features/growth/growth.routes.ts';
import { contactRoutes, messageRoutes } from './features/contact/contact.routes.ts';
import { exploreRoutes } from './features/explore/explore.routes.ts';
import { searchEngineRoutes } from './features/explore/search-engine.routes.ts';
import { docsRoutes } from './features/docs/docs.routes.ts';
import { draftRoutes } from './features/drafts/draft.routes.ts';
import { executionRoutes } from './features/execution/execution.routes.ts';
import { rejudgeRoutes, rejudgingRoutes } from './features/execution/rejudge/rejudge.routes.ts';
import type { JudgingPace } from './features/execution/worker/judging-pace.ts';
import type { ProgressBus } from './features/execution/streams/progress.ts';
import type { AlertChannel } from './features/metrics/alerts/alerts.ts';
import { metricsRoutes } from './features/metrics/metrics.routes.ts';
import { noteRoutes } from './features/notes/note.routes.ts';
import { playlistRoutes } from './features/playlists/playlist.routes.ts';
import { problemRoutes } from './features/problems/problem.routes.ts';
import { personRoutes, publicPageRoutes } from './features/public-page/public-page.routes.ts';
import { gitRoutes } from './features/record/git.routes.ts';
import { recordRoutes } from './features/record/record.routes.ts';
import { rehearsalRoutes } from './features/rehearsals/rehearsal.routes.ts';
import { sharedReportRoutes } from './features/rehearsals/share.routes.ts';
import { calendarRoutes } from './features/review/calendar/calendar.routes.ts';
import { reviewRoutes } from './features/review/review.routes.ts';
import { settingsRoutes } from './features/settings/settings.routes.ts';
import { legalRoutes, siteRoutes } from './features/site/site.routes.ts';
import { submissionRoutes } from './features/submissions/submission.routes.ts';
import { traceRoutes } from './features/traces/trace.routes.ts';
import { allowHosts } from './http/access/allowed-hosts.ts';
import { AppError, notFound } from './http/app-error.ts';
import { watchClientAddresses, type ClientAddresses } from './http/limits/client-addresses.ts';
import { refuseTurnedAway } from './http/connections.ts';
import type { TestsReady } from './http/health/tests-ready.ts';
import { DatabaseRateStore } from './http/limits/database-rate-store.ts';
import { errorHandler } from './http/error-handler.ts';
import { guardAccess } from './http/access/guard-access.ts';
import { guardScopes, requireScope } from './http/access/guard-scopes.ts';
import { healthRoutes } from './http/health/health.ts';
import { readSmallBodies } from './http/input/small-bodies.ts';
import { createMetrics } from './http/health/metrics.ts';
import { checkOrigin } from './http/access/origin-check.ts';
import { refuseOtherUser } from './http/access/refuse-other-user.ts';
import { refuseWhileStopping } from './http/limits/refuse-while-stopping.ts';
import { refuseWithoutRoom } from './http/limits/refuse-without-room.ts';
import { clientAddress, limitRate } from './http/limits/rate-limit.ts';
import { requestLog } from './http/request-log.ts';
import { refuseWrongMethod } from './http/refuse-wrong-method.ts';
import { securityHeaders } from './http/security-headers.ts';
import { shedLoad } from './http/limits/shed-load.ts';
import type { JudgeEngine } from './judge/engine.ts';
import type { HasRoom } from './lib/disk-room.ts';
import type { Kept } from './lib/cache/kept.ts';
import type { Logger } from './lib/logger.ts';
import type { Database } from './lib/db/db.ts';

export type AppDeps = {
  readonly db: Database;
  readonly engine: JudgeEngine;
  readonly progress: ProgressBus;
  readonly logger: Logger;
  readonly jwtKeys: readonly KeyObject[];
  readonly passwordCost: number;
  readonly rateLimitScale: number;
  /** Where the packages lie that the bank's problems were seeded from. */
  readonly bankDirectory: string;
  /** Whether people who are not signed in may read problems and run their samples. */
  readonly publicProblems: boolean;
  /** Maximum number of waiting submissions of all users. */
  readonly queueMax: number;
  readonly pace: JudgingPace;
  /** Host names besides this machine's own under which it is reached. */
  readonly hostNames: readonly string[];
  /** Origins besides our own that may call the API with credentials. */
  readonly clientOrigins: readonly string[];
  /** Addresses and subnets whose X-Forwarded-For and -Proto are trusted. */
  readonly trustedProxies: readonly string[];
  /** What the server was started with. */
  readonly envSettings: Settings['started'];
  /** What the site says of itself. */
  readonly site: Kept<Site>;
  /** What is announced. */
  readonly board: Board;
  readonly google: GoogleConfig | null;
  /** Null: this site sends no mail. */
  readonly mail: MailDeps | null;
  readonly wakeWorker: () => void;
  readonly hasRoom: HasRoom;
  /** Whether there is room to run programs. */
  readonly hasRoomToJudge: HasRoom;
  readonly readMachine: () => Promise<Machine>;
  /** Null: this site has no address for alerts. */
  readonly alerts: AlertChannel | null;
  readonly checkSchema: SchemaCheck;
  readonly checkBank: BankCheck;
  readonly testsReady: TestsReady;
  /** Whether this process is overloaded. */
  readonly isLagging: () => boolean;
  readonly stopping: AbortSignal;
  /** Serves everything outside the API; absent where only the API is wanted. */
  readonly client: RequestHandler | null;
};

const REFERENCES_PATH = '/problems/run-references';
const HEAVY_PATHS = [
  ...['/execution-code/custom', '/execution-code/samples', '/trace', REFERENCES_PATH],
  '/problems/try-small-inputs',
];
/** Paths that still work with a nearly full disk: they store next to nothing. */
const PATHS_WITHOUT_GROWTH = [
  ...['/auth/login', '/auth/logout', '/auth/logout-everywhere'],
  ...['/auth/check-reset-link', '/auth/check-invitation', '/shared-report', '/shared-report/tape'],
  /^\/admin\/users\/[^/]+\/(end-sessions|suspend)$/,
  ...HEAVY_PATHS,
];
/** Paths with large bodies: their routes read them, after permission and limits. */
const LARGE_BODY_PATHS = [
  ...['/problems/create-problem', '/problems/update-problem', REFERENCES_PATH],
  ...['/problems/import', '/record/read-zip'],
];

/** Every router of the API with its path below /api/v1. Data, so that a test can walk it. */
export function apiMounts(deps: AppDeps): readonly (readonly [string, Router])[] {
  return [
    ['/auth', authRoutes({ ...deps, rateStore: (rule) => new DatabaseRateStore(deps.db, rule) })],
    ['/token', ownTokenRoutes(deps)],
    ['/admin/users', peopleRoutes(deps)],
    ['/admin/users', grantRoutes(deps)],
    ['/admin/audit', auditRoutes(deps)],
    ['/admin/registration', registrationRoutes(deps)],
    ['/admin/invitations', invitationRoutes(deps)],
    ['/admin/mail', mailReportRoutes(deps)],
    ['/admin/messages', messageRoutes(deps)],
    ['/contact', contactRoutes(deps)],
    ['/announcements', announcementRoutes(deps)],
    ['/admin/announcements', announcingRoutes(deps)],
    ['/admin/settings', settingsRoutes(deps)],
    ['/admin/site', siteRoutes(deps)],
    ['/legal', legalRoutes(deps)],
    ['/admin/metrics', metricsRoutes(deps)],
    ['/explore', exploreRoutes(deps)],
    ['/problems', problemRoutes(deps)],
    ['/problems', rejudgeRoutes(deps)],
    ['/rejudging', rejudgingRoutes(deps)],
    ['/execution-code', executionRoutes(deps)],
    ['/submission', submissionRoutes(deps)],
    ['/draft', draftRoutes(deps)],
    ['/note', noteRoutes(deps)],
    ['/review', reviewRoutes(deps)],
    ['/calendar', calendarRoutes(deps)],
    ['/record', recordRoutes(deps)],
    ['/public-page', publicPageRoutes(deps)],
    ['/people', personRoutes(deps)],
    ['/rehearsal', rehearsalRoutes(deps)],
    ['/shared-report', sharedReportRoutes(deps)],
    ['/submission', counterexampleRoutes(deps)],
    ['/submission', growthRoutes(deps)],
    ['/playlist', playlistRoutes(deps)],
    ['/trace', traceRoutes(deps)],
  ];
}

/** The whole HTTP side: order of middleware and the table of mounts. Listens to nothing. */
export function createApp(deps: AppDeps): Express {
  const app = express();
  app.disable('x-powered-by');
  app.set('query parser', 'simple');
  if (deps.trustedProxies.length > 0) app.set('trust proxy', [...deps.trustedProxies]);
  app.use(expectListeners);
  app.use(requestLog(deps.logger));
  app.use(securityHeaders(deps.google !== null));
  app.use(allowHosts([...deps.hostNames, ...deps.clientOrigins.map(hostOf)]));
  app.use(compression({ filter: isWorthCompressing }));
  const metrics = createMetrics(deps.db);
  app.use(metrics.measure);
  app.use(metrics.routes);
  const addresses = watchClientAddresses((address) =>
    deps.logger.warn({ address }, 'everybody seems to come from one address'),
  );
  const isDraining = () => deps.stopping.aborted;
  const health = { ...deps, readSession: readSession(deps), isDraining };
  app.use(healthRoutes({ ...health, checkAddresses: addresses.check }));
  app.use(refuseTurnedAway);
  app.use('/api', refuseWhileStopping(deps.stopping));
  app.use('/api/v1', apiRouter(deps, addresses));
  app.use('/api', () => {
    throw notFound('Address');
  });
  app.use(gitRoutes({ ...deps, access: gitAccess(deps) }));
  app.use(searchEngineRoutes(deps));
  if (deps.client) app.use(deps.client);
  app.use(() => {
    throw notFound('Address');
  });
  app.use(errorHandler);
  return app;
}

function apiRouter(deps: AppDeps, addresses: ClientAddresses): Router {
  const api = Router();
  api.use(cookieParser());
  const claimsOf = createClaimsReader(deps);
  const tokens = createTokenReader(deps);
  const personOf = (req: Request) =>
    bearerOf(req) === null ? claimsOf(req)?.sub : tokens.ownerOf(req);
  // A school has one address: whoever is signed in counts alone, all others of an address together.
  const key = (req: Request) => personOf(req) ?? clientAddress(req);
  api.use(limitRate({ windowMinutes: 1, limit: 600, scale: deps.rateLimitScale, key }));
  api.use(checkOrigin(deps.clientOrigins));
  if (deps.clientOrigins.length > 0) {
    const methods = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE'];
    api.use(cors({ origin: [...deps.clientOrigins], credentials: true, maxAge: 600, methods }));
  }
  api.use((_req, res, next) => {
    // Responses depend on the user: after signing out the browser must not keep them.
    res.set('Cache-Control', 'no-store');
    next();
  });
  api.use(tokens.read);
  api.use(readSession(deps, claimsOf));
  api.use(refuseOtherUser);
  api.use(addresses.watch);
  api.use(guardScopes());
  api.use(guardAccess());
  api.use(shedLoad({ isLagging: deps.isLagging, heavy: HEAVY_PATHS, light: ['/announcements'] }));
  api.use(refuseWithoutRoom(deps.hasRoom, PATHS_WITHOUT_GROWTH));
  api.use(readSmallBodies(LARGE_BODY_PATHS));
  const mounts = apiMounts(deps);
  for (const [path, router] of mounts) api.use(path, router);
  const docs = docsRoutes();
  api.use(docs);
  api.use(refuseWrongMethod([...mounts, ['', docs]]));
  return api;
}

const WITH_TOKEN = 'The password here is an API token of your profile page; the name can be any';

/** Git comes with a token alone: what a browser remembers of a person does not count. */
function gitAccess(deps: AppDeps): RequestHandler[] {
  const tokens = createTokenReader(deps, basicTokenOf);
  const key = (req: Request) => tokens.ownerOf(req) ?? clientAddress(req);
  const mayRead: RequestHandler = (_req, res, next) => {
    const { token } = res.locals.user ?? {};
    if (!token) throw new AppError('UNAUTHENTICATED', WITH_TOKEN);
    requireScope(token, 'read');
    next();
  };
  return [
    refuseWhileStopping(deps.stopping),
    limitRate({ windowMinutes: 1, limit: 600, scale: deps.rateLimitScale, key }),
    tokens.read,
    mayRead,
    shedLoad({ isLagging: deps.isLagging, heavy: [] }),
  ];
}

/** A stream that is piped into an answer listens eight times; with the log and the limits that is over ten. */
const expectListeners: RequestHandler = (_req, res, next) => {
  res.setMaxListeners(20);
  next();
};

function hostOf(origin: string): string {
  return new URL(origin).hostname;
}

/** Event streams are not compressed: a compressor would delay events. */
function isWorthCompressing(req: express.Request, res: express.Response): boolean {
  const type = res.getHeader('Content-Type');
  if (typeof type === 'string' && type.startsWith('text/event-stream')) return false;
  return compression.filter(req, res);
}
