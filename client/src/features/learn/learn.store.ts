import type { LearningPath } from '@stepwise/contracts/learning-path';
import { create } from 'zustand';
import { loadInto, unloaded, type Remote } from '../../lib/api/remote.ts';
import { getLearningPaths } from './learn.api.ts';

type LearnState = Remote<'learningPaths', LearningPath[]> & {
  getLearningPaths: () => Promise<void>;
};

export const useLearnStore = create<LearnState>()((set) => ({
  ...unloaded('learningPaths'),

  getLearningPaths: () => loadInto(set, 'learningPaths', getLearningPaths),
}));
