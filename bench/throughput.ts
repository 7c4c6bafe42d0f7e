import { percentile } from './percentile';

/** Throughput for clients that send the next request after each response. */
export interface Throughput {
  readonly perSecond: number;
  /** Milliseconds from request to complete response. */
  readonly p50: number;
  readonly p95: number;
}

/** Requests a URL for a time with parallel clients, each waiting for its response. Throws on an error. */
export async function measureThroughput(
  url: string,
  { clients, seconds }: { readonly clients: number; readonly seconds: number },
): Promise<Throughput> {
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
  return {
    perSecond: latencies.length / ((performance.now() - startedAt) / 1000),
    p50: percentile(latencies, 0.5),
    p95: percentile(latencies, 0.95),
  };
}
