import { randomUUID } from 'node:crypto';
import { endpoints, type Step, stepSchema } from '@club/shared';
import type { TestApi } from './test-api';

/** A touchline phone: its log and the version that it knows, optionally those of another phone that it has joined. */
export function createDevice(
  api: TestApi,
  partidoId: string,
  joined: { readonly pasos: readonly Step[]; readonly version: number } = { pasos: [], version: 0 },
) {
  const device = {
    pasos: [...joined.pasos],
    version: joined.version,
    /** Enters a step some minutes from now (before now if negative). Returns its id. */
    enter(minute: number, step: Readonly<Record<string, unknown>>): string {
      const id = randomUUID();
      const instante = new Date(api.clock.now.getTime() + minute * 60_000).toISOString();
      device.pasos.push(stepSchema.parse({ id, instante, ...step }));
      return id;
    },
    /** Sends the whole log and stores the response. */
    async send() {
      const { version, pasos } = device;
      const answer = await api.call(endpoints.putDirecto, {
        id: partidoId,
        body: { version, pasos },
      });
      if (answer.status === 200) {
        device.version = answer.body.data.version;
        device.pasos = [...answer.body.data.pasos];
      }
      return answer;
    },
  };
  return device;
}
