import { USER_HEADER } from '@stepwise/contracts/auth';
import { errorBodySchema } from '@stepwise/contracts/error';
import { OPERATIONS, type Access, type Operation } from '@stepwise/contracts/operations/operations';
import type { TokenScope } from '@stepwise/contracts/token';
import { z } from 'zod';

type Json = Record<string, unknown>;

const ACCESS_TEXT: Record<Access, string> = {
  public: 'Open to everybody',
  user: 'Needs a session',
  setter: 'For administrators and setters, in a session',
  admin: 'For administrators, in a session',
};

/** The API as OpenAPI 3.1, made from the contracts alone. */
export function createOpenApi(): Json {
  const paths: Record<string, Json> = {};
  for (const [route, operation] of Object.entries(OPERATIONS) as [string, Operation][]) {
    const [method = '', path = ''] = route.split(' ');
    paths[path] = { ...paths[path], [method.toLowerCase()]: describe(path, operation) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Stepwise',
      version: '1',
      description: `Success is \`{message, data}\` (or \`user\`), failure the shape of \`Error\`. Sessions live in an httpOnly cookie that register and login set; programs send a token of their person’s instead, as \`Authorization: Bearer\`. A request may say in \`${USER_HEADER}\` whose it is, by the person’s id: where somebody else is signed in it is refused with OTHER_USER. Beside it, at \`/record.git\`, git reads what a person has solved, with a token as the password.`,
    },
    servers: [{ url: '/api/v1' }],
    paths,
    components: {
      schemas: { Error: schemaOf(errorBodySchema, 'output') },
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: 'stepwise_session' },
        token: { type: 'http', scheme: 'bearer' },
      },
    },
  };
}

function describe(path: string, operation: Operation): Json {
  const { access, scope, summary, body, query, headers, response, status = 200 } = operation;
  const { events, pending, upload, download } = operation;
  const content: Json = download
    ? Object.fromEntries(download.map((type) => [type, { schema: {} }]))
    : { 'application/json': { schema: schemaOf(response, 'output') } };
  if (events) {
    const properties: Json = {};
    for (const [name, schema] of Object.entries(events)) {
      properties[name] = schemaOf(schema, 'output');
    }
    content['text/event-stream'] = {
      schema: { description: 'Events by name', type: 'object', properties },
    };
  }
  return {
    summary,
    description: `${ACCESS_TEXT[access]}${scope === null ? '' : `, or a token with the scope \`${scope}\``}.`,
    tags: [path.split('/')[1]],
    security: access === 'public' ? [] : securityOf(scope),
    parameters: [
      ...pathParameters(path),
      ...(query ? queryParameters(query) : []),
      ...(headers ? headerParameters(headers) : []),
    ],
    ...(body
      ? {
          requestBody: {
            // A field that the query may have is optional in the body.
            required: query === undefined,
            content: { 'application/json': { schema: schemaOf(body, 'input') } },
          },
        }
      : {}),
    ...(upload === undefined
      ? {}
      : { requestBody: { required: true, content: { [upload]: { schema: {} } } } }),
    responses: {
      [status]: { description: 'Success', content },
      ...(pending === undefined ? {} : { 202: { description: pending, content } }),
      default: {
        description: 'Failure',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      },
    },
  };
}

/** Either of these. */
function securityOf(scope: TokenScope | null): Json[] {
  return [{ session: [] }, ...(scope === null ? [] : [{ token: [scope] }])];
}

function pathParameters(path: string): Json[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map((match) => {
    return { name: match[1], in: 'path', required: true, schema: { type: 'string' } };
  });
}

function queryParameters(query: z.ZodType): Json[] {
  const { properties = {} } = schemaOf(query, 'input') as { properties?: Json };
  return Object.entries(properties).map(([name, schema]) => {
    return { name, in: 'query', required: false, schema };
  });
}

function headerParameters(headers: Readonly<Record<string, string>>): Json[] {
  return Object.entries(headers).map(([name, description]) => {
    return { name, in: 'header', required: false, description, schema: { type: 'string' } };
  });
}

function schemaOf(schema: z.ZodType, io: 'input' | 'output'): Json {
  const json: Json = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  delete json['$schema'];
  return json;
}
