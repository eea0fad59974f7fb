import { variableKey, thingKey, type Changes } from './state/changes.ts';
import { numberOf, type Frame, type TraceState } from './state/trace-state.ts';
import { useSpelling } from './state/spelling-context.ts';
import { valueText } from './state/value-text.ts';
import type { Held } from './written-at.ts';

/** Open calls shown above the program itself. */
const CALLS_SHOWN = 30;

type VariablesTableProps = {
  state: TraceState;
  changes: Changes;
  /** Goes to where a variable got what it holds. */
  onAsk: (held: Held) => void;
};

/** Every variable with its value in words, the innermost call first. */
export function VariablesTable({ onAsk, state, changes }: VariablesTableProps) {
  const [program, ...calls] = state.frames;
  const shown = calls.slice(-CALLS_SHOWN).reverse();
  const hidden = calls.length - shown.length;
  return (
    <div className="flex flex-col gap-2">
      {shown.map((frame) => (
        <FrameTable key={frame.call} {...{ frame, state, changes, onAsk }} />
      ))}
      {hidden > 0 ? (
        <p className="text-xs text-muted">{hidden.toLocaleString('en')} more open calls</p>
      ) : null}
      {program ? <FrameTable frame={program} {...{ state, changes, onAsk }} /> : null}
    </div>
  );
}

function FrameTable({ frame, state, changes, onAsk }: VariablesTableProps & { frame: Frame }) {
  const { name, call, variables } = frame;
  const spelling = useSpelling();
  return (
    <table className="w-full table-fixed text-sm">
      <caption className="text-start font-mono text-xs text-muted">
        {name === null ? 'Program' : `${name}()`}
      </caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">Variable</th>
          <th scope="col">Value</th>
        </tr>
      </thead>
      <tbody>
        {[...variables].map(([variable, value]) => {
          const id = numberOf(value);
          const isNew =
            changes.variables.has(variableKey(call, variable)) ||
            (id !== null && changes.parts.has(thingKey(id)));
          return (
            <tr key={variable} className="border-t border-line align-baseline">
              <th
                scope="row"
                className="w-1/3 py-0.5 pe-2 text-start font-mono text-xs break-words"
              >
                {isNew ? (
                  <span className="me-1 text-warning" role="img" aria-label="changed:">
                    ●
                  </span>
                ) : null}{' '}
                <button
                  type="button"
                  className="min-h-6 cursor-pointer text-start break-words decoration-dotted underline-offset-2 hover:underline"
                  title="When was this set?"
                  onClick={() => onAsk({ call, name: variable, thing: id })}
                >
                  {variable}
                </button>
              </th>
              <td className="py-0.5 font-mono text-xs break-words">
                {valueText(value, state.things, spelling)}
              </td>
            </tr>
          );
        })}
        {variables.size === 0 ? (
          <tr className="border-t border-line">
            <td colSpan={2} className="py-0.5 text-xs text-muted italic">
              no variables yet
            </td>
          </tr>
        ) : null}
      </tbody>
    </table>
  );
}
