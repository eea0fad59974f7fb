import { Page } from '../../components/ui/page/page.tsx';
import { ControlStates } from '../dev-ui/control-states.tsx';
import { MessageStates } from '../dev-ui/message-states.tsx';
import { TokenStates } from '../dev-ui/token-states.tsx';

const THEMES = [
  ['stepwise-dark', 'Dark'],
  ['stepwise-light', 'Light'],
] as const;

/** Every part of components/ui in its states, in both themes. Only in development builds. */
export function Component() {
  return (
    <Page title="UI components" subtitle="In both themes, whichever the page has now">
      <div data-shown="page page-title" className="grid gap-6 xl:grid-cols-2">
        {THEMES.map(([theme, name]) => (
          <div
            key={theme}
            data-theme={theme}
            className="min-w-0 rounded-box border border-line bg-base-100 px-5 pt-5 text-base-content"
          >
            <h2 className="pb-5 text-xl font-semibold">{name}</h2>
            <TokenStates />
            <ControlStates />
            <MessageStates />
          </div>
        ))}
      </div>
    </Page>
  );
}
