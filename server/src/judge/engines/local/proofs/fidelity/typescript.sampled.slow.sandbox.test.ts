import { compareWithBare } from './compare-with-bare.ts';

compareWithBare('TYPESCRIPT');
