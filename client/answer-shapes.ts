import type { Plugin } from 'vite';
import { z } from 'zod';
import { readinessSchema } from '../server/contracts/src/health.ts';
import { OPERATIONS, type Operation } from '../server/contracts/src/operations/operations.ts';
import type { Shape } from './src/lib/api/shape.ts';

type Json = {
  readonly type?: string | readonly string[];
  readonly anyOf?: readonly Json[];
  readonly items?: Json;
  readonly properties?: Readonly<Record<string, Json>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: Json | boolean;
};

const MODULES: Readonly<Record<string, () => string>> = {
  'virtual:answer-shapes': () => `export const ANSWERS = ${JSON.stringify(answers())};`,
  'virtual:event-shapes': () => `export const EVENTS = ${JSON.stringify(events())};`,
};

/**
 * Makes of the contracts what the client holds every answer against. The schemas themselves, with the
 * library that reads them, weigh more than most pages.
 */
export function answerShapes(): Plugin {
  return {
    name: 'stepwise:answer-shapes',
    resolveId: (id) => (Object.hasOwn(MODULES, id) ? `\0${id}` : undefined),
    load: (id) => (id.startsWith('\0') ? MODULES[id.slice(1)]?.() : undefined),
  };
}

function operations(): [string, Operation][] {
  return Object.entries(OPERATIONS);
}

function answers(): Record<string, Shape> {
  const shapes = operations().map(([name, { response }]) => [name, shapeOf(response)] as const);
  return { ...Object.fromEntries(shapes), 'GET /readyz': shapeOf(readinessSchema) };
}

function events(): Record<string, Record<string, Shape>> {
  const streams = operations().flatMap(([name, { events }]) => {
    if (!events) return [];
    const shapes = Object.entries(events).map(([event, schema]) => [event, shapeOf(schema)]);
    return [[name, Object.fromEntries(shapes) as Record<string, Shape>] as const];
  });
  return Object.fromEntries(streams);
}

/** @throws when the schema says something that shapes do not know */
export function shapeOf(schema: z.ZodType): Shape {
  return shapeOfJson(z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' }) as Json);
}

function shapeOfJson(json: Json): Shape {
  const { type, anyOf } = json;
  if (anyOf) return shapeOfChoice(anyOf.map(shapeOfJson));
  if (typeof type === 'object') return shapeOfChoice(type.map((one) => shapeOfJson({ type: one })));
  switch (type) {
    case undefined:
      return 'any';
    case 'boolean':
    case 'null':
    case 'number':
    case 'string':
      return type;
    case 'integer':
      return 'number';
    case 'array':
      return ['list', shapeOfJson(json.items ?? {})];
    case 'object':
      return shapeOfObject(json);
    default:
      throw new Error(`Shapes know no ${type}`);
  }
}

/** Numbers of a closed list are numbers, each once. */
function shapeOfChoice(shapes: readonly Shape[]): Shape {
  const different = new Map(shapes.map((shape) => [JSON.stringify(shape), shape]));
  const [only, ...others] = different.values();
  return only !== undefined && others.length === 0 ? only : ['or', ...different.values()];
}

function shapeOfObject({ properties, required = [], additionalProperties }: Json): Shape {
  if (!properties && typeof additionalProperties === 'object') {
    return ['record', shapeOfJson(additionalProperties)];
  }
  const fields = Object.entries(properties ?? {}).map(
    ([name, json]) => [required.includes(name) ? name : `${name}?`, shapeOfJson(json)] as const,
  );
  return ['object', Object.fromEntries(fields)];
}
