import { createContext, useContext, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { whileCurrent } from '../while-current';
import { listDrafts, readDraft, removeDraft, type StoredDraft, writeDraft } from './draft-store';

/** Account that owns the drafts. The panel provides it, so that this module does not depend on the session. */
export const DraftOwnerContext = createContext('');

const NONE: Drafts = [];

/** Debounce, in milliseconds. */
const PAUSE_MS = 250;

interface DraftOptions<T> {
  /** Identifies what is edited, also after a reload: 'ficha/abc'. */
  readonly clave: string;
  readonly titulo: string;
  /** Must be JSON data. The caller leaves out what cannot be stored. */
  readonly valor: T;
  readonly isDirty: boolean;
  readonly onRecover: (value: T) => void;
}

/** State of a form's draft. */
export interface Draft {
  /** Draft of an earlier visit, until the user recovers or discards it. */
  readonly offer: StoredDraft | undefined;
  readonly recover: () => void;
  readonly discard: () => void;
  /** Removes the draft after the form was saved or deliberately left. */
  readonly clear: () => void;
}

/**
 * Stores a form's content on this device until it is saved, and offers to restore a draft after a reload, a crash or an
 * expired session (regla 66).
 */
export function useDraft<T>({ clave, titulo, valor, isDirty, onRecover }: DraftOptions<T>): Draft {
  const owner = useContext(DraftOwnerContext);
  const { pathname, search } = useLocation();
  const route = pathname + search;
  const key = `${owner}/${clave}`;
  const [offer, setOffer] = useState<{ readonly key: string; readonly draft: StoredDraft }>();
  const hasWritten = useRef(false);
  /** JSON of the content that was saved or left. It is not stored again as long as the form still contains it. */
  const finished = useRef<string>(undefined);
  const content = JSON.stringify(valor);

  useEffect(() => {
    return whileCurrent(readDraft(key), (draft) => {
      if (draft && !hasWritten.current) setOffer({ key, draft });
    });
  }, [key]);

  useEffect(() => {
    if (!isDirty) {
      if (hasWritten.current) void removeDraft(key);
      hasWritten.current = false;
      return;
    }
    const store = () => {
      if (finished.current === content) return;
      hasWritten.current = true;
      void writeDraft(key, {
        cuando: new Date().toISOString(),
        titulo,
        ruta: route,
        valor: JSON.parse(content) as unknown,
      });
    };
    const timer = setTimeout(store, PAUSE_MS);
    window.addEventListener('pagehide', store);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pagehide', store);
    };
  }, [key, titulo, route, content, isDirty]);

  const clear = () => {
    finished.current = content;
    hasWritten.current = false;
    setOffer(undefined);
    void removeDraft(key);
  };
  const current = offer?.key === key ? offer.draft : undefined;
  return {
    offer: current,
    recover: () => {
      setOffer(undefined);
      // Only this hook writes under this key, so the stored value is a `T`.
      if (current) onRecover(current.valor as T);
    },
    discard: () => {
      setOffer(undefined);
      if (!isDirty) void removeDraft(key);
    },
    clear,
  };
}

type Drafts = readonly (readonly [string, StoredDraft])[];

/**
 * Drafts of the current owner on this device, latest first. Reads them again when `moment` changes, and returns an
 * empty list meanwhile, because some of them may have been removed.
 */
export function useDrafts(moment?: unknown): Drafts {
  const owner = useContext(DraftOwnerContext);
  const [read, setRead] = useState<{ readonly moment: unknown; readonly drafts: Drafts }>();
  useEffect(() => {
    return whileCurrent(listDrafts(`${owner}/`), (found) => {
      const drafts = found.map(([key, draft]) => [key.slice(owner.length + 1), draft] as const);
      setRead({ moment, drafts });
    });
  }, [owner, moment]);
  return read && read.moment === moment ? read.drafts : NONE;
}
