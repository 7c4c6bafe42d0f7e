import { percentile } from './percentile';

/** What some clients got who asked as fast as they were answered. */
export interface Throughput {
  readonly perSecond: number;
  /** Milliseconds from request to whole answer. */
  readonly p50: number;
  readonly p95: number;
}

/** Asks for an address for so long by so many clients at once, each waiting for its answer; throws at a bad one. */
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
  // What a first request loads is not measured.
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
