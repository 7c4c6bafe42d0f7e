import type { Fault } from './fault';

/** Faults in the public site, the panel, the touchline, and data stored on the device. */
export const WEB_FAULTS: readonly Fault[] = [
  {
    what: 'a page that is left is listened to for ever',
    find: 'this.#watchers.get(path)?.size !== 0) return;',
    replace: 'this.#watchers.get(path)?.size !== -1) return;',
    lane: 'web',
    test: 'lib/live/live-store.test.ts',
  },
  {
    what: 'an error of the network takes away what is on screen',
    find: "doc === known || (doc.status === 'error' && known.status === 'ready')",
    replace: 'doc === known',
    lane: 'web',
    test: 'lib/live/live-store.test.ts',
  },
  {
    what: 'a draft of months ago is offered (regla 66)',
    find: 'Date.now() - Date.parse(cuando) < MAX_AGE_MS',
    replace: 'Date.parse(cuando) > MAX_AGE_MS',
    lane: 'web',
    test: 'borradores/draft-store.test.ts',
  },
  {
    what: 'what is typed is not kept (regla 66)',
    find: 'hasWritten.current = true;',
    replace: 'if (isDirty) return;\n      hasWritten.current = true;',
    lane: 'recorridos',
    test: 'e2e/panel-drafts.journey.ts',
  },
  {
    what: '«No convocado» leaves the player’s events in the sheet (regla 41)',
    find: '.filter((evento) => !isOf(jugadorId)(evento))',
    replace: '.filter((evento) => evento.autor !== undefined)',
    lane: 'web',
    test: 'acta/acta-editor.test.ts',
  },
  {
    what: 'the editor lets a player assist himself (regla 32)',
    find: 'called.filter(({ jugador_id: id }) => id !== evento.autor)',
    replace: 'called',
    lane: 'web',
    test: 'acta/evento-rules.test.ts',
  },
  {
    what: 'at the touchline an answer of long ago is taken for what the server holds (regla 45)',
    find: '!result.isReplay && startsWithPasos(',
    replace: 'startsWithPasos(',
    lane: 'web',
    test: 'banda/banda.test.ts',
  },
  {
    what: 'undoing a correction at the touchline loses the event altogether',
    find: "...(corregido === undefined\n      ? []\n      : [{ id: newId(), instante, tipo: 'rehacer' as const, paso_id: corregido }]),",
    replace: '',
    lane: 'web',
    test: 'banda/correcciones.test.ts',
  },
  {
    what: 'the page of a player who is gone stays on devices (regla 20)',
    find: 'const GONE: ReadonlySet<number> = new Set([404, 410])',
    replace: 'const GONE: ReadonlySet<number> = new Set([410])',
    lane: 'web',
    test: 'sin-conexion/kept-people.test.ts',
  },
  {
    what: 'the service worker keeps what the server forbids to store',
    find: "!(response.headers.get('cache-control') ?? '').includes('no-store')",
    replace: "(response.headers.get('cache-control') ?? '') !== 'no-store, private'",
    lane: 'web',
    test: 'worker/kept-page.test.ts',
  },
  {
    what: 'pasted cells in quotes are cut at the separator (regla 67)',
    find: 'else if (!isQuoted && char === separador) endCell();',
    replace: 'else if (char === separador) endCell();',
    lane: 'web',
    test: 'pegar/pegar.test.ts',
  },
];
