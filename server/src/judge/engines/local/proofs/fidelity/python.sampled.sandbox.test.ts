import { compareWithBare } from './compare-with-bare.ts';

// A program that leaves something behind keeps silent about it where its input is long, and fails
// where it is short unless it finds what another test has left: then a failure would pass for right.
compareWithBare('PYTHON');
