import { describeCompilers } from './describe-compilers.ts';

describeCompilers('bubblewrap');
