import { initializeApp } from 'firebase/app';
import { connectFirestoreEmulator, doc, initializeFirestore, onSnapshot } from 'firebase/firestore';
import { z } from 'zod';

/*
 * A process with many fans for `live.ts`: each has its own app, connection and listener, with the pages' SDK. Reports
 * when all are listening and, for each score, when (ms since 1970) each of them got it.
 */

export const fansMessageSchema = z.discriminatedUnion('tipo', [
  z.object({ tipo: z.literal('escuchan') }),
  z.object({ tipo: z.literal('visto'), goles: z.int(), cuando: z.array(z.number()) }),
]);
export type FansMessage = z.infer<typeof fansMessageSchema>;

const partidoSchema = z.object({ goles_anotados: z.int().nullable() });

const tell = (message: FansMessage) => process.send?.(message);

function listen(host: string, projectId: string, path: string, count: number): void {
  const [address = '', port = ''] = host.split(':');
  const heard = new Map<number, number[]>();
  let listening = 0;
  for (let fan = 0; fan < count; fan += 1) {
    const db = initializeFirestore(
      initializeApp({ projectId, apiKey: 'demo' }, `fan-${String(fan)}`),
      {},
    );
    connectFirestoreEmulator(db, address, Number(port));
    let isFirst = true;
    onSnapshot(doc(db, path), (snapshot) => {
      if (isFirst) {
        isFirst = false;
        listening += 1;
        if (listening === count) tell({ tipo: 'escuchan' });
        return;
      }
      const goles = partidoSchema.parse(snapshot.data()).goles_anotados ?? 0;
      const times = heard.get(goles) ?? [];
      times.push(Date.now());
      heard.set(goles, times);
      if (times.length === count) tell({ tipo: 'visto', goles, cuando: times });
    });
  }
}

const [host = '', projectId = '', path = '', count = ''] = process.argv.slice(2);
if (process.send) listen(host, projectId, path, Number(count));
