import { randomUUID } from 'node:crypto';
import { type LiveMatchDoc, endpoints, type Step, stepSchema } from '@club/shared';
import type { TestApi } from './test-api';

/** A touchline phone: its log, the server state that it knows, and its clock. */
export interface Device {
  pasos: Step[];
  version: number;
  /** Enters a step some minutes from now (before now if negative). Returns its id. */
  enter(minute: number, step: Readonly<Record<string, unknown>>): string;
  /** Sends the whole log and stores the response. */
  send(headers?: Record<string, string>): Promise<{ status: number; body: SentBody }>;
}

interface SentBody {
  readonly msg: string;
  readonly data?: LiveMatchDoc | null;
}

/** A device that follows a match, optionally starting with another device's log. */
export function createDevice(
  api: TestApi,
  partidoId: string,
  joined?: Pick<Device, 'pasos' | 'version'>,
): Device {
  const device: Device = {
    pasos: [...(joined?.pasos ?? [])],
    version: joined?.version ?? 0,
    enter(minute, step) {
      const id = randomUUID();
      const instante = new Date(api.clock.now.getTime() + minute * 60_000).toISOString();
      device.pasos.push(stepSchema.parse({ id, instante, ...step }));
      return id;
    },
    async send(headers = {}) {
      const { version, pasos } = device;
      const { status, body } = await api.call(endpoints.putDirecto, {
        id: partidoId,
        body: { version, pasos },
        headers,
      });
      if (status === 200) {
        device.version = body.data.version;
        device.pasos = [...body.data.pasos];
      }
      return { status, body };
    },
  };
  return device;
}
