import { endpoints, type EndpointResponse, type Partido, type Walkover } from '@club/shared';
import { useMemo, useReducer, useState } from 'react';
import { type ApiError, type ApiResult, callApi } from '../../lib/api/call-api';
import { useWrite } from '../../lib/api/use-write';
import { type ActaDifference, actaDifferences } from './acta-differences';
import { changeActa, isSameActa, toBody } from './acta-editor';
import { type ActaState, type JugadorActa, openActa } from './acta-state';

/** Somebody else has saved different content meanwhile. */
export interface ActaConflict {
  readonly kind: 'conflict';
  readonly msg: string;
  /** Differences between the saved sheet and this one; empty if the saved one could not be read. */
  readonly differences: readonly ActaDifference[];
}

/** Result of saving or annulling a sheet. `msg` is the server's. */
export type ActaOutcome =
  | { readonly kind: 'done' }
  | ActaConflict
  | { readonly kind: 'error'; readonly msg: string };

/** Fields that drafts kept by older versions of the panel may lack. */
type LaterField = 'sinCambios' | 'captain' | 'extraTime' | 'shootOut';

/** A sheet draft kept on the device, with the match version that it is based on. */
interface ActaDraft {
  readonly state: Omit<ActaState, 'plantilla' | LaterField> & Partial<Pick<ActaState, LaterField>>;
  readonly version: number;
}

const fail = ({ status, msg }: ApiError): ActaOutcome =>
  status === 409 ? { kind: 'conflict', msg, differences: [] } : { kind: 'error', msg };

/** Editing session of a match sheet. A conflicting save never loses local edits (regla 44). */
export function useActa(
  initial: Partido,
  active: readonly JugadorActa[],
  callUp: readonly string[],
) {
  const [partido, setPartido] = useState(initial);
  const [state, edit] = useReducer(changeActa, initial, (match) => openActa(match, active, callUp));
  /** Edits set aside while the saved sheet is viewed. */
  const [aside, setAside] = useState<ActaState>();
  const [version, setVersion] = useState(initial.version);
  const saving = useWrite(endpoints.updatePartido);
  const annulling = useWrite(endpoints.anularActa);
  const stored = useMemo(() => openActa(partido, active, callUp), [partido, active, callUp]);
  const isDirty = !isSameActa(state, stored);
  const { _id: id } = partido;
  const { plantilla: _plantilla, ...kept } = aside ?? state;
  /** Unsaved edits to keep as a draft: the ones set aside if any, else the current ones. */
  const draft: ActaDraft = { state: kept, version };

  const open = (match: Partido): ActaOutcome => {
    setPartido(match);
    setVersion(match.version);
    edit(openActa(match, active, callUp));
    return { kind: 'done' };
  };
  const finish = (
    result: ApiResult<
      EndpointResponse<typeof endpoints.updatePartido | typeof endpoints.anularActa>
    >,
  ): ActaOutcome => {
    if (!result.ok) return fail(result.error);
    setAside(undefined);
    return open(result.value.data);
  };
  /** Compares with the sheet that somebody has saved meanwhile. If it has everything entered here, it is opened. */
  const compareWithSaved = async (error: ApiError): Promise<ActaOutcome> => {
    const result = await callApi(endpoints.fetchPartido, { id });
    if (!result.ok) return fail(error);
    const saved = openActa(result.value, active);
    const differences = actaDifferences({
      own: state,
      saved,
      base: stored,
      plantilla: [...state.plantilla, ...saved.plantilla],
    });
    const hasToDecide = !result.value.jugado || differences.some(({ isEntered }) => isEntered);
    return hasToDecide ? { kind: 'conflict', msg: error.msg, differences } : open(result.value);
  };

  return {
    /** The match as last read or saved. */
    partido,
    state,
    edit,
    isDirty: isDirty || aside !== undefined,
    isBusy: saving.isBusy || annulling.isBusy,
    save: async () => {
      const result = await saving.send({ id, body: toBody(state, version) });
      return !result.ok && result.error.status === 409
        ? compareWithSaved(result.error)
        : finish(result);
    },
    /** Saves the match as awarded without being played (regla 100). `propia`: our club did not turn up. */
    award: async (walkover: Walkover) =>
      finish(await saving.send({ id, body: { incomparecencia: walkover, version } })),
    /** Resets the match to unplayed. */
    annul: async () => finish(await annulling.send({ id })),
    /** Opens the stored sheet. Local edits are kept for `recover`. */
    viewSaved: async () => {
      const result = await callApi(endpoints.fetchPartido, { id });
      if (!result.ok) return fail(result.error);
      if (isDirty) setAside(state);
      return open(result.value);
    },
    draft,
    /** Continues a kept draft, based on the version that it was started from. */
    continueWith: (stored: ActaDraft) => {
      // The length of a half and the list of players stay as they were read.
      edit(({ halfMinutes }) => ({ ...stored.state, halfMinutes }));
      setVersion(stored.version);
    },
    /** Restores the edits that `viewSaved` set aside, now based on the viewed version; `undefined` without them. */
    recover:
      aside &&
      (() => {
        edit(aside);
        setAside(undefined);
      }),
  };
}
