import type { TraceValue } from '@stepwise/contracts/trace';
import { partKey, type Changes } from '../state/changes.ts';
import { LinkedPicture } from './linked-picture.tsx';
import { pageWords } from './page.ts';
import { hasChanged, type Cells, type Grid, type Picture, type Table } from './pictures.ts';
import { useSpelling } from '../state/spelling-context.ts';
import type { Thing } from '../state/trace-state.ts';
import { plainText, valueText, type Spelling } from '../state/value-text.ts';

type Things = ReadonlyMap<number, Thing>;
type PicturesViewProps = { pictures: readonly Picture[]; things: Things; changes: Changes };

/** What the variables hold, drawn. The table of variables says the same in words. */
export function PicturesView({ pictures, things, changes }: PicturesViewProps) {
  return (
    <div aria-hidden="true" className="flex flex-col gap-3">
      {pictures.map((picture) => (
        <figure key={keyOf(picture)} className="min-w-0">
          {picture.kind === 'linked' ? (
            <LinkedPicture {...{ picture, things, changes }} />
          ) : (
            <>
              <figcaption className="mb-0.5 font-mono text-xs">{picture.name}</figcaption>
              <Drawn {...{ picture, things, changes }} />
            </>
          )}
        </figure>
      ))}
    </div>
  );
}

function keyOf(picture: Picture): string {
  return picture.kind === 'linked' ? 'linked' : `${picture.kind} ${picture.name}`;
}

type DrawnProps<P> = { picture: P; things: Things; changes: Changes };

function Drawn({ picture, things, changes }: DrawnProps<Cells | Grid | Table>) {
  if (picture.kind === 'cells') return <CellRow {...{ picture, things, changes }} />;
  if (picture.kind === 'table') return <Entries {...{ picture, things, changes }} />;
  return <GridRows {...{ picture, things, changes }} />;
}

function CellRow({ picture, things, changes }: DrawnProps<Cells>) {
  const { id, values, hasPlaces, pointers } = picture;
  const spelling = useSpelling();
  const behind = pointers.get(values.length);
  if (values.length === 0 && !behind) return <Empty />;
  return (
    <div className="flex flex-wrap gap-y-1">
      {values.map((value, at) => (
        <div key={at} className="flex min-w-9 flex-col items-center">
          <Cell
            text={id === null ? String(value) : cellText(value, things, spelling)}
            isNew={id !== null && changes.parts.has(partKey(id, at))}
          />
          {hasPlaces ? <Place at={at} names={pointers.get(at)} /> : null}
        </div>
      ))}
      {behind ? (
        <div className="flex min-w-9 flex-col items-center">
          <span className="h-8" />
          <Place at={values.length} names={behind} />
        </div>
      ) : null}
    </div>
  );
}

function Place({ at, names }: { at: number; names: readonly string[] | undefined }) {
  return (
    <>
      <span className="text-[0.6875rem] text-muted tabular-nums">{at}</span>
      {names?.map((name, index) => (
        <span key={name} className="font-mono text-xs font-semibold text-secondary">
          {index === 0 ? '▲ ' : ''}
          {name}
        </span>
      ))}
    </>
  );
}

function GridRows({ picture: { rows, down, across }, things, changes }: DrawnProps<Grid>) {
  const spelling = useSpelling();
  const part = [pageWords('rows', down), pageWords('columns', across)].filter((one) => one);
  const columns = Math.max(1, across.end - across.start);
  return (
    <>
      {part.length > 0 ? (
        <p className="mb-1 text-xs text-muted tabular-nums">{part.join(', ')}</p>
      ) : null}
      <div
        className="grid max-w-full overflow-x-auto"
        style={{ gridTemplateColumns: `repeat(${String(columns)}, max-content)` }}
      >
        {rows.map(({ id, values }, row) => (
          <div
            key={down.start + row}
            className="col-span-full grid min-h-8 grid-cols-subgrid items-center"
          >
            {values.map((value, at) => (
              <Cell
                key={at}
                text={cellText(value, things, spelling)}
                isNew={changes.parts.has(partKey(id, across.start + at))}
              />
            ))}
            {values.length === 0 && across.start === 0 ? <Empty /> : null}
          </div>
        ))}
      </div>
    </>
  );
}

function Entries({ picture: { id, pairs }, things, changes }: DrawnProps<Table>) {
  const spelling = useSpelling();
  if (pairs.length === 0) return <Empty />;
  return (
    <div className="flex flex-wrap gap-1">
      {pairs.map(([key, value]) => {
        const name = JSON.stringify(key);
        return (
          <Cell
            key={name}
            text={`${cellText(key, things, spelling)}: ${cellText(value, things, spelling)}`}
            isNew={changes.parts.has(partKey(id, name)) || isNewWithin(value, changes)}
          />
        );
      })}
    </div>
  );
}

function isNewWithin(value: TraceValue, changes: Changes): boolean {
  return Array.isArray(value) && value.length === 1 && hasChanged(value[0], changes);
}

/** New is told by its frame and by a dot, never by colour alone. */
function Cell({ text, isNew }: { text: string; isNew: boolean }) {
  return (
    <span
      data-new={isNew || undefined}
      className={`relative flex h-8 min-w-9 shrink-0 items-center justify-center border px-1.5 font-mono text-xs ${isNew ? 'border-2 border-warning bg-base-300' : 'border-field-line bg-base-100'}`}
    >
      {text}
      {isNew ? <span className="absolute -top-1 -end-1 size-2 rounded-full bg-warning" /> : null}
    </span>
  );
}

function Empty() {
  return <span className="text-xs text-muted italic">empty</span>;
}

const CELL_CHARACTERS = 24;

function cellText(value: TraceValue, things: Things, spelling: Spelling): string {
  const text = Array.isArray(value)
    ? valueText(value, things, spelling, { letters: CELL_CHARACTERS, depth: 1 })
    : plainText(value, spelling);
  return text.length > CELL_CHARACTERS ? `${text.slice(0, CELL_CHARACTERS - 1)}…` : text;
}
