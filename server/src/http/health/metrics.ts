import { Router, type Request, type RequestHandler } from 'express';
import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';
import type { Db } from '../../lib/db/db.ts';
import { notFound } from '../app-error.ts';
import { requestPath } from '../request-path.ts';

const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

export type Metrics = {
  /** Counts and times requests, by route and status. */
  readonly measure: RequestHandler;
  readonly routes: Router;
};

/** Figures for Prometheus at /metrics, told to this machine only. */
export function createMetrics(db: Db): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'stepwise_http_request_seconds',
    help: 'Time from request to end of answer',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 20],
    registers: [registry],
  });
  addSubmissionFigures(registry, db);

  const routes = Router();
  routes.get('/metrics', async (req, res) => {
    if (!isFromThisMachine(req)) throw notFound('Address');
    res.set('Content-Type', registry.contentType).send(await registry.metrics());
  });
  return {
    routes,
    measure: (req, res, next) => {
      const end = requests.startTimer({ method: req.method });
      res.on('finish', () => end({ route: routeOf(req), status: res.statusCode }));
      next();
    },
  };
}

/** Asked of the database at each scrape: what waits, what runs, and how everything ended. */
function addSubmissionFigures(registry: Registry, db: Db): void {
  new Gauge({
    name: 'stepwise_submissions_pending',
    help: 'Submissions that wait or are being judged',
    labelNames: ['state'],
    registers: [registry],
    async collect() {
      for (const state of ['QUEUED', 'RUNNING'] as const) {
        this.set({ state }, await db.submission.count({ where: { state } }));
      }
    },
  });
  new Counter({
    name: 'stepwise_submissions_judged_total',
    help: 'Submissions judged, on problems that still exist',
    labelNames: ['outcome'],
    registers: [registry],
    async collect() {
      const { _sum } = await db.problem.aggregate({
        _sum: { submissionCount: true, acceptedCount: true },
      });
      const accepted = _sum.acceptedCount ?? 0;
      this.reset();
      this.inc({ outcome: 'accepted' }, accepted);
      this.inc({ outcome: 'other' }, (_sum.submissionCount ?? 0) - accepted);
    },
  });
}

/**
 * The pattern of the route, never the URL itself: each id, or way to write it, would make a series. At the
 * end of a response Express has forgotten where the router was mounted, so that is taken from the URL.
 */
function routeOf(req: Request): string {
  const route = req.route as { path?: unknown } | undefined;
  if (typeof route?.path !== 'string') return 'none';
  const pattern = segmentsOf(route.path);
  const address = segmentsOf(requestPath(req.originalUrl).toLowerCase());
  return `/${[...address.slice(0, address.length - pattern.length), ...pattern].join('/')}`;
}

function segmentsOf(path: string): string[] {
  return path.split('/').filter((segment) => segment !== '');
}

/** A proxy on this machine forwards for others, and its headers say so. */
export function isFromThisMachine(req: Request): boolean {
  const forwarded = req.get('x-forwarded-for') ?? req.get('forwarded');
  return forwarded === undefined && LOOPBACK.has(req.socket.remoteAddress ?? '');
}
