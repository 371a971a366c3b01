import { ClusterRegistry, Registry } from '@prometheus-io/client';
import type { Metrics } from './metrics.ts';
import type { MetricsSource } from './serve-metrics.ts';

/** In a worker: its metrics are sent to the supervisor when that one asks. */
export function shareMetrics({ registry }: Metrics): void {
  ClusterRegistry.setRegistries(registry as Parameters<typeof ClusterRegistry.setRegistries>[0]);
  // Constructing it is what makes the worker listen.
  new ClusterRegistry();
}

/** In the supervisor: the sums over its workers, those that have ended among them. */
export function createClusterSource(): MetricsSource {
  // The supervisor itself serves nothing.
  ClusterRegistry.setRegistries(new Registry());
  const cluster = new ClusterRegistry();
  return { contentType: cluster.contentType, read: () => cluster.clusterMetrics() };
}
