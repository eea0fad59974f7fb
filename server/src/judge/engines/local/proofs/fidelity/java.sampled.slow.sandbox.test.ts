import { compareWithBare } from './compare-with-bare.ts';

compareWithBare('JAVA');
