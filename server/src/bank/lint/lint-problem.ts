import { syllable } from 'syllable';
import type { BankProblem } from '../bank-problem.ts';
import { boundsOfStatement, boundsOfValidator } from './bounds.ts';
import { readProse, wordsOf, type Prose } from './prose.ts';
import type { IsSpelt } from './spelling.ts';

/** Between full stops, colons and semicolons. */
const CLAUSE_WORDS_MAX = 40;

/** By Flesch and Kincaid: years of school that a reader needs. */
const GRADE_MAX = 7;

/** Of a validator's numbers the larger ones are limits; others count lines and letters, too. */
const LIMIT_FROM = 1000n;

type Texts = ReturnType<typeof textsOf>;

/** What is wrong with the language of a problem, and where its statement and its validator differ. */
export function lintProblem(problem: BankProblem, isSpelt: IsSpelt): string[] {
  const texts = textsOf(problem);
  const ofTheTask = wordsOfTheTask(problem, texts);
  const isRight: IsSpelt = (word) => isSpelt(word) || ofTheTask.has(word);
  return [
    ...Object.entries(texts).flatMap(([place, prose]) =>
      [...longClauses(prose), ...misspelt(prose, isRight)].map((fault) => `${place}: ${fault}`),
    ),
    ...hardTexts(texts),
    ...undefinedSymbols(texts),
    ...plainNumbers(texts),
    ...otherBounds(problem),
  ];
}

/** By what a finding calls them. */
function textsOf(problem: BankProblem) {
  const explanations = Object.values(problem.examples)
    .flat()
    .map((example) => example.explanation ?? '');
  return {
    title: readProse(problem.title),
    description: readProse(problem.description),
    constraints: readProse(problem.constraints.replaceAll(/^/gm, '- ')),
    explanations: readProse([...new Set(explanations)].join('\n\n')),
    hints: readProse([problem.hints].flat().join('\n\n')),
    editorial: readProse(problem.editorial),
  };
}

/** What its samples and its code hold may be spoken of in the text and below pictures, too. */
function wordsOfTheTask({ cases }: BankProblem, texts: Texts): Set<string> {
  const samples = cases.filter(({ name }) => name.startsWith('sample/'));
  const code = Object.values(texts).flatMap((prose) => prose.code);
  const all = [...samples.flatMap(({ input, output }) => [input, output]), ...code];
  return new Set(all.flatMap((text) => text.split(/[^A-Za-z]+/)));
}

function longClauses({ sentences }: Prose): string[] {
  return sentences
    .flatMap((sentence) => sentence.split(/[:;]/))
    .map((clause) => ({ clause, length: wordsOf(clause).length }))
    .filter(({ length }) => length > CLAUSE_WORDS_MAX)
    .map(({ clause, length }) => `a sentence of ${length} words: "${clause.slice(0, 60)}…"`);
}

function misspelt({ sentences }: Prose, isSpelt: IsSpelt): string[] {
  const words = new Set(sentences.flatMap(wordsOf).filter((word) => !isSpelt(word)));
  return [...words].map((word) => `no such word: ${word} (a term goes into lint/terms.txt)`);
}

function hardTexts({ description, editorial }: Texts): string[] {
  return Object.entries({ description, editorial })
    .map(([place, prose]) => ({ place, grade: gradeOf(prose) }))
    .filter(({ grade }) => grade > GRADE_MAX)
    .map(({ place, grade }) => `${place}: needs ${grade.toFixed(1)} years of school`);
}

function gradeOf({ sentences }: Prose): number {
  const words = sentences.flatMap(wordsOf);
  const syllables = words.reduce((sum, word) => sum + syllable(word), 0);
  return (0.39 * words.length) / sentences.length + (11.8 * syllables) / words.length - 15.59;
}

/** A letter that the constraints or an explanation calculate with, and that the task does not name. */
function undefinedSymbols({ description, constraints, explanations }: Texts): string[] {
  const formulas = [...description.formulas, ...constraints.formulas];
  const named = new Set([
    ...lettersOf(description.formulas),
    // The index of a list is clear by itself.
    ...formulas.flatMap((formula) => formula.match(/(?<=_\{?)[a-z]/g) ?? []),
    ...description.code.flatMap((code) => code.split(/\W+/)),
  ]);
  const used = lettersOf([...constraints.formulas, ...explanations.formulas]);
  return [...used].filter((letter) => !named.has(letter)).map((letter) => `what is ${letter}?`);
}

/** Without those of subscripts and of commands. */
function lettersOf(formulas: readonly string[]): Set<string> {
  const plain = formulas.map((formula) =>
    formula.replaceAll(/_(?:\{[^}]*\}|\w)|\\[a-zA-Z]+/g, ' '),
  );
  return new Set(plain.flatMap((formula) => formula.match(/[a-zA-Z]/g) ?? []));
}

function plainNumbers({ description, constraints }: Texts): string[] {
  return [...description.sentences, ...constraints.sentences]
    .flatMap((sentence) => sentence.match(/\d{1,3}(?:,\d{3})+/g) ?? [])
    .map((number) => `statement: write ${number} as a formula, with \\, between thousands`);
}

function otherBounds({ description, constraints, validator }: BankProblem): string[] {
  if (validator === null) return [];
  const checked = boundsOfValidator(validator);
  const told = boundsOfStatement(constraints);
  const toldAnywhere = new Set([...told, ...boundsOfStatement(description)]);
  return [
    ...[...told]
      .filter((bound) => !checked.has(bound))
      .map((bound) => `the validator does not know ${bound}, which the constraints name`),
    ...[...checked]
      .filter((bound) => bound >= LIMIT_FROM && !toldAnywhere.has(bound))
      .map((bound) => `the statement does not name ${bound}, which the validator checks`),
  ];
}
