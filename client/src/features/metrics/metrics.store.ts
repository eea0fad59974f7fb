import type { Metrics } from '@stepwise/contracts/metrics';
import toast from 'react-hot-toast';
import { create } from 'zustand';
import type { ApiError } from '../../lib/api/failures/api-error.ts';
import { asApiError } from '../../lib/api/failures/as-api-error.ts';
import { getMetrics, postTestAlert } from './metrics.api.ts';

type MetricsState = {
  /** Null until loaded once. */
  metrics: Metrics | null;
  /** Of the last look; the figures before it stay. */
  metricsError: ApiError | null;
  isLoading: boolean;
  load: () => Promise<void>;
};

export const useMetricsStore = create<MetricsState>()((set, get) => ({
  metrics: null,
  metricsError: null,
  isLoading: false,

  load: async () => {
    // The next look comes by itself.
    if (get().isLoading) return;
    set({ isLoading: true });
    try {
      set({ metrics: await getMetrics(), metricsError: null });
    } catch (error) {
      set({ metricsError: asApiError(error) });
    } finally {
      set({ isLoading: false });
    }
  },
}));

/** Sends a test alert; a message says what became of it. */
export async function sendTestAlert(): Promise<void> {
  try {
    const { message, data } = await postTestAlert();
    useMetricsStore.setState(({ metrics }) => ({
      metrics: metrics && { ...metrics, alerts: data.alerts },
    }));
    if (data.isSent) toast.success(message);
    else toast.error(message);
  } catch (error) {
    toast.error(asApiError(error).message);
  }
}
