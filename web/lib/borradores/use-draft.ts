import { useContext, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { DraftOwnerContext } from './draft-owner-context';
import { listDrafts, readDraft, removeDraft, type StoredDraft, writeDraft } from './draft-store';

const NONE: Drafts = [];

/** Milliseconds between a change and its being kept. */
const PAUSE_MS = 250;

interface DraftOptions<T> {
  /** What is edited, the same after a reload: 'ficha/abc'. */
  readonly clave: string;
  readonly titulo: string;
  /** Plain data only; what a device cannot keep is left out by whoever calls. */
  readonly valor: T;
  readonly isDirty: boolean;
  readonly onRecover: (valor: T) => void;
}

/** The draft of a form. */
export interface Draft {
  /** What was found from another time, until it is answered. */
  readonly offer: StoredDraft | undefined;
  readonly recover: () => void;
  readonly discard: () => void;
  /** Forgets what was typed: it has been saved, or left on purpose. */
  readonly clear: () => void;
}

/**
 * Keeps what is typed into a form on this device until it is saved, and offers what was left from another time: after a
 * reload, a crash, or a session that has expired (regla 66).
 */
export function useDraft<T>({ clave, titulo, valor, isDirty, onRecover }: DraftOptions<T>): Draft {
  const owner = useContext(DraftOwnerContext);
  const { pathname, search } = useLocation();
  const ruta = pathname + search;
  const key = `${owner}/${clave}`;
  const [offer, setOffer] = useState<{ readonly key: string; readonly draft: StoredDraft }>();
  const hasWritten = useRef(false);
  /** What was saved or left, and is no draft any more even while it stands in the form. */
  const finished = useRef<string>(undefined);
  const content = JSON.stringify(valor);

  useEffect(() => {
    let isCurrent = true;
    void readDraft(key).then((draft) => {
      if (isCurrent && draft && !hasWritten.current) setOffer({ key, draft });
    });
    return () => {
      isCurrent = false;
    };
  }, [key]);

  useEffect(() => {
    if (!isDirty) {
      if (hasWritten.current) void removeDraft(key);
      hasWritten.current = false;
      return;
    }
    const keep = () => {
      if (finished.current === content) return;
      hasWritten.current = true;
      const cuando = new Date().toISOString();
      void writeDraft(key, {
        cuando,
        titulo,
        ruta,
        valor: JSON.parse(content) as unknown,
      });
    };
    const timer = setTimeout(keep, PAUSE_MS);
    window.addEventListener('pagehide', keep);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pagehide', keep);
    };
  }, [key, titulo, ruta, content, isDirty]);

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
      // Only this hook writes under this key, and it writes what `valor` is.
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
 * What is kept on this device of the person who is here, latest first; read again when `moment` changes, and nothing until
 * then: what was read before may have been thrown away since.
 */
export function useDrafts(moment?: unknown): Drafts {
  const owner = useContext(DraftOwnerContext);
  const [read, setRead] = useState<{ readonly moment: unknown; readonly drafts: Drafts }>();
  useEffect(() => {
    let isCurrent = true;
    void listDrafts(`${owner}/`).then((found) => {
      const drafts = found.map(([key, draft]) => [key.slice(owner.length + 1), draft] as const);
      if (isCurrent) setRead({ moment, drafts });
    });
    return () => {
      isCurrent = false;
    };
  }, [owner, moment]);
  return read && read.moment === moment ? read.drafts : NONE;
}
