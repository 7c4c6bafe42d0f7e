import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createServices, makeClaves, runOperation } from '@club/functions';
import { accept, endpoints, type Paso, pasoSchema } from '@club/shared';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { putSuscripcion } from '../functions/src/notifications/subscriptions';
import { ROOT } from '../scripts/build/index';
import { avisosEnv } from '../scripts/platform/notification-keys';
import {
  type Device,
  type PushService,
  startPushService,
  subscribeBody,
} from '../testing/push/push-service';
import { type LocalSite, withLocalSite } from './local-site';
import { percentile } from './percentile';

/**
 * Measures the way from an entered goal to the phones of 500 people, with a local push service that speaks the real
 * protocol: duration, effect on saves, and success when half of the services are slow, some fail, some devices are
 * gone and the sender is killed twice. Argument: number of devices.
 */
const [DEVICES = 500] = process.argv.slice(2).map(Number);
const GOALS = 8;
const SLOW_MS = 2_000;

const claves = makeClaves();
const withPush = async (work: (push: PushService) => Promise<void>) => {
  const push = await startPushService(claves.publica);
  try {
    await work(push);
  } finally {
    await push.stop();
  }
};

/** Writes directly, to bypass the rate limit by address. */
async function subscribeAll({ projectId }: LocalSite, devices: readonly Device[]): Promise<void> {
  const app = initializeApp({ projectId }, randomUUID());
  try {
    const { db, now, newId } = createServices(app);
    for (let from = 0; from < devices.length; from += 100) {
      const stamp = { operacionId: newId(), accion: 'medir', quien: 'medir', ahora: now() };
      await runOperation(db, stamp, undefined, async (uow) => {
        for (const device of devices.slice(from, from + 100)) {
          await putSuscripcion(uow, subscribeBody(device, ['goles']), stamp.ahora);
        }
        return accept({ status: 200, body: null });
      });
    }
  } finally {
    await deleteApp(app);
  }
}

/** A live match, with a touchline phone. */
async function startMatch({ api }: LocalSite) {
  const next = await api.call(endpoints.fetchNextGames);
  const id =
    next.find(({ jugado, estado }) => !jugado && estado === 'programado')?.partido_id ?? '';
  const pasos: Paso[] = [];
  let version = 0;
  const note = async (tipo: string) => {
    pasos.push(pasoSchema.parse({ id: randomUUID(), instante: new Date().toISOString(), tipo }));
    const startedMs = Date.now();
    const { data } = await api.call(endpoints.putDirecto, { id, body: { version, pasos } });
    ({ version } = data);
    return { startedMs, tookMs: Date.now() - startedMs };
  };
  await note('comienzo');
  return note;
}

const ms = (values: readonly number[]) =>
  `median ${String(percentile(values, 0.5))} ms, p95 ${String(percentile(values, 0.95))} ms`;

/** A sender in its own process, as in production. Tests and `npm start` run it in theirs. */
const startSender = ({ projectId }: LocalSite, ...args: readonly string[]) =>
  spawn(
    process.execPath,
    ['--import', 'tsx', path.join(ROOT, 'testing/push/sender-process.ts'), ...args],
    {
      env: { ...process.env, GCLOUD_PROJECT: projectId, ...avisosEnv(claves) },
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  );

await withPush((push) =>
  withLocalSite({ seed: 'demo', claves, sendsAvisos: false }, async (site) => {
    const sender = startSender(site, '--siempre');
    const note = await startMatch(site);
    const goals = async () => {
      const took: number[] = [];
      const waited: number[] = [];
      for (let goal = 0; goal < GOALS; goal += 1) {
        const before = push.devices.map(({ arrivals }) => arrivals.length);
        const { startedMs, tookMs } = await note('gol_encajado');
        took.push(tookMs);
        await push.until(() =>
          push.devices.every(({ arrivals }, index) => arrivals.length > (before[index] ?? 0)),
        );
        waited.push(
          ...push.devices.map(({ arrivals }) => (arrivals.at(-1)?.atMs ?? 0) - startedMs),
        );
        await sleep(500);
      }
      return { took, waited };
    };
    await goals();
    const { took: without } = await goals();
    const devices = Array.from({ length: DEVICES }, () => push.addDevice());
    await subscribeAll(site, devices);
    await goals();
    const { took: withThem, waited } = await goals();
    const twice = devices.filter(({ arrivals }) => arrivals.length !== 2 * GOALS).length;
    console.log(`${String(DEVICES)} devices, ${String(GOALS)} goals`);
    console.log(`  from the tap to the device: ${ms(waited)}`);
    console.log(`  devices that did not hear of each goal once: ${String(twice)}`);
    console.log(`  note of a goal without devices: ${ms(without)}; with them: ${ms(withThem)}`);
    console.log(`  requests that were wrong: ${String(push.problems.length)}`);
    sender.kill('SIGKILL');
    await once(sender, 'exit');
  }),
);

await withPush((push) =>
  withLocalSite({ seed: 'demo', claves, sendsAvisos: false }, async (site) => {
    const isGone = (index: number) => index % 20 === 0;
    const devices = Array.from({ length: DEVICES }, (_none, index) =>
      push.addDevice((attempt) => {
        if (isGone(index)) return { status: 410 };
        const afterMs = index % 2 === 0 ? 0 : SLOW_MS;
        return index % 10 === 1 && attempt < 2
          ? { status: 503, afterMs }
          : { status: 201, afterMs };
      }),
    );
    await subscribeAll(site, devices);
    const note = await startMatch(site);
    const { startedMs } = await note('gol_encajado');
    const arrived = () => devices.filter(({ arrivals }) => arrivals.length > 0).length;
    const expected = devices.filter((_device, index) => !isGone(index)).length;
    for (const share of [0.2, 0.6]) {
      const sender = startSender(site);
      // A sender that starts before the dead one's lease has expired finds nothing to do and ends.
      const isEnough = push.until(() => arrived() >= share * expected);
      const left = once(sender, 'exit').then(() => 'left' as const);
      if ((await Promise.race([isEnough, left])) === 'left') {
        for (;;) {
          const again = startSender(site);
          const gone = once(again, 'exit').then(() => 'left' as const);
          if ((await Promise.race([isEnough, gone])) === 'left') continue;
          again.kill('SIGKILL');
          await gone;
          break;
        }
      } else {
        sender.kill('SIGKILL');
        await left;
      }
      console.log(`  killed with ${String(arrived())} of ${String(expected)} told`);
    }
    while (arrived() < expected && Date.now() - startedMs < 180_000) {
      await once(startSender(site), 'exit');
    }
    const times = devices.map(({ arrivals }) => arrivals.length);
    const shown = devices.map(
      ({ arrivals }) => new Set(arrivals.map(({ aviso }) => aviso.id)).size,
    );
    const seconds = ((Date.now() - startedMs) / 1000).toFixed(0);
    console.log(
      `${String(DEVICES)} devices: 5 % gone, 10 % fail twice, half answer after ${String(SLOW_MS)} ms; two kills`,
    );
    console.log(`  all told after ${seconds} s: ${String(arrived())} of ${String(expected)}`);
    console.log(`  shown twice on a device: ${String(shown.filter((count) => count > 1).length)}`);
    console.log(
      `  taken twice by the push service, and shown once: ${String(times.filter((count) => count > 1).length)}`,
    );
  }),
);
process.exit(0);
