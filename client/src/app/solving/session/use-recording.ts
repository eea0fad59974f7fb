import type { Problem } from '@stepwise/contracts/problem';
import { useEffect } from 'react';
import { sinceStart } from '../../../features/rehearsal/clock.ts';
import { useRehearsalStore } from '../../../features/rehearsal/rehearsal.store.ts';
import { startRecording } from '../../../features/rehearsal/tape/start-recording.ts';
import { useCustomStore } from '../../../features/workspace/custom/custom.store.ts';
import { useEditorStore } from '../../../features/workspace/editor/editor.store.ts';
import { useWorkspaceStore } from '../../../features/workspace/run/workspace.store.ts';

/** A recording that is full is refused as well, every ten seconds. */
const READ_AT_MOST_EVERY_MS = 60_000;

/** Records what is typed while a rehearsal with consent runs that has this problem. */
export function useRecording({ id: problemId, isSealed }: Problem): void {
  const userId = useEditorStore((state) => state.place?.userId);
  const running = useRehearsalStore((state) => state.running?.rehearsal);
  const isRecorded = isSealed === true && running?.recordsTyping === true;
  const rehearsalId = isRecorded ? running.id : undefined;
  const position = 1 + (running?.problems.findIndex((one) => one.problemId === problemId) ?? -1);

  useEffect(() => {
    if (rehearsalId === undefined || userId === undefined || position === 0) return undefined;
    const recording = startRecording({ userId, rehearsalId }, position, clock, readNowAndThen());
    const show = ({ place, code }: ReturnType<typeof useEditorStore.getState>) => {
      if (place?.problemId === problemId) recording.show(place.language, code);
    };
    show(useEditorStore.getState());
    const ends = [
      useEditorStore.subscribe(show),
      useWorkspaceStore.subscribe((now, before) => {
        if (now.isExecuting && !before.isExecuting) recording.note('submit');
      }),
      useCustomStore.subscribe((now, before) => {
        if (now.isTrying && !before.isTrying) recording.note('run');
      }),
    ];
    return () => {
      for (const end of ends) end();
      recording.stop();
    };
  }, [problemId, userId, rehearsalId, position]);
}

/** Reads what runs, once and then not too often. */
function readNowAndThen(): () => void {
  let readAt = -Infinity;
  return () => {
    if (performance.now() - readAt < READ_AT_MOST_EVERY_MS) return;
    readAt = performance.now();
    void useRehearsalStore.getState().load();
  };
}

/** Milliseconds since the rehearsal began. After its end the recorder keeps its last moment. */
function clock(): number {
  const { running } = useRehearsalStore.getState();
  return running ? sinceStart(running, performance.now()) : 0;
}
