import {
  actaFromLiveMatch,
  liveMatchDocSchema,
  type LiveMatchDoc,
  isSameContent,
  type Partido,
  refusedStepSchema,
  startsWithSteps,
  endpoints,
} from '@club/shared';
import type { ApiError, callApi } from '../../lib/api/call-api';
import { type Notebook, listUnsentSteps } from './notebook';

/** Calls the API. Tests pass a fake. */
export type CallApi = typeof callApi;

/** Outcome of one exchange with the server. */
export type ExchangeOutcome =
  | { readonly kind: 'up-to-date' }
  /** The server's current log. */
  | { readonly kind: 'received'; readonly doc: LiveMatchDoc }
  /** The match has no sheet yet. Its sheet can be saved over this version. */
  | { readonly kind: 'version-read'; readonly version: number }
  | { readonly kind: 'saved'; readonly partido: Partido }
  /** The sheet was saved and has been annulled since. */
  | { readonly kind: 'sheet-annulled' }
  /** No answer. */
  | { readonly kind: 'offline' }
  | { readonly kind: 'server-busy' }
  /** A login is needed. */
  | { readonly kind: 'logged-out' }
  /** App Check refused; a reload may help. `msg` is the server's. */
  | { readonly kind: 'unverified'; readonly msg: string }
  /** Another device has saved the sheet. */
  | { readonly kind: 'ended-elsewhere'; readonly partido: Partido }
  /** Another device has discarded the live match. */
  | { readonly kind: 'discarded-elsewhere' }
  /** The server refuses the content; a person has to act. `stepId` is the step that causes it. */
  | { readonly kind: 'refused'; readonly msg: string; readonly stepId?: string };

/** Whether the same exchange may succeed later. */
export const isRetried = ({ kind }: ExchangeOutcome): boolean =>
  kind === 'offline' || kind === 'server-busy' || kind === 'logged-out' || kind === 'unverified';

function toFailure({ status, msg, isAppCheck }: ApiError): ExchangeOutcome {
  if (status === null) return { kind: 'offline' };
  if (isAppCheck) return { kind: 'unverified', msg };
  if (status === 401 || status === 403) return { kind: 'logged-out' };
  if (status === 429 || status === 408 || status >= 500) return { kind: 'server-busy' };
  return { kind: 'refused', msg };
}

/** Reads the match, and turns it into an outcome. */
async function readMatch(
  call: CallApi,
  id: string,
  toOutcome: (partido: Partido) => ExchangeOutcome,
): Promise<ExchangeOutcome> {
  const partido = await call(endpoints.fetchPartido, { id });
  return partido.ok ? toOutcome(partido.value) : toFailure(partido.error);
}

/** The server's current log. If it has none, the reason: the sheet was saved, or the live match discarded. */
async function readLog(call: CallApi, id: string): Promise<ExchangeOutcome> {
  const directo = await call(endpoints.fetchDirecto, { id });
  if (directo.ok) return { kind: 'received', doc: directo.value };
  if (directo.error.status !== 404) return toFailure(directo.error);
  // Saving a sheet deletes the log. The match is read after the log, so this answer has that sheet.
  return readMatch(call, id, (partido) =>
    partido.jugado ? { kind: 'ended-elsewhere', partido } : { kind: 'discarded-elsewhere' },
  );
}

/**
 * Idempotency key for sending the log or its sheet. Every tab gets the same key for the same steps of the same log and
 * version. Stored steps never change, so their number and the last id identify all of them.
 */
const toIdempotencyKey = (
  what: 'directo' | 'acta',
  { partido_id: id, generacion, pasos }: Notebook,
  version: number,
) =>
  [
    what,
    id,
    ...(generacion === '' ? [] : [generacion]),
    version,
    pasos.length,
    pasos.at(-1)?.id,
  ].join(':');

/** Id of the step that caused a refusal. A refusal that names no step means too many steps: then it is the last one. */
function findRefusedStep(notebook: Notebook, { status, data }: ApiError): string | undefined {
  if (status !== 400) return undefined;
  const pending = listUnsentSteps(notebook);
  const named = refusedStepSchema.safeParse(data).data?.paso_id;
  return pending.find(({ id }) => id === named)?.id ?? pending.at(-1)?.id;
}

async function sendSteps(notebook: Notebook, call: CallApi): Promise<ExchangeOutcome> {
  const { partido_id: id, servidor: server, pasos } = notebook;
  const { version } = server;
  const result = await call(endpoints.putDirecto, {
    id,
    body: { version, pasos },
    idempotencyKey: toIdempotencyKey('directo', notebook, version),
  });
  if (result.ok) {
    // A replayed answer shows a past state, so ask for the current one.
    const { data: doc } = result.value;
    const isHeld = !result.isReplay && startsWithSteps(doc.pasos, pasos);
    return isHeld ? { kind: 'received', doc } : readLog(call, id);
  }
  if (result.error.status !== 409) {
    const outcome = toFailure(result.error);
    const stepId = findRefusedStep(notebook, result.error);
    return outcome.kind === 'refused' && stepId !== undefined ? { ...outcome, stepId } : outcome;
  }
  const stored = liveMatchDocSchema.safeParse(result.error.data).data;
  const held: ExchangeOutcome = stored
    ? { kind: 'received', doc: stored }
    : await readLog(call, id);
  const isNews = held.kind !== 'received' || !isSameContent(held.doc.pasos, server.pasos);
  if (isNews) return held;
  // The log is as this device knows it, so it is not the cause of the refusal. If the refusal came with that log, every
  // retry would be refused too. Otherwise the log was missing for a moment, and a retry may work.
  return stored ? { kind: 'refused', msg: result.error.msg } : { kind: 'server-busy' };
}

/**
 * Reads the version over which the sheet can be saved. `refused` is a version for which a save was just refused. If the
 * match still has that version, no save is possible now (for example during an import): retry later.
 */
const readVersion = (call: CallApi, id: string, refused?: number): Promise<ExchangeOutcome> =>
  readMatch(call, id, (partido) => {
    if (partido.jugado) return { kind: 'ended-elsewhere', partido };
    const { version } = partido;
    return version === refused ? { kind: 'server-busy' } : { kind: 'version-read', version };
  });

/** Saves the log's sheet over a version of the match. A retry sends the same sheet and idempotency key. */
async function sendActa(
  notebook: Notebook,
  version: number,
  call: CallApi,
): Promise<ExchangeOutcome> {
  const { partido_id: id, pasos } = notebook;
  const result = await call(endpoints.updatePartido, {
    id,
    body: { ...actaFromLiveMatch(pasos), version },
    idempotencyKey: toIdempotencyKey('acta', notebook, version),
  });
  if (!result.ok) {
    return result.error.status === 409 ? readVersion(call, id, version) : toFailure(result.error);
  }
  if (!result.isReplay) return { kind: 'saved', partido: result.value.data };
  return readMatch(call, id, (partido) =>
    partido.jugado ? { kind: 'saved', partido } : { kind: 'sheet-annulled' },
  );
}

/**
 * Makes one exchange with the server: sends the log if it has unsent steps, otherwise saves the sheet if that was
 * confirmed. With nothing to send, reads the server's log if `isUnchecked`.
 */
export async function exchange(
  notebook: Notebook,
  call: CallApi,
  isUnchecked: boolean,
): Promise<ExchangeOutcome> {
  const { cierre: closing, partido_id: id } = notebook;
  // Once the version is known, the sheet is sent first, even if there are new steps: the sheet has their events too.
  if (closing?.version !== undefined) return sendActa(notebook, closing.version, call);
  if (listUnsentSteps(notebook).length > 0) return sendSteps(notebook, call);
  if (closing) return readVersion(call, id);
  return isUnchecked && notebook.servidor.version > 0 ? readLog(call, id) : { kind: 'up-to-date' };
}
