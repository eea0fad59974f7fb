import { useEffect } from 'react';
import { useRehearsalStore, type Running } from '../../../features/rehearsal/rehearsal.store.ts';
import { useCustomStore } from '../../../features/workspace/custom/custom.store.ts';
import { useWorkspaceStore } from '../../../features/workspace/run/workspace.store.ts';

/**
 * Reads a rehearsal anew after each run of a program: it may have been ended on another device, and the run was
 * no part of it then. One that is recorded is read when its recording is refused.
 */
export function useReadAfterRuns(running: Running | null): void {
  const isRead = running !== null && !running.rehearsal.recordsTyping;
  useEffect(() => {
    if (!isRead) return undefined;
    const read = () => void useRehearsalStore.getState().load();
    const ends = [
      useWorkspaceStore.subscribe((now, before) => {
        if (before.isExecuting && !now.isExecuting) read();
      }),
      useCustomStore.subscribe((now, before) => {
        if (before.isTrying && !now.isTrying) read();
      }),
    ];
    return () => {
      for (const end of ends) end();
    };
  }, [isRead]);
}
