import { endpoints, type Partido, type Walkover } from '@club/shared';
import { useMemo, useReducer, useState } from 'react';
import { type ApiError, type ApiResult, callApi } from '../../lib/api/call-api';
import { useWrite } from '../../lib/api/use-write';
import { type ActaDifference, actaDifferences } from './acta-differences';
import { changeActa, isSameActa, toActaBody } from './acta-editor';
import { type ActaState, type ActaJugador, openActa } from './acta-state';

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

/** Fields that a draft stored by an older release may lack. */
type LaterField = 'sinCambios' | 'captain' | 'extraTime' | 'shootOut';

/** A sheet draft kept on the device, with the match version that it is based on. */
interface ActaDraft {
  readonly state: Omit<ActaState, 'plantilla' | LaterField> & Partial<Pick<ActaState, LaterField>>;
  readonly version: number;
}

const toFailure = ({ status, msg }: ApiError): ActaOutcome =>
  status === 409 ? { kind: 'conflict', msg, differences: [] } : { kind: 'error', msg };

/** Editing session of a match sheet. A conflicting save never loses local edits (regla 44). */
export function useActa(
  initial: Partido,
  active: readonly ActaJugador[],
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
  const { plantilla: _plantilla, ...unsaved } = aside ?? state;
  /** Unsaved edits to keep as a draft: those set aside, if any, or else the current ones. */
  const draft: ActaDraft = { state: unsaved, version };

  const openMatch = (match: Partido): ActaOutcome => {
    setPartido(match);
    setVersion(match.version);
    edit(openActa(match, active, callUp));
    return { kind: 'done' };
  };
  const applyResult = (result: ApiResult<{ readonly data: Partido }>): ActaOutcome => {
    if (!result.ok) return toFailure(result.error);
    setAside(undefined);
    return openMatch(result.value.data);
  };
  /** Opens the sheet that somebody has saved meanwhile, if it has everything entered here. Otherwise a conflict. */
  const compareWithSaved = async (error: ApiError): Promise<ActaOutcome> => {
    const result = await callApi(endpoints.fetchPartido, { id });
    if (!result.ok) return toFailure(error);
    const saved = openActa(result.value, active);
    const differences = actaDifferences({
      own: state,
      saved,
      base: stored,
      plantilla: [...state.plantilla, ...saved.plantilla],
    });
    const hasToDecide = !result.value.jugado || differences.some(({ isEntered }) => isEntered);
    return hasToDecide
      ? { kind: 'conflict', msg: error.msg, differences }
      : openMatch(result.value);
  };

  return {
    /** The match as last read or saved. */
    partido,
    state,
    edit,
    isDirty: isDirty || aside !== undefined,
    isBusy: saving.isBusy || annulling.isBusy,
    save: async () => {
      const result = await saving.send({ id, body: toActaBody(state, version) });
      return !result.ok && result.error.status === 409
        ? compareWithSaved(result.error)
        : applyResult(result);
    },
    /** Saves the match as awarded without being played (regla 100). `propia`: our club did not turn up. */
    award: async (walkover: Walkover) =>
      applyResult(await saving.send({ id, body: { incomparecencia: walkover, version } })),
    /** Resets the match to unplayed. */
    annul: async () => applyResult(await annulling.send({ id })),
    /** Opens the stored sheet. Unsaved edits are set aside for `recover`. */
    viewSaved: async () => {
      const result = await callApi(endpoints.fetchPartido, { id });
      if (!result.ok) return toFailure(result.error);
      if (isDirty) setAside(state);
      return openMatch(result.value);
    },
    draft,
    /** Continues a draft. A save is then based on the draft's version. */
    continueWith: (resumed: ActaDraft) => {
      // The length of a half is that of the match, not that of the draft.
      edit(({ halfMinutes }) => ({ ...resumed.state, halfMinutes }));
      setVersion(resumed.version);
    },
    /** Restores the edits that `viewSaved` set aside, if any. A save then overwrites the viewed version. */
    recover:
      aside &&
      (() => {
        edit(aside);
        setAside(undefined);
      }),
  };
}
