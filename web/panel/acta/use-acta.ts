import { endpoints, type Partido, type Walkover } from '@club/shared';
import { type Dispatch, useMemo, useReducer, useState } from 'react';
import { type ApiError, callApi } from '../../lib/api/call-api';
import { useWrite } from '../../lib/api/use-write';
import { type ActaDifference, actaDifferences } from './acta-differences';
import { type ActaAction, actaReducer, isSameActa, toBody } from './acta-editor';
import { type ActaState, type JugadorActa, openActa } from './acta-state';

/** Result of saving or annulling a sheet. `conflicto`: somebody else has saved different content meanwhile. */
export type ActaOutcome =
  | { readonly kind: 'hecho' }
  | {
      readonly kind: 'conflicto';
      readonly error: ApiError;
      /** Differences between the saved sheet and this one; empty if the saved one could not be read. */
      readonly differences: readonly ActaDifference[];
    }
  | { readonly kind: 'fallo'; readonly error: ApiError };

export interface ActaSession {
  /** The match as last read or saved. */
  readonly partido: Partido;
  readonly state: ActaState;
  readonly dispatch: Dispatch<ActaAction>;
  readonly isDirty: boolean;
  readonly isBusy: boolean;
  readonly save: () => Promise<ActaOutcome>;
  /** Saves the match as awarded: `propia` if our club did not turn up (regla 100). */
  readonly award: (walkover: Walkover) => Promise<ActaOutcome>;
  /** Resets the match to unplayed. */
  readonly anular: () => Promise<ActaOutcome>;
  /** Opens the stored sheet. Local edits are kept for `recover`. */
  readonly viewSaved: () => Promise<ActaOutcome>;
  /** Unsaved edits to keep as a draft: the ones set aside by `viewSaved` if any, else the current ones. */
  readonly borrador: ActaDraft;
  /** Continues a kept draft, based on the version that it was started from. */
  readonly continueWith: (draft: ActaDraft) => void;
  /** Restores the edits that `viewSaved` set aside, now based on the viewed version; `undefined` if there are none. */
  readonly recover: (() => void) | undefined;
}

/** Fields that older drafts do not have. */
type LaterField = 'sinCambios' | 'captain' | 'extraTime' | 'shootOut';

/** A sheet draft kept on the device, with the match version that it is based on. */
interface ActaDraft {
  readonly state: Omit<ActaState, 'plantilla' | LaterField> & Partial<Pick<ActaState, LaterField>>;
  readonly version: number;
}

/** Editing session of a match sheet. A conflicting save never loses local edits (regla 44). */
export function useActa(
  initial: Partido,
  active: readonly JugadorActa[],
  callUp: readonly string[],
): ActaSession {
  const [partido, setPartido] = useState(initial);
  const [state, dispatch] = useReducer(actaReducer, initial, (match) =>
    openActa(match, active, callUp),
  );
  const [aside, setAside] = useState<ActaState>();
  const [version, setVersion] = useState(initial.version);
  const saving = useWrite(endpoints.updatePartido);
  const undoing = useWrite(endpoints.anularActa);
  const stored = useMemo(() => openActa(partido, active, callUp), [partido, active, callUp]);
  const isDirty = !isSameActa(state, stored);
  const { _id: id } = partido;
  const { plantilla: _plantilla, ...written } = aside ?? state;

  const open = (match: Partido): ActaOutcome => {
    setPartido(match);
    setVersion(match.version);
    dispatch({ type: 'abrir', state: openActa(match, active, callUp) });
    return { kind: 'hecho' };
  };
  const fail = (error: ApiError): ActaOutcome =>
    error.status === 409 ? { kind: 'conflicto', error, differences: [] } : { kind: 'fallo', error };
  /** Handles a version conflict. If the saved sheet has everything entered here, there is nothing to decide. */
  const compare = async (error: ApiError): Promise<ActaOutcome> => {
    const result = await callApi(endpoints.fetchPartido, { id });
    if (!result.ok) return { kind: 'conflicto', error, differences: [] };
    const saved = openActa(result.value, active);
    const differences = actaDifferences({
      own: state,
      saved,
      base: stored,
      plantilla: [...state.plantilla, ...saved.plantilla],
    });
    const isAsked = !result.value.jugado || differences.some(({ isEntered }) => isEntered);
    return isAsked ? { kind: 'conflicto', error, differences } : open(result.value);
  };

  return {
    partido,
    state,
    dispatch,
    isDirty: isDirty || aside !== undefined,
    isBusy: saving.isBusy || undoing.isBusy,
    save: async () => {
      const result = await saving.send({ id, body: toBody(state, version) });
      if (!result.ok)
        return result.error.status === 409 ? compare(result.error) : fail(result.error);
      setAside(undefined);
      return open(result.value.data);
    },
    award: async (walkover) => {
      const result = await saving.send({ id, body: { incomparecencia: walkover, version } });
      if (!result.ok) return fail(result.error);
      setAside(undefined);
      return open(result.value.data);
    },
    anular: async () => {
      const result = await undoing.send({ id });
      if (!result.ok) return fail(result.error);
      setAside(undefined);
      return open(result.value.data);
    },
    viewSaved: async () => {
      const result = await callApi(endpoints.fetchPartido, { id });
      if (!result.ok) return fail(result.error);
      if (isDirty) setAside(state);
      return open(result.value);
    },
    borrador: { state: written, version },
    continueWith: (draft) => {
      // The list of players comes from the current state: it includes those of the saved sheet who have left the squad.
      const { plantilla, halfMinutes } = state;
      dispatch({ type: 'abrir', state: { ...state, ...draft.state, plantilla, halfMinutes } });
      setVersion(draft.version);
    },
    recover:
      aside &&
      (() => {
        dispatch({ type: 'abrir', state: aside });
        setAside(undefined);
      }),
  };
}
