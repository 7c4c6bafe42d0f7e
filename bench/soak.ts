import { endpoints } from '@club/shared';
import { type LocalSite, withLocalSite } from './local-site';
import { percentile } from './percentile';
import { descendants, roleOf } from './processes';

/**
 * What two hours of a large club's match day come to: a sheet is saved every half minute, five hundred fans open five
 * pages and their photos' answers. Done without the waiting.
 */
const SAVES = Number(process.env['CLUB_SOAK_SAVES'] ?? 240);
const PAGES_PER_SAVE = 10;
/** Parts of the soak; memory of the last is compared with that of the second, when all is warm. */
const PARTS = 8;
/** Growth of the functions' memory from then to the end that is still none. */
const MAX_GROWTH = 1.15;

async function functionsMb(): Promise<number> {
  const workers = (await descendants(process.pid)).filter((one) => roleOf(one) === 'functions');
  return workers.reduce((largest, { rssMb }) => Math.max(largest, rssMb), 0);
}

async function run({ api, platform }: LocalSite): Promise<boolean> {
  const partidos = (await api.call(endpoints.fetchPartidos)).filter(({ jugado }) => jugado);
  const [jugador] = await api.call(endpoints.fetchRankingGoleadores);
  const pages = [
    '/',
    '/partidos',
    `/partidos/${partidos[0]?._id ?? ''}`,
    '/estadisticas',
    '/plantilla',
    `/jugador/${jugador?.jugador_id ?? ''}`,
    '/noticias',
    '/calendario.ics',
    '/no-existe',
    '/b-api/fetch-next-games',
  ];
  const latencies: number[] = [];
  const memory: number[] = [];
  const startedAt = Date.now();
  for (let part = 0; part < PARTS; part += 1) {
    for (let save = 0; save < SAVES / PARTS; save += 1) {
      const partido = partidos[save % partidos.length];
      if (!partido) continue;
      const { alineacion, mvp } = partido;
      await api.call(endpoints.updatePartido, {
        id: partido._id,
        body: {
          alineacion,
          mvp,
          detalles: {
            primera_parte: [],
            segunda_parte: Array.from({ length: 1 + ((save + part) % 7) }, () => ({
              evento: 'gol encajado' as const,
            })),
          },
        },
      });
      for (let view = 0; view < PAGES_PER_SAVE; view += 2) {
        await Promise.all(
          [view, view + 1].map(async (index) => {
            const at = Date.now();
            const response = await fetch(platform.url + (pages[index % pages.length] ?? '/'));
            await response.arrayBuffer();
            if (response.status >= 500)
              throw new Error(`${response.url}: ${String(response.status)}`);
            latencies.push(Date.now() - at);
          }),
        );
      }
    }
    memory.push(await functionsMb());
    console.log(
      `part ${String(part + 1)} of ${String(PARTS)}: largest function worker ${(memory.at(-1) ?? 0).toFixed(0)} MB`,
    );
  }
  const seconds = (Date.now() - startedAt) / 1000;
  const [, warm = 1] = memory;
  const growth = Math.min(...memory.slice(-2)) / warm;
  const half = latencies.length / 2;
  console.log(
    `\n${String(SAVES)} saves and ${String(latencies.length)} pages in ${seconds.toFixed(0)} s`,
  );
  console.log(
    `page, first half p95 ${percentile(latencies.slice(0, half), 0.95).toFixed(0)} ms, second half p95 ${percentile(latencies.slice(half), 0.95).toFixed(0)} ms`,
  );
  console.log(`memory, end / warm: ${growth.toFixed(2)}`);
  return growth <= MAX_GROWTH;
}

process.exit((await withLocalSite({ seed: 'demo' }, run)) ? 0 : 1);
