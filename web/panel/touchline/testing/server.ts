import {
  type UpdatePartido,
  type LiveMatchDoc,
  type Partido,
  type Step,
  startsWithSteps,
} from '@club/shared';
import { buildPartido } from '../../../../shared/src/testing/partido-builder';
import type { ApiResult } from '../../../lib/api/call-api';
import type { TouchlineApi } from '../touchline-api';

export const PARTIDO = buildPartido({
  _id: 'p1',
  temporada_id: 't1',
  fecha_date: '2026-11-21T16:00:00.000Z',
  version: 3,
});

/** Fake server with the rules of `PUT directo`, behind a network that can fail before or after the server acts. */
export function createServer() {
  let clock = 0;
  const answers = new Map<string, { readonly huella: string; readonly answer: unknown }>();
  const state = {
    net: 'up' as 'up' | 'down' | 'answers-lost',
    status: undefined as number | undefined,
    isAppCheck: false,
    /** Id of a step that the server refuses. */
    refused: undefined as string | undefined,
    puts: 0,
    sheets: 0,
    /** The last saved sheet. */
    sheet: undefined as UpdatePartido | undefined,
    doc: undefined as LiveMatchDoc | undefined,
    partido: PARTIDO,
    discard: () => {
      state.doc = undefined;
    },
    /** Another device saves the sheet. */
    save: (acta: Partial<Partido>) => {
      state.doc = undefined;
      state.partido = {
        ...state.partido,
        ...acta,
        jugado: true,
        version: state.partido.version + 1,
      };
    },
    /** The panel annuls the sheet. */
    annul: () => {
      state.partido = { ...PARTIDO, version: state.partido.version + 1 };
    },
    /** Another device sends its log. */
    write: (pasos: Step[]): LiveMatchDoc => {
      clock += 1;
      state.doc = {
        partido_id: 'p1',
        version: (state.doc?.version ?? 0) + 1,
        pasos,
        jugadores: {},
        actualizado: new Date(clock).toISOString(),
      };
      return state.doc;
    },
  };
  const OFFLINE = { ok: false, error: { status: null, msg: 'sin red' } } as const;
  const refused = (status: number, data?: unknown) => ({
    ok: false as const,
    error: { status, msg: `error ${String(status)}`, ...(data !== undefined && { data }) },
  });
  const through = <T>(work: () => ApiResult<T>): Promise<ApiResult<T>> => {
    if (state.net === 'down') return Promise.resolve(OFFLINE);
    if (state.status !== undefined) {
      const { error } = refused(state.status);
      return Promise.resolve({
        ok: false,
        error: { ...error, ...(state.isAppCheck && { isAppCheck: true }) },
      });
    }
    const answer = work();
    return Promise.resolve(state.net === 'answers-lost' ? OFFLINE : answer);
  };
  /** Idempotency as in `runOperation`: an accepted answer is replayed for its key; a refusal is not stored. */
  const once = <T>(key: string, body: unknown, work: () => ApiResult<T>): ApiResult<T> => {
    const huella = JSON.stringify(body);
    const before = answers.get(key);
    if (before && before.huella !== huella) return refused(409);
    if (before) return { ...(before.answer as ApiResult<T>), isReplay: true } as ApiResult<T>;
    const answer = work();
    if (answer.ok) answers.set(key, { huella, answer });
    return answer;
  };
  const api: TouchlineApi = {
    putDirecto: (_id, body, key) =>
      through(() => {
        state.puts += 1;
        return once(key, body, () => {
          const { version, pasos } = body;
          const { doc, partido } = state;
          if (partido.jugado) return refused(409);
          if (!doc && version > 0) return refused(409);
          if (doc && startsWithSteps(doc.pasos, pasos)) return { ok: true, value: doc };
          if (doc && !startsWithSteps(pasos, doc.pasos)) return refused(409, doc);
          if (pasos.some(({ id }) => id === state.refused)) {
            return refused(400, { paso_id: state.refused });
          }
          return { ok: true, value: state.write(pasos) };
        });
      }),
    delDirecto: () =>
      through(() => {
        const before = state.doc;
        state.doc = undefined;
        return { ok: true, value: before ?? null };
      }),
    fetchDirecto: () => through(() => (state.doc ? { ok: true, value: state.doc } : refused(404))),
    fetchPartido: () => through(() => ({ ok: true, value: state.partido })),
    putActa: (_id, body, key) =>
      through(() =>
        once(key, body, () => {
          if (body.version !== state.partido.version) return refused(409);
          state.sheets += 1;
          state.sheet = body;
          state.doc = undefined;
          state.partido = { ...state.partido, jugado: true, version: state.partido.version + 1 };
          return { ok: true, value: state.partido };
        }),
      ),
  };
  return { state, api };
}
