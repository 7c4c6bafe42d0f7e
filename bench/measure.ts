/** Percentile of values. `share` is above 0, at most 1. `NaN` without values. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
}

export const median = (values: readonly number[]): number => percentile(values, 0.5);

/** Median and 95th percentile of durations in milliseconds, as text. */
export const summary = (values: readonly number[]): string =>
  `median ${median(values).toFixed(0)} ms, p95 ${percentile(values, 0.95).toFixed(0)} ms`;

/**
 * Requests a URL for a time with parallel clients, each waiting for its response. Returns responses per second, and
 * median and 95th percentile of the milliseconds from request to complete response. Throws on an error.
 */
export async function measureThroughput(
  url: string,
  { clients, seconds }: { readonly clients: number; readonly seconds: number },
): Promise<readonly [perSecond: number, p50: number, p95: number]> {
  const latencies: number[] = [];
  const ask = async () => {
    const startedAt = performance.now();
    const response = await fetch(url);
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`${url}: ${String(response.status)}`);
    return performance.now() - startedAt;
  };
  // The first request is a warm-up.
  await ask();
  const startedAt = performance.now();
  const client = async () => {
    while (performance.now() - startedAt < seconds * 1000) latencies.push(await ask());
  };
  await Promise.all(Array.from({ length: clients }, client));
  const perSecond = latencies.length / ((performance.now() - startedAt) / 1000);
  return [perSecond, median(latencies), percentile(latencies, 0.95)];
}
