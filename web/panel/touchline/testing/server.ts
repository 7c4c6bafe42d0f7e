import {
  type UpdatePartido,
  type LiveMatchDoc,
  type Partido,
  type Step,
  startsWithSteps,
} from '@club/shared';
import { buildPartido } from '../../../../shared/src/testing/partido-builder';
import type { ApiError, ApiResult } from '../../../lib/api/call-api';
import type { TouchlineApi } from '../exchange';

export const PARTIDO = buildPartido({
  _id: 'p1',
  temporada_id: 't1',
  fecha_date: '2026-11-21T16:00:00.000Z',
  version: 3,
});

/**
 * Fake server with the real one's rules (held to them by `testing/touchline`), behind a network that can fail before or
 * after the server acts.
 */
export function createServer() {
  const answers = new Map<string, { readonly content: string; readonly answer: unknown }>();
  const state = {
    net: 'up' as 'up' | 'down' | 'answers-lost',
    /** Refusal of every call. */
    refusal: undefined as ApiError | undefined,
    /** Id of a step that the server refuses. */
    refusedStepId: undefined as string | undefined,
    /** Number of `PUT directo` calls that arrived, and of saved sheets. */
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
      const version = (state.doc?.version ?? 0) + 1;
      const actualizado = new Date(version).toISOString();
      state.doc = { partido_id: 'p1', version, pasos, jugadores: {}, actualizado };
      return state.doc;
    },
  };
  const OFFLINE = { ok: false, error: { status: null, msg: 'sin red' } } as const;
  const refusal = (status: number, data?: unknown) => ({
    ok: false as const,
    error: { status, msg: `error ${String(status)}`, ...(data !== undefined && { data }) },
  });
  const overNetwork = <T>(work: () => ApiResult<T>): Promise<ApiResult<T>> => {
    if (state.net === 'down') return Promise.resolve(OFFLINE);
    if (state.refusal) return Promise.resolve({ ok: false, error: state.refusal });
    const answer = work();
    return Promise.resolve(state.net === 'answers-lost' ? OFFLINE : answer);
  };
  /** Idempotency as on the real server: an accepted answer is kept and replayed for its key, a refusal is not. */
  const onceFor = <T>(key: string, body: unknown, work: () => ApiResult<T>): ApiResult<T> => {
    const content = JSON.stringify(body);
    const kept = answers.get(key);
    if (kept && kept.content !== content) return refusal(409);
    if (kept) return { ...(kept.answer as ApiResult<T>), isReplay: true } as ApiResult<T>;
    const answer = work();
    if (answer.ok) answers.set(key, { content, answer });
    return answer;
  };
  const api: TouchlineApi = {
    putDirecto: (_id, body, key) =>
      overNetwork(() => {
        state.puts += 1;
        return onceFor(key, body, () => {
          const { version, pasos } = body;
          const { doc, partido } = state;
          if (partido.jugado) return refusal(409);
          if (!doc && version > 0) return refusal(409);
          if (doc && startsWithSteps(doc.pasos, pasos)) return { ok: true, value: doc };
          if (doc && !startsWithSteps(pasos, doc.pasos)) return refusal(409, doc);
          if (pasos.some(({ id }) => id === state.refusedStepId)) {
            return refusal(400, { paso_id: state.refusedStepId });
          }
          return { ok: true, value: state.write(pasos) };
        });
      }),
    delDirecto: () =>
      overNetwork(() => {
        const before = state.doc;
        state.doc = undefined;
        return { ok: true, value: before ?? null };
      }),
    fetchDirecto: () =>
      overNetwork(() => (state.doc ? { ok: true, value: state.doc } : refusal(404))),
    fetchPartido: () => overNetwork(() => ({ ok: true, value: state.partido })),
    putActa: (_id, body, key) =>
      overNetwork(() =>
        onceFor(key, body, () => {
          if (body.version !== state.partido.version) return refusal(409);
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
