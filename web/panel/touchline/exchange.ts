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

/** Calls the API. Tests pass a network of their own. */
export type CallApi = typeof callApi;

/** Outcome of one exchange with the server. */
export type ExchangeOutcome =
  | { readonly kind: 'up-to-date' }
  /** The server's current log, after a send or when asked for. */
  | { readonly kind: 'received'; readonly doc: LiveMatchDoc }
  /** The match has no sheet yet, and this version now. */
  | { readonly kind: 'version-read'; readonly version: number }
  | { readonly kind: 'saved'; readonly partido: Partido }
  /** The sheet was saved and has been annulled since. */
  | { readonly kind: 'sheet-annulled' }
  /** No usable answer: retry later. */
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

function failure({ status, msg, isAppCheck }: ApiError): ExchangeOutcome {
  if (status === null) return { kind: 'offline' };
  if (isAppCheck) return { kind: 'unverified', msg };
  if (status === 401 || status === 403) return { kind: 'logged-out' };
  if (status === 429 || status === 408 || status >= 500) return { kind: 'server-busy' };
  return { kind: 'refused', msg };
}

/** Reads the match. `toOutcome` tells what follows from it. */
async function readMatch(
  call: CallApi,
  id: string,
  toOutcome: (partido: Partido) => ExchangeOutcome,
): Promise<ExchangeOutcome> {
  const partido = await call(endpoints.fetchPartido, { id });
  return partido.ok ? toOutcome(partido.value) : failure(partido.error);
}

/** What the server holds of the live match now or, if nothing, why. */
async function verify(call: CallApi, id: string): Promise<ExchangeOutcome> {
  const directo = await call(endpoints.fetchDirecto, { id });
  if (directo.ok) return { kind: 'received', doc: directo.value };
  if (directo.error.status !== 404) return failure(directo.error);
  // Read after the log: if a sheet has ended it, this answer has the sheet.
  return readMatch(call, id, (partido) =>
    partido.jugado ? { kind: 'ended-elsewhere', partido } : { kind: 'discarded-elsewhere' },
  );
}

/**
 * Idempotency key of a send of the log or its sheet. The same steps of the same log on the same version give the same
 * key in every tab. Steps never change, so their number and the last id stand for all of them.
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

/** Id of the step that caused a refusal. A refusal that names none means too many steps, so it is the last one. */
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
    // A replayed answer is from the past, so ask for the current state.
    const { data: doc } = result.value;
    const isHeld = !result.isReplay && startsWithSteps(doc.pasos, pasos);
    return isHeld ? { kind: 'received', doc } : verify(call, id);
  }
  if (result.error.status !== 409) {
    const outcome = failure(result.error);
    const stepId = findRefusedStep(notebook, result.error);
    return outcome.kind === 'refused' && stepId !== undefined ? { ...outcome, stepId } : outcome;
  }
  const stored = liveMatchDocSchema.safeParse(result.error.data).data;
  const held: ExchangeOutcome = stored ? { kind: 'received', doc: stored } : await verify(call, id);
  const isNews = held.kind !== 'received' || !isSameContent(held.doc.pasos, server.pasos);
  if (isNews) return held;
  // If the refusal came with the log, the same send would be refused forever. If the log was missing and is back, a
  // retry may work.
  return stored ? { kind: 'refused', msg: result.error.msg } : { kind: 'server-busy' };
}

/**
 * The version over which the sheet can be saved. `refused`: the version for which a save was just refused. If the match
 * still has it, nothing can be saved now, as during an import: retry later.
 */
const readVersion = (call: CallApi, id: string, refused?: number): Promise<ExchangeOutcome> =>
  readMatch(call, id, (partido) => {
    if (partido.jugado) return { kind: 'ended-elsewhere', partido };
    const { version } = partido;
    return version === refused ? { kind: 'server-busy' } : { kind: 'version-read', version };
  });

/** Saves the log's sheet over a version of the match. A repeated save has the same sheet and key. */
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
    return result.error.status === 409 ? readVersion(call, id, version) : failure(result.error);
  }
  if (!result.isReplay) return { kind: 'saved', partido: result.value.data };
  return readMatch(call, id, (partido) =>
    partido.jugado ? { kind: 'saved', partido } : { kind: 'sheet-annulled' },
  );
}

/**
 * Makes one exchange: sends the log while it has unsent steps, then the sheet if it is to be saved. With nothing to send,
 * asks what the server holds if `isUnchecked`.
 */
export async function exchange(
  notebook: Notebook,
  call: CallApi,
  isUnchecked: boolean,
): Promise<ExchangeOutcome> {
  const { cierre: closing, partido_id: id } = notebook;
  // Once the version is known, the sheet comes first: saving it ends the log.
  if (closing?.version !== undefined) return sendActa(notebook, closing.version, call);
  if (listUnsentSteps(notebook).length > 0) return sendSteps(notebook, call);
  if (closing) return readVersion(call, id);
  return isUnchecked && notebook.servidor.version > 0 ? verify(call, id) : { kind: 'up-to-date' };
}
