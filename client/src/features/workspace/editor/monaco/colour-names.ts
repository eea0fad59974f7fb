import * as monaco from 'monaco-editor/esm/vs/editor/editor.api';

type Rule = monaco.languages.IMonarchLanguageRule;

// Monaco has Python's functions among its keywords; these are the words of the language itself.
const PYTHON =
  'and|as|assert|async|await|break|case|class|continue|def|del|elif|else|except|False|finally|for|from|' +
  'global|if|import|in|is|lambda|match|None|nonlocal|not|or|pass|raise|return|True|try|while|with|yield';

/** A name that is called, unless it is a keyword: `if (` calls nothing. */
const call = (keywords: string): Rule => [
  /[a-z_$][\w$]*(?=\s*\()/,
  { cases: { [keywords]: 'keyword', '@default': 'call' } },
];
const type = (keywords: string): Rule => [
  /[A-Z][\w$]*/,
  { cases: { [keywords]: 'keyword', '@default': 'type' } },
];
const PYTHON_TYPES: Rule = [/(?:bool|bytes|dict|float|int|list|object|set|str|tuple)\b/, 'type'];

const SCRIPT = { state: 'common', rules: [call('@keywords')] } as const;

/** By language: the rules of Monaco, and which go before those of one of its states. */
const LANGUAGES = {
  javascript: {
    load: () => import('monaco-editor/esm/vs/basic-languages/javascript/javascript'),
    ...SCRIPT,
  },
  typescript: {
    load: () => import('monaco-editor/esm/vs/basic-languages/typescript/typescript'),
    ...SCRIPT,
  },
  python: {
    load: () => import('monaco-editor/esm/vs/basic-languages/python/python'),
    state: 'root',
    rules: [type(PYTHON), PYTHON_TYPES, call(PYTHON)],
  },
  java: {
    load: () => import('monaco-editor/esm/vs/basic-languages/java/java'),
    state: 'root',
    rules: [type('@keywords'), call('@keywords')],
  },
};

/**
 * Gives names that are called, and types, a tone of their own. Monaco draws most of them like variables,
 * and a program would be read in nearly one colour.
 */
export function colourNames(): void {
  for (const [id, { load, state, rules }] of Object.entries(LANGUAGES)) {
    monaco.languages.registerTokensProviderFactory(id, {
      create: async () => {
        const { language } = await load();
        const { tokenizer } = language;
        return {
          ...language,
          tokenizer: { ...tokenizer, [state]: [...rules, ...(tokenizer[state] ?? [])] },
        };
      },
    });
  }
}
