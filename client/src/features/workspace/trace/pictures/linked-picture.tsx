import { useId } from 'react';
import { partKey, type Changes } from '../state/changes.ts';
import { placeNodes, type Place } from './node-layout.ts';
import { linksOf } from './node-links.ts';
import { hasChanged, type Linked } from './pictures.ts';
import { numberOf, pairsOf, type Thing } from '../state/trace-state.ts';
import { useSpelling } from '../state/spelling-context.ts';
import { nameText, plainText, type Spelling } from '../state/value-text.ts';

const WIDTH = 64;
const HEIGHT = 34;
const GAP_X = 44;
const GAP_Y = 46;
const TOP = 26;
/** From the left of its place to the middle of the sign of an empty reference. */
const SIGN = 16;

type Props = { picture: Linked; things: ReadonlyMap<number, Thing>; changes: Changes };

/** Objects as boxes, their references as arrows. */
export function LinkedPicture({ picture: { ids, names }, things, changes }: Props) {
  const arrow = useId();
  const { places, empties } = placeNodes(ids, things);
  const all = [...places.values(), ...empties.map(({ place }) => place)];
  const width = (Math.max(...all.map(({ column }) => column)) + 1) * (WIDTH + GAP_X);
  const height = TOP + (Math.max(...all.map(({ row }) => row)) + 1) * (HEIGHT + GAP_Y);
  return (
    <div className="max-w-full overflow-x-auto">
      <svg width={width} height={height} aria-hidden="true" className="block text-xs">
        <defs>
          <marker id={arrow} markerWidth="8" markerHeight="8" refX="7" refY="3" orient="auto">
            <path d="M0 0 L7 3 L0 6 z" className="fill-base-content" />
          </marker>
        </defs>
        {ids.flatMap((id) =>
          linksOf(id, things).map(({ field, to }) => {
            const [from, target] = [places.get(id), places.get(to)];
            if (!from || !target) return null;
            const isNew = changes.parts.has(partKey(id, JSON.stringify(field)));
            return (
              <Arrow
                key={`${String(id)} ${field}`}
                {...{ from, to: target, marker: arrow, isNew }}
              />
            );
          }),
        )}
        {empties.map(({ from, place }) => {
          const holder = places.get(from);
          return holder ? (
            <Nowhere key={JSON.stringify([from, place])} from={holder} at={place} />
          ) : null;
        })}
        {ids.map((id) => {
          const place = places.get(id);
          const thing = things.get(id);
          if (!place || !thing) return null;
          const isNew = hasChanged(id, changes);
          return <Box key={id} {...{ place, thing, isNew, names: names.get(id) ?? [] }} />;
        })}
      </svg>
    </div>
  );
}

type ArrowProps = { from: Place; to: Place; marker: string; isNew: boolean };

/** A reference; the marker is the arrow's head. */
function Arrow({ from, to, marker, isNew }: ArrowProps) {
  return (
    <path
      d={pathBetween(from, to)}
      fill="none"
      markerEnd={`url(#${marker})`}
      className={isNew ? 'stroke-warning stroke-2' : 'stroke-base-content'}
    />
  );
}

/** A reference that leads nowhere. */
function Nowhere({ from, at }: { from: Place; at: Place }) {
  const [x, y] = cornerOf(from);
  const [left, top] = cornerOf(at);
  const isBelow = at.row > from.row;
  const line = isBelow
    ? `M${x + WIDTH / 2} ${y + HEIGHT} L${left + SIGN} ${top}`
    : `M${x + WIDTH} ${y + HEIGHT / 2} H${left - 6}`;
  return (
    <g>
      <path d={line} fill="none" className="stroke-muted" strokeDasharray="3 3" />
      <text
        x={isBelow ? left + SIGN : left}
        y={isBelow ? top + 12 : top + HEIGHT / 2 + 4}
        textAnchor={isBelow ? 'middle' : 'start'}
        className="fill-muted"
      >
        ∅
      </text>
    </g>
  );
}

type BoxProps = { place: Place; thing: Thing; isNew: boolean; names: readonly string[] };

/** An object, with the variables that hold it below. */
function Box({ place, thing, isNew, names }: BoxProps) {
  const spelling = useSpelling();
  const [x, y] = cornerOf(place);
  return (
    <g>
      <rect
        {...{ x, y, width: WIDTH, height: HEIGHT, rx: 8 }}
        className={
          isNew ? 'fill-base-300 stroke-warning stroke-2' : 'fill-base-100 stroke-field-line'
        }
      />
      <text
        x={x + WIDTH / 2}
        y={y + HEIGHT / 2 + 4}
        textAnchor="middle"
        className="fill-base-content font-mono"
      >
        {labelOf(thing, spelling)}
      </text>
      <text
        x={x + WIDTH / 2}
        y={y + HEIGHT + 14}
        textAnchor="middle"
        // The arrows to what hangs below begin there.
        className="fill-base-content stroke-base-100 stroke-4 font-medium [paint-order:stroke]"
      >
        {names.join(', ')}
      </text>
    </g>
  );
}

function cornerOf({ column, row }: Place): [number, number] {
  return [4 + column * (WIDTH + GAP_X), TOP + row * (HEIGHT + GAP_Y)];
}

/** Straight on to the next, down to what hangs below, and around to what was there before. */
function pathBetween(from: Place, to: Place): string {
  const [x, y] = cornerOf(from);
  const [tx, ty] = cornerOf(to);
  const point = (a: number, b: number): string => `${String(a)} ${String(b)}`;
  if (to.row > from.row) {
    return `M${point(x + WIDTH / 2, y + HEIGHT)} L${point(tx + WIDTH / 2, ty - 2)}`;
  }
  if (to.row === from.row && to.column === from.column + 1) {
    return `M${point(x + WIDTH, y + HEIGHT / 2)} L${point(tx - 2, ty + HEIGHT / 2)}`;
  }
  const above = Math.min(y, ty) - TOP;
  return `M${point(x + WIDTH / 3, y)} C${point(x + WIDTH / 3, above)} ${point(tx + WIDTH / 2, above)} ${point(tx + WIDTH / 2, ty - 2)}`;
}

/** Its first field that is no reference. */
function labelOf(thing: Thing, spelling: Spelling): string {
  const plain = pairsOf(thing).find(([, value]) => numberOf(value) === null && value !== null);
  const text = plain ? plainText(plain[1], spelling) : nameText(thing.type, spelling);
  return text.length > 8 ? `${text.slice(0, 7)}…` : text;
}
