import { endpoints, type Partido } from '@club/shared';
import { type Dispatch, useMemo, useReducer, useState } from 'react';
import { type ApiError, callApi } from '../../lib/api/call-api';
import { useWrite } from '../../lib/api/use-write';
import { type ActaDifference, actaDifferences } from './acta-differences';
import { type ActaAction, actaReducer, isSameActa, toBody } from './acta-editor';
import { type ActaState, type JugadorActa, openActa } from './acta-state';

/** How saving or undoing a sheet ended: `conflicto` when somebody else has saved something else in between. */
export type ActaOutcome =
  | { readonly kind: 'hecho' }
  | {
      readonly kind: 'conflicto';
      readonly error: ApiError;
      /** Where the saved sheet and this one differ; empty where the saved one could not be read. */
      readonly differences: readonly ActaDifference[];
    }
  | { readonly kind: 'fallo'; readonly error: ApiError };

export interface ActaSession {
  /** The match as it was last read or saved. */
  readonly partido: Partido;
  readonly state: ActaState;
  readonly dispatch: Dispatch<ActaAction>;
  readonly isDirty: boolean;
  readonly isBusy: boolean;
  readonly save: () => Promise<ActaOutcome>;
  /** Takes the match back to unplayed. */
  readonly anular: () => Promise<ActaOutcome>;
  /** Opens what is stored now; one's own text is put aside, not lost. */
  readonly viewSaved: () => Promise<ActaOutcome>;
  /** What is being written and not saved, the text that was put aside first. */
  readonly borrador: ActaDraft;
  /** Goes on with what was written another time, over the version on which it was begun. */
  readonly continueWith: (borrador: ActaDraft) => void;
  /** Brings the text that was put aside back, over the version that has been seen; absent without one. */
  readonly recover: (() => void) | undefined;
}

/** A sheet as it is kept on a device: what was written, and on which version of the match. */
interface ActaDraft {
  readonly state: Omit<ActaState, 'plantilla' | 'sinCambios'> &
    Partial<Pick<ActaState, 'sinCambios'>>;
  readonly version: number;
}

/** Work on the sheet of a match: nothing written is ever lost to somebody else's save (regla 44). */
export function useActa(initial: Partido, activos: readonly JugadorActa[]): ActaSession {
  const [partido, setPartido] = useState(initial);
  const [state, dispatch] = useReducer(actaReducer, initial, (match) => openActa(match, activos));
  const [aside, setAside] = useState<ActaState>();
  const [version, setVersion] = useState(initial.version);
  const saving = useWrite(endpoints.updatePartido);
  const undoing = useWrite(endpoints.anularActa);
  const stored = useMemo(() => openActa(partido, activos), [partido, activos]);
  const isDirty = !isSameActa(state, stored);
  const { _id: id } = partido;
  const { plantilla: _plantilla, ...written } = aside ?? state;

  const open = (match: Partido): ActaOutcome => {
    setPartido(match);
    setVersion(match.version);
    dispatch({ type: 'abrir', state: openActa(match, activos) });
    return { kind: 'hecho' };
  };
  const fail = (error: ApiError): ActaOutcome =>
    error.status === 409 ? { kind: 'conflicto', error, differences: [] } : { kind: 'fallo', error };
  /** Somebody else has saved this match. Where he has saved all that was entered here, nothing is left to ask. */
  const compare = async (error: ApiError): Promise<ActaOutcome> => {
    const result = await callApi(endpoints.fetchPartido, { id });
    if (!result.ok) return { kind: 'conflicto', error, differences: [] };
    const saved = openActa(result.value, activos);
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
    continueWith: (borrador) => {
      // Whoever was in it and is not in the squad any more stays in the list of those who can be called up.
      const { plantilla, minutosParte } = state;
      // What was kept before sheets knew of changes says nothing of them.
      const { sinCambios = state.sinCambios } = borrador.state;
      dispatch({
        type: 'abrir',
        state: { ...borrador.state, plantilla, minutosParte, sinCambios },
      });
      setVersion(borrador.version);
    },
    recover:
      aside &&
      (() => {
        dispatch({ type: 'abrir', state: aside });
        setAside(undefined);
      }),
  };
}
