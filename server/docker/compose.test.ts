import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { CORE_SCHEMA, load, mergeTag } from 'js-yaml';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { serverSettings } from '../src/database/embedded/postgres-settings.ts';

/** Built here, in no registry. */
const OURS = 'stepwise-api';
const ROOT = resolve(import.meta.dirname, '../..');

const serviceSchema = z.object({
  image: z.string().optional(),
  build: z.object({ dockerfile: z.string() }).optional(),
  pull_policy: z.string().optional(),
  command: z.array(z.string()).default([]),
  profiles: z.array(z.string()).default([]),
  restart: z.enum(['unless-stopped', 'no']),
  privileged: z.boolean().default(false),
  read_only: z.boolean().default(false),
  user: z.string().optional(),
  cap_drop: z.array(z.string()).default([]),
  security_opt: z.array(z.string()).default([]),
  ports: z.array(z.string()).default([]),
  volumes: z.array(z.string()).default([]),
  environment: z.record(z.string(), z.string()).default({}),
  networks: z
    .union([
      z.array(z.string()),
      z.record(z.string(), z.unknown()).transform((networks) => Object.keys(networks)),
    ])
    .default([]),
  depends_on: z.record(z.string(), z.object({ condition: z.string() })).default({}),
  healthcheck: z.union([
    z.object({ disable: z.literal(true) }),
    z.object({ test: z.array(z.string()), interval: z.string(), timeout: z.string() }),
  ]),
  mem_limit: z.string(),
  // Docker refuses more than the machine has, which two services would reach on a small one.
  cpus: z.union([z.number().max(2), z.literal('${CORES:-4}')]),
  pids_limit: z.number(),
  logging: z.object({ options: z.object({ 'max-size': z.string() }) }),
});

const text = readFileSync(join(ROOT, 'docker-compose.yml'), 'utf8');
// Parsing is a test of its own: every service has limits, a restart policy, a health check, a bounded log.
const compose = z
  .object({
    services: z.record(z.string(), serviceSchema),
    networks: z.record(z.string(), z.object({ internal: z.boolean().default(false) })),
    volumes: z.record(z.string(), z.unknown()),
  })
  .parse(load(text, { schema: CORE_SCHEMA.withTags(mergeTag) }));
const services = Object.entries(compose.services);
const namesWhere = (fits: (service: z.output<typeof serviceSchema>) => boolean) =>
  services.filter(([, service]) => fits(service)).map(([name]) => name);
const membersOf = (network: string) => namesWhere(({ networks }) => networks.includes(network));

describe('docker-compose.yml', () => {
  it('lets the outside reach web alone', () => {
    expect(namesWhere(({ ports }) => ports.length > 0)).toEqual(['web']);
    expect(membersOf('edge')).toEqual(['web', 'api', 'api-embedded']);
  });

  it('shuts Judge0 in, away from the outside and from the database of the product', () => {
    const internal = Object.entries(compose.networks).filter(([, network]) => network.internal);
    expect(internal.map(([name]) => name)).toEqual(['data', 'judge', 'judge0']);
    expect(membersOf('data').filter((name) => name.startsWith('judge0'))).toEqual([]);
    expect(membersOf('judge')).toEqual(['api', 'judge0-server']);
    expect(membersOf('judge0').every((name) => name.startsWith('judge0-'))).toBe(true);
  });

  it('gives privilege to the one container that cannot do without', () => {
    expect(namesWhere(({ privileged }) => privileged)).toEqual(['judge0-workers']);
    const contained = namesWhere(
      ({ cap_drop, security_opt }) =>
        cap_drop.includes('ALL') && security_opt.includes('no-new-privileges:true'),
    );
    expect(contained).toEqual(Object.keys(compose.services).filter((n) => n !== 'judge0-workers'));
    const writable = namesWhere(({ read_only }) => !read_only);
    expect(writable).toEqual(['judge0-server', 'judge0-workers']);
    const sandboxed = namesWhere(({ security_opt }) => security_opt.length > 1);
    expect(sandboxed).toEqual(['api-embedded', 'judge-embedded']);
  });

  it('lets a server that only judges see the database and no other secret', () => {
    const { 'judge-embedded': judge, 'api-embedded': api } = compose.services;
    expect(judge?.networks).toEqual(['data']);
    expect(Object.keys(judge?.environment ?? {})).toEqual([
      ...['DATABASE_URL', 'DATABASE_POOL_URL', 'JUDGE_ENGINE', 'LOG_LEVEL'],
    ]);
    expect(judge?.command).toEqual(['src/commands/judge.ts']);
    expect(judge?.security_opt).toEqual(api?.security_opt);
    expect(judge?.volumes).toEqual([]);
  });

  it.each([
    ['ALLOW_ENABLE_NETWORK', 'false'],
    ['ENABLE_NETWORK', 'false'],
    ['ENABLE_WAIT_RESULT', 'false'],
    ['ENABLE_CALLBACKS', 'false'],
    ['ENABLE_ADDITIONAL_FILES', 'false'],
    ['ENABLE_COMMAND_LINE_ARGUMENTS', 'false'],
    ['ENABLE_SUBMISSION_DELETE', 'false'],
    ['JUDGE0_TELEMETRY_ENABLE', 'false'],
    ['ALLOWED_LANGUAGES_FOR_COMPILER_OPTIONS', 'TypeScript'],
  ])('tells both halves of Judge0 %s=%s', (name, value) => {
    for (const half of ['judge0-server', 'judge0-workers']) {
      expect(compose.services[half]?.environment[name]).toBe(value);
    }
  });

  it('takes every secret from .env and has none of its own', () => {
    const secrets = services.flatMap(([, { environment }]) =>
      Object.entries(environment).filter(([name]) =>
        /PASSWORD|TOKEN|SECRET|AUTH$|_URL$/.test(name),
      ),
    );
    expect(secrets.length).toBeGreaterThan(10);
    for (const [name, value] of secrets) {
      expect(value.replace('http://judge0-server:2358', ''), name).toMatch(/\$\{\w+(\?|:-\})/);
    }
  });

  it('names every variable that it takes in .env.example', () => {
    const example = readFileSync(join(ROOT, '.env.example'), 'utf8');
    const taken = new Set([...text.matchAll(/(?<!\$)\$\{(\w+)/g)].map(([, name = '']) => name));
    expect([...taken].filter((name) => !example.includes(`\n${name}=`))).toEqual([]);
  });

  it('pins every image to a version', () => {
    const dockerfile = readFileSync(join(ROOT, 'server/docker/Dockerfile'), 'utf8');
    const base = /^ARG NODE_IMAGE=(.*)$/m.exec(dockerfile)?.[1] ?? '';
    const images = services.flatMap(([, { image }]) => (image === OURS ? [] : (image ?? [])));
    for (const image of [base, ...images]) expect(image).toMatch(/:\d+\.\d+/);
    expect(compose.services['judge0-workers']?.image).toMatch(/:1\.13\.1@sha256:[0-9a-f]{64}$/);
  });

  it('has one image for all services of ours, which one of them builds', () => {
    const ours = namesWhere(({ image }) => image === OURS);
    expect(ours).toEqual(['api', 'api-embedded', 'judge-embedded', 'migrate', 'backup']);
    expect(namesWhere(({ build }) => build !== undefined)).toEqual(['migrate']);
    expect(namesWhere(({ pull_policy }) => pull_policy === 'never')).toEqual(ours);
  });

  it('makes the large cases when the image is built, and takes them into what runs', () => {
    const stages = new Map(
      readFileSync(join(ROOT, 'server/docker/Dockerfile'), 'utf8')
        .split(/^FROM /m)
        .map((stage) => [/^\S+ AS (\w+)$/m.exec(stage)?.[1], stage]),
    );
    const build = stages.get('build') ?? '';
    expect(build).toMatch(/apt-get install .*python3/);
    const order = ['COPY prisma prisma', 'COPY server server', 'make-cases.ts'];
    const places = order.map((line) => build.indexOf(line));
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(places).not.toContain(-1);
    expect([...stages.keys()].at(-1)).toBe('api');
    expect(stages.get('api')).toContain(
      'COPY --from=build /app/prisma/problems /app/prisma/problems',
    );
  });

  it('keeps what people wrote out of the log of PostgreSQL, as the embedded one does', () => {
    const embedded = Object.entries(serverSettings(1, false)).filter(([name]) =>
      /^log_(min_error|error_verb|parameter)/.test(name),
    );
    expect(embedded).toHaveLength(3);
    const command = compose.services['postgres']?.command ?? [];
    for (const [name, value] of embedded) expect(command).toContain(`${name}=${value}`);
  });

  it('keeps no file of a body or an answer in nginx, where files are memory', () => {
    const web = readFileSync(join(ROOT, 'server/docker/web.conf.template'), 'utf8');
    expect(web).toContain('proxy_request_buffering off;');
    expect(web).toContain('proxy_max_temp_file_size 0;');
  });

  it('keeps the secret in the address of a calendar out of the log of nginx', () => {
    const web = readFileSync(join(ROOT, 'server/docker/web.conf.template'), 'utf8');
    const [, block = ''] = /location ~\* \^\/api\/v1\/calendar\/ \{([^}]*)\}/.exec(web) ?? [];
    expect(web).toMatch(
      /map \$request_uri \$is_logged \{[^}]*~\*\^\/\+api\/v1\/calendar\(\/\|\$\) 0;/,
    );
    // In one place for all: a request is logged where it ends, which is elsewhere while the API is away.
    expect(web.match(/access_log \/[^;]*;/g)).toEqual([
      'access_log /var/log/nginx/access.log combined if=$is_logged;',
    ]);
    expect(block).toContain('error_log /dev/null;');
    expect(block).toContain('proxy_pass $api;');
  });

  it('prepares the database once, before anything is served', () => {
    expect(compose.services['migrate']?.depends_on).toEqual({
      postgres: { condition: 'service_healthy' },
    });
    for (const name of ['web', 'api', 'api-embedded', 'judge-embedded']) {
      expect(compose.services[name]?.depends_on).toMatchObject({
        migrate: { condition: 'service_completed_successfully' },
      });
    }
  });

  it('keeps data in named volumes', () => {
    const mounts = services.flatMap(([, { volumes }]) => volumes.map((mount) => mount.split(':')));
    const folders = mounts.filter(([from = '']) => from.startsWith('.'));
    expect(folders.every(([, , mode]) => mode === 'ro')).toBe(true);
    const named = mounts.filter((mount) => !folders.includes(mount)).map(([from]) => from);
    expect(named.sort()).toEqual(Object.keys(compose.volumes).sort());
  });
});
